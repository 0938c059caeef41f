import type { Language } from '#app/i18n/config.ts'
import type { AnalysisText, Facts, ProfessionWords } from '#app/domain/guidance/facts.ts'
import { english } from './en/words.ts'
import { kazakh } from './kk/words.ts'
import { writeMonth } from './month.ts'
import { read } from './reading.ts'
import { writeRemarks } from './remarks.ts'
import { russian } from './ru/words.ts'
import { writeCautions, writeStrengths, writeWorking } from './sides.ts'
import { writeHeadline, writeSetting, writeSummary } from './summary.ts'
import type { Words } from './words.ts'

const words: Record<Language, Words> = { ru: russian, kk: kazakh, en: english }

/** Writes an analysis from computed facts, without a model. Pure: the same facts give the same text. Scores and bands
 *  are quoted as in the facts (0–100, whole points); a scale is called high or low only where its whole band lies on
 *  that side of the middle. Expects all six interests, five traits and six values. */
export function writeAnalysis(facts: Facts, professions: ProfessionWords, language: Language): AnalysisText {
  const reading = read(facts)
  const vocabulary = words[language]
  const titles = new Map([...professions].map(([id, { title }]) => [id, title]))
  const setting = writeSetting(reading, vocabulary)
  return {
    headline: writeHeadline(reading, vocabulary),
    ...(setting && { setting }),
    summary: writeSummary(reading, vocabulary),
    strengths: writeStrengths(reading, vocabulary),
    cautions: writeCautions(reading, vocabulary),
    working: writeWorking(reading, vocabulary),
    professions: writeRemarks(reading, vocabulary, professions),
    month: writeMonth(reading, vocabulary, titles),
  }
}
