import type { listAdmissions } from '#app/domain/institutions/admission-analyses.server.ts'
import { nameMajors } from '#app/domain/institutions/admission-sheet.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { momentText } from '#app/i18n/format.server.ts'
import { shortText } from './standing-text.server.ts'
import { summaryText } from './summary-text.server.ts'

type Listed = Awaited<ReturnType<typeof listAdmissions>>[number]

/** An earlier analysis as it stands in the list. */
export function historyTexts({ id, createdAt, facts, underWay }: Listed, language: Language) {
  return {
    id,
    underWay,
    on: momentText(createdAt, language),
    summary: facts && summaryText(facts.choices, language),
  }
}

export type HistoryTexts = ReturnType<typeof historyTexts>

/** Two analyses, programme by programme; null unless both are there. */
export async function compareTexts(chosen: readonly (Listed | undefined)[], language: Language) {
  const [one, other] = chosen
  if (!one?.facts || !other?.facts || one.id === other.id) return null
  const sides = [one.facts.choices, other.facts.choices]
  const ids = [...new Set(sides.flat().map(({ majorId }) => majorId))]
  const names = await nameMajors(ids, language)
  return {
    days: [momentText(one.createdAt, language), momentText(other.createdAt, language)] as const,
    rows: ids.map(id => ({
      id,
      name: names.get(id) ?? id,
      chances: sides.map(choices => {
        const choice = choices.find(({ majorId }) => majorId === id)
        return choice ? shortText(choice, language) : null
      }),
    })),
  }
}

export type ComparisonTexts = NonNullable<Awaited<ReturnType<typeof compareTexts>>>
