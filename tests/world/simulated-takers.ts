import type { Range } from '#app/domain/assessments/scoring.ts'

/** A test for simulated people: number of scales, asked in turn, and of items per scale. */
export type Form = { scales: number; items: number; reversed?: boolean; centre?: number; range?: Range }

/** Seeded random numbers (Mulberry32 and Box–Muller), so that the people are the same in every run. */
export function drawFrom(seed: number) {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return { random, normal: () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()) }
}

/** Standard deviations of a person's level, of their scales and of single answers, in steps of a five-point scale.
 *  Together they make ten items as reliable as our tests are designed to be (alpha .80). */
const LEVEL_SD = 0.3
const SCALE_SD = 0.6
const ANSWER_SD = 1
const ITEM_SD = 0.4
const FIVE_POINT_SPAN = 4

/** Simulates people who answer honestly, people who answer at random, and people who do so at every second item. */
export function takersOf({ scales: count, items, reversed = false, centre = 3.2, range = [1, 5] }: Form, seed: number) {
  const { random, normal } = drawFrom(seed)
  const [lowest, highest] = range
  const step = (highest - lowest) / FIVE_POINT_SPAN
  const scales = Array.from({ length: count * items }, (_, at) => String(at % count))
  const keys = scales.map((_, at): 1 | -1 => (reversed && (at + Math.floor(at / count)) % 2 === 1 ? -1 : 1))
  const popularity = scales.map(() => normal() * ITEM_SD)
  const anything = () => lowest + Math.floor(random() * (highest - lowest + 1))

  function honest() {
    const level = centre + normal() * LEVEL_SD
    const own = Array.from({ length: count }, () => level + normal() * SCALE_SD)
    return scales.map((scale, at) => {
      const wish = lowest + (own[Number(scale)]! + normal() * ANSWER_SD + popularity[at]! - 1) * step
      const answer = Math.min(highest, Math.max(lowest, Math.round(wish)))
      return keys[at] === 1 ? answer : lowest + highest - answer
    })
  }
  return {
    scales,
    keys,
    range,
    honest,
    random: () => scales.map(anything),
    halfRandom: () => honest().map(answer => (random() < 0.5 ? anything() : answer)),
  }
}
