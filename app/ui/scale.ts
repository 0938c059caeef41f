/** Geometry of scale bars, in percent of their length. */

/** Returns the position of `value` on a scale from 0 to `max` as an SVG length, limited to its ends. */
export function at(value: number, max = 100): string {
  return `${round(share(value, max) * 100)}%`
}

/** Returns the length of an interval on a scale from 0 to `max`, as an SVG length. */
export function stretch(from: number, to: number, max = 100): string {
  return `${round(Math.max(0, share(to, max) - share(from, max)) * 100)}%`
}

/** Returns the filled share of a segment; the rest is the gap after it. With few segments the gap takes a smaller
 *  share, so that it does not become wide. */
const inkedOf = (count: number) => round(1 - Math.min(0.18, 0.015 * count))

/** Returns the geometry of a bar of `max` segments with `value` of them done and the needle over the middle of the
 *  next. */
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
