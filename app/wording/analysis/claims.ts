import type { ScaleKey } from './scales.ts'

/** How a language names the scales and says that one is high or low: what is looked for in a text that was not written
 *  here. Patterns are matched against the text in lower case. */
export type ClaimWords = {
  scale: Record<ScaleKey, RegExp>
  high: RegExp
  low: RegExp
  /** "not high" is no claim that it is high. */
  negated: RegExp
  /** Where one statement ends and another begins. */
  clause: RegExp
  /** A unit of scores right before or right after a number. */
  points: { before: RegExp; after: RegExp }
  /** "out of" before the hundred, the length of the scale. */
  outOf: RegExp
}
