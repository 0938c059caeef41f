import { holds } from '#app/domain/accounts/consents.server.ts'
import { findScaleNames } from '#app/domain/assessments/instrument.server.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { findTitles } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { advise } from './advice.server.ts'
import type { AnalysisText, AnalysisWriter, Facts, ProfessionTitles } from './facts.ts'

export type Written = { text: AnalysisText; writer: 'BUILT_IN' | 'MODEL'; model: string | null }

/** The words for the facts of an analysis, and who wrote them: a model, when the person wished it, their consent holds
 *  to this minute and its text agrees with the facts; in every other case the built-in writer, from the same facts. */
export async function writeText(
  analysis: { userId: string; withModel: boolean },
  facts: Facts,
  language: Language,
  { writer, ...work }: { writer: AnalysisWriter } & Work,
): Promise<Written> {
  const titles = await titlesOf(facts, language)
  const advised =
    analysis.withModel && (await holds(analysis.userId, 'ADVISOR'))
      ? await advise(facts, { titles, scaleNames: await findScaleNames(language), language }, { ...writer, ...work })
      : null
  return advised
    ? { ...advised, writer: 'MODEL' }
    : { text: writer.write(facts, titles, language), writer: 'BUILT_IN', model: null }
}

async function titlesOf(facts: Facts, language: Language): Promise<ProfessionTitles> {
  const titles = await findTitles(professionIdsOf(facts), language)
  return new Map([...titles].map(([id, { title }]) => [id, title]))
}

export function professionIdsOf({ professions, contrast }: Facts): string[] {
  return [...professions, ...(contrast ? [contrast] : [])].map(({ id }) => id)
}
