import { hasConsent } from '#app/domain/accounts/consents.server.ts'
import { findScaleNames } from '#app/domain/assessments/instrument.server.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { findDutiesByInterest, findTitles } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { advise, isAdvised } from './advice.server.ts'
import type { AnalysisText, AnalysisWriter, Facts, ProfessionWords } from './facts.ts'

export type Written = { text: AnalysisText; writer: 'BUILT_IN' | 'MODEL'; model: string | null }

/** Writes the text of an analysis and returns who wrote it. A model writes it if the person requested it, their consent
 *  still holds, models are not turned off by an administrator, and its text agrees with the facts; otherwise the
 *  built-in writer does. */
export async function writeText(
  analysis: { userId: string; withModel: boolean },
  facts: Facts,
  language: Language,
  { writer, ...work }: { writer: AnalysisWriter } & Work,
): Promise<Written> {
  const professions = await findProfessionWords(facts, language)
  const titles = new Map([...professions].map(([id, { title }]) => [id, title]))
  const advised =
    analysis.withModel && (await isAdvised()) && (await hasConsent(analysis.userId, 'ADVISOR'))
      ? await advise(facts, { titles, scaleNames: await findScaleNames(language), language }, { ...writer, ...work })
      : null
  return advised
    ? { ...advised, writer: 'MODEL' }
    : { text: writer.write(facts, professions, language), writer: 'BUILT_IN', model: null }
}

/** Titles and duties the built-in writer may use for the professions of an analysis. */
async function findProfessionWords(facts: Facts, language: Language): Promise<ProfessionWords> {
  const ids = professionIdsOf(facts)
  const [titles, duties] = await Promise.all([findTitles(ids, language), findDutiesByInterest(ids, language)])
  return new Map([...titles].map(([id, { title }]) => [id, { title, duties: duties.get(id) ?? {} }]))
}

export function professionIdsOf({ professions, contrast }: Facts): string[] {
  return [...professions, ...(contrast ? [contrast] : [])].map(({ id }) => id)
}
