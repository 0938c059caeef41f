import type { Language } from '#app/i18n/config.ts'
import type { AnalysisText, Facts, ProfessionTitles } from '#app/domain/guidance/facts.ts'
import { english } from './en/words.ts'
import { kazakh } from './kk/words.ts'
import { writeMonth } from './month.ts'
import { read, type Reading } from './reading.ts'
import { writeRemarks } from './remarks.ts'
import { russian } from './ru/words.ts'
import { writeCautions, writeStrengths, writeWorking } from './sides.ts'
import { writeHeadline, writeSummary } from './summary.ts'
import type { Note, Words } from './words.ts'

const words: Record<Language, Words> = { ru: russian, kk: kazakh, en: english }

/** The built-in writer: puts computed facts into words, without a model. Pure: the same facts give the same text.
 *  Scores and bands are quoted as they stand in the facts (0–100, whole points); a scale is called high or low only
 *  where its whole band lies on that side of the middle. Expects all six interests, five traits and six values. */
export function writeAnalysis(facts: Facts, titles: ProfessionTitles, language: Language): AnalysisText {
  const reading = read(facts)
  const said = words[language]
  const fit = (text: string) => forReader(text, reading)
  const fitNotes = (notes: Note[]) => notes.map(({ title, text }) => ({ title: fit(title), text: fit(text) }))
  return {
    headline: fit(writeHeadline(reading, said)),
    summary: writeSummary(reading, said).map(fit),
    strengths: fitNotes(writeStrengths(reading, said)),
    cautions: fitNotes(writeCautions(reading, said)),
    working: writeWorking(reading, said).map(fit),
    professions: writeRemarks(reading, said, titles).map(({ id, text }) => ({ id, text: fit(text) })),
    month: fitNotes(writeMonth(reading, said, titles)),
  }
}

/** Chooses the example for a reader who studies or for one who works: `[on a lesson|at work]`. */
function forReader(text: string, { works }: Reading) {
  return text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, studies: string, working: string) => (works ? working : studies))
}
