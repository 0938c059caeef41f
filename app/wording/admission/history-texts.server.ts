import type { listAdmissions } from '#app/domain/admission/admission-analyses.server.ts'
import type { nameMajors } from '#app/domain/admission/admission-sheet.server.ts'
import { momentText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { shortText } from './standing-text.server.ts'
import { summaryText } from './summary-text.server.ts'

type Listed = Awaited<ReturnType<typeof listAdmissions>>[number]

export function historyTexts({ id, createdAt, facts, underWay }: Listed, reader: Reader<'chance'>) {
  return {
    id,
    underWay,
    on: momentText(createdAt, reader.language),
    summary: facts && summaryText(facts.choices, reader),
  }
}

export type HistoryTexts = ReturnType<typeof historyTexts>

/** Compares two analyses, programme by programme. `null` unless both exist. */
export async function compareTexts(
  chosen: readonly (Listed | undefined)[],
  reader: Reader<'chance'>,
  findNames: typeof nameMajors,
) {
  const [one, other] = chosen
  if (!one?.facts || !other?.facts || one.id === other.id) return null
  const sides = [one.facts.choices, other.facts.choices]
  const ids = [...new Set(sides.flat().map(({ majorId }) => majorId))]
  const names = await findNames(ids, reader.language)
  return {
    days: [momentText(one.createdAt, reader.language), momentText(other.createdAt, reader.language)] as const,
    rows: ids.map(id => ({
      id,
      name: names.get(id) ?? id,
      chances: sides.map(choices => {
        const choice = choices.find(({ majorId }) => majorId === id)
        return choice ? shortText(choice, reader) : null
      }),
    })),
  }
}

export type ComparisonTexts = NonNullable<Awaited<ReturnType<typeof compareTexts>>>
