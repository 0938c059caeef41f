import type { Aptitude, Trait, WorkValue } from '#app/domain/guidance/facts.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'

/** Every scale that a text may mention. Keys are unique across the instruments. */
export type ScaleKey = Letter | Trait | WorkValue | Aptitude

/** Two interests, in the order R I A S E C. */
export type LetterPair =
  | 'RI'
  | 'RA'
  | 'RS'
  | 'RE'
  | 'RC'
  | 'IA'
  | 'IS'
  | 'IE'
  | 'IC'
  | 'AS'
  | 'AE'
  | 'AC'
  | 'SE'
  | 'SC'
  | 'EC'
