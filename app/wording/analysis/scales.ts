import type { Aptitude, Trait, WorkValue } from '#app/domain/guidance/facts.ts'
import type { Letter } from '#app/domain/guidance/matching.ts'

/** Every scale a text may speak of. No two kinds share a key. */
export type ScaleKey = Letter | Trait | WorkValue | Aptitude

/** Two interests together, in the order R I A S E C. */
export type LetterPair =
  'RI' | 'RA' | 'RS' | 'RE' | 'RC' | 'IA' | 'IS' | 'IE' | 'IC' | 'AS' | 'AE' | 'AC' | 'SE' | 'SC' | 'EC'

/** Three interests together, in the order R I A S E C. */
export type LetterTrio =
  | 'RIA'
  | 'RIS'
  | 'RIE'
  | 'RIC'
  | 'RAS'
  | 'RAE'
  | 'RAC'
  | 'RSE'
  | 'RSC'
  | 'REC'
  | 'IAS'
  | 'IAE'
  | 'IAC'
  | 'ISE'
  | 'ISC'
  | 'IEC'
  | 'ASE'
  | 'ASC'
  | 'AEC'
  | 'SEC'

/** Two work values together, in the order of the vocabulary. */
export type ValuePair =
  | 'achievement independence'
  | 'achievement recognition'
  | 'achievement relationships'
  | 'achievement support'
  | 'achievement conditions'
  | 'independence recognition'
  | 'independence relationships'
  | 'independence support'
  | 'independence conditions'
  | 'recognition relationships'
  | 'recognition support'
  | 'recognition conditions'
  | 'relationships support'
  | 'relationships conditions'
  | 'support conditions'
