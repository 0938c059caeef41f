import type { ChoiceFacts } from '#app/domain/admission/admission-facts.ts'
import { chanceBands } from '#app/domain/admission/chance.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { isShut } from './chance-texts.server.ts'

/** Counts the programmes by band of chance: `7 in all: high chance 3, medium chance 4.` */
export function summaryText(choices: readonly Pick<ChoiceFacts, 'outcome'>[], { t }: Reader<'chance'>): string {
  const counts = chanceBands.toReversed().map(band => ({
    key: `summary.${band}` as const,
    count: choices.filter(({ outcome }) => outcome.way !== 'REQUIREMENTS' && !isShut(outcome) && outcome.band === band)
      .length,
  }))
  const shut = choices.filter(({ outcome }) => isShut(outcome)).length
  const without = choices.length - shut - counts.reduce((sum, { count }) => sum + count, 0)
  const parts = [
    ...counts,
    { key: 'summary.shut', count: shut } as const,
    { key: 'summary.none', count: without } as const,
  ]
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => t(key, { count }))
  return t('summary', { count: choices.length, told: parts.join(', ') })
}
