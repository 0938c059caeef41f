import type { Language } from '#app/i18n/config.ts'
import type { MaterialLevel, Skill } from './vocabulary.ts'

/** What choosing needs of a material. */
export type MaterialCard = {
  id: string
  /** The most telling first. */
  skills: Skill[]
  language: Language
  level: MaterialLevel
  hours: number
  free: boolean
}
