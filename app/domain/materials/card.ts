import type { Language } from '#app/i18n/config.ts'
import type { MaterialLevel, Skill } from './vocabulary.ts'

/** Data of a material needed to choose it. */
export type MaterialCard = {
  id: string
  /** Skills it teaches, the main one first. */
  skills: Skill[]
  language: Language
  level: MaterialLevel
  hours: number
  free: boolean
}
