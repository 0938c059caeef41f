/** Matches a person's interests with professions by profile correlation over the six RIASEC scales. Pure, without a
 *  database. */

import { type Interests, letters } from '#app/domain/professions/interests.ts'

export { letters, type Interests, type Letter, strongest } from '#app/domain/professions/interests.ts'

export type Matched<P> = P & {
  /** Pearson correlation of the two profiles, −1 to 1; 0 when either of them is flat. */
  correlation: number
  /** Euclidean distance of the two profiles, in the units of the values. */
  distance: number
}

/** Ranks professions by the Pearson correlation of their interests with the person's, ties by the smaller Euclidean
 *  distance. Does not mutate the argument; all fields of a profession are kept. The correlation accepts any scale; the
 *  distance requires both profiles on 1–7. Source: Rounds, McCloy, et al. (O*NET Interest Profiler, profile correlation
 *  instead of letter codes). */
export function rankByInterest<P extends { interests: Interests }>(
  profile: Interests,
  professions: readonly P[],
): Matched<P>[] {
  const person = shape(profile)
  return professions
    .map(profession => ({
      ...profession,
      correlation: correlation(person, shapeOf(profession.interests)),
      distance: distance(profile, profession.interests),
    }))
    .sort((one, other) => compare(other.correlation, one.correlation) || one.distance - other.distance)
}

/** Compares to ten decimal places, so that rounding noise does not hide a tie. */
function compare(one: number, other: number) {
  const difference = one - other
  return Math.abs(difference) < 1e-10 ? 0 : difference
}

/** Standard scores within a profile (population standard deviation); all 0 for a flat one. */
export function standardised(profile: Interests): Interests {
  const { from, sd } = shape(profile)
  return Object.fromEntries(letters.map((letter, at) => [letter, sd < FLAT ? 0 : from[at]! / sd])) as Interests
}

const FLAT = 1e-12

/** Deviations of a profile from its own mean, and their population standard deviation. Written as plain loops because a
 *  shortlist calls it a thousand times. */
function shape(profile: Interests) {
  let sum = 0
  for (const letter of letters) sum += profile[letter]
  const centre = sum / letters.length
  const from: number[] = []
  let squares = 0
  for (const letter of letters) {
    const difference = profile[letter] - centre
    from.push(difference)
    squares += difference * difference
  }
  return { from, sd: Math.sqrt(squares / letters.length) }
}

type Shape = ReturnType<typeof shape>

/** Cache of the shapes of professions. Only frozen profiles are cached, because they cannot change. */
const shapes = new WeakMap<Interests, Shape>()

function shapeOf(interests: Interests): Shape {
  if (!Object.isFrozen(interests)) return shape(interests)
  const known = shapes.get(interests) ?? shape(interests)
  shapes.set(interests, known)
  return known
}

function correlation(one: Shape, other: Shape) {
  if (one.sd < FLAT || other.sd < FLAT) return 0
  let products = 0
  for (let at = 0; at < letters.length; at++) products += one.from[at]! * other.from[at]!
  return products / letters.length / (one.sd * other.sd)
}

function distance(one: Interests, other: Interests) {
  let squares = 0
  for (const letter of letters) squares += (one[letter] - other[letter]) ** 2
  return Math.sqrt(squares)
}

/** Standard deviation of the six values on the 1–7 scale below which a profile has no shape to match. */
export const UNDIFFERENTIATED_SD = 0.5

/** Checks whether a profile on the 1–7 scale is too flat to rank professions (population SD below 0.5). */
export function isUndifferentiated(profile: Interests): boolean {
  return shape(profile).sd < UNDIFFERENTIATED_SD
}

/** Converts a scale score of 0–100 to the 1–7 scale of the professions' interest values. */
export function toInterestValue(score: number): number {
  return 1 + (score / 100) * 6
}

export type Closeness = 'very-close' | 'close' | 'some'

/** Describes a correlation in words. The limits are the one-sided critical values of r for six points: .729 (p = .05)
 *  and .608 (p = .10). */
export function closeness(correlation: number): Closeness {
  if (correlation >= 0.729) return 'very-close'
  return correlation >= 0.608 ? 'close' : 'some'
}
