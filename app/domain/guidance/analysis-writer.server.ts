import { findTitles } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import type { AnalysisText, Facts } from './facts.ts'
import { writeAnalysis } from './writer/write-analysis.ts'

export type Written = { text: AnalysisText; writer: 'BUILT_IN' | 'MODEL'; model: string | null }

/** Whether a model outside could put the facts into words, for who agrees to it. */
export function isAdvisorAvailable(): boolean {
  return false
}

/** The words for the facts of an analysis, and who wrote them. A model's consent is in `withModel`; without one, and
 *  whenever it fails, the built-in writer writes from the same facts. */
export async function writeText(
  analysis: { id: string; withModel: boolean },
  facts: Facts,
  language: Language,
): Promise<Written> {
  // The advisor's place: `analysis.withModel && isAdvisorAvailable()` asks it first.
  return { text: await writeBuiltIn(facts, language), writer: 'BUILT_IN', model: null }
}

/** The built-in writer's words, in any language, from the same facts. */
export async function writeBuiltIn(facts: Facts, language: Language): Promise<AnalysisText> {
  const titles = await findTitles(professionIdsOf(facts), language)
  return writeAnalysis(facts, new Map([...titles].map(([id, { title }]) => [id, title])), language)
}

export function professionIdsOf({ professions, contrast }: Facts): string[] {
  return [...professions, ...(contrast ? [contrast] : [])].map(({ id }) => id)
}
