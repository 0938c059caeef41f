/** Geometry of everything that is measured on a scale bar, in percent of its length. */

/** Where `value` stands on a scale from 0 to `max`, as an SVG length; never beyond its ends. */
export function at(value: number, max = 100): string {
  return `${round(share(value, max) * 100)}%`
}

/** How long a stretch is on a scale from 0 to `max`. */
export function stretch(from: number, to: number, max = 100): string {
  return `${round(Math.max(0, share(to, max) - share(from, max)) * 100)}%`
}

/** The part of a segment that is inked; the rest is the gap after it. Few segments are long, but their gaps are not. */
const inkedOf = (count: number) => round(1 - Math.min(0.18, 0.015 * count))

/** A bar of `max` segments with `value` of them done and the needle over the middle of the one that is next. */
export function segments(value: number, max: number) {
  const count = Math.max(1, Math.round(max))
  const done = Math.min(count, Math.max(0, Math.round(value)))
  const inked = inkedOf(count)
  return {
    count,
    done,
    filled: at(done, count),
    needle: at(done + inked / 2, count),
    dash: `${inked} ${round(1 - inked)}`,
  }
}

function share(value: number, max: number) {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
}

function round(value: number) {
  return Math.round(value * 100) / 100
}
