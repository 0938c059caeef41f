import type { ScaleKey } from './scales.ts'

/** Patterns for the names of scales and for claims that a scale is high or low. They check texts that a model wrote,
 *  and are matched against the text in lower case. */
export type ClaimWords = {
  scale: Record<ScaleKey, RegExp>
  high: RegExp
  low: RegExp
  /** Matches a negation: "not high" does not claim that a scale is high. */
  negated: RegExp
  /** Separates one statement from the next. */
  clause: RegExp
  /** A unit of scores directly before or after a number. */
  points: { before: RegExp; after: RegExp }
  /** "out of" before 100, the length of the scale. */
  outOf: RegExp
}
