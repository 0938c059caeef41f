import type { ChoiceFacts } from '#app/domain/admission/admission-facts.ts'
import { chancePercent } from '#app/domain/admission/percent.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Outcome = ChoiceFacts['outcome']

/** Other subjects, a part passed or a demand met would open it: no chance is told then, for it would say nothing of the
 *  person. */
export function isShut(outcome: Outcome): boolean {
  return outcome.way !== 'REQUIREMENTS' && outcome.chance === 0
}

/** The word, the figure and the picture of a chance; null where there is none and while it cannot be computed. */
export function chanceTexts(outcome: Outcome, reader: Reader<'chance'>) {
  if (outcome.way === 'REQUIREMENTS' || isShut(outcome)) return null
  const { t } = reader
  const { chance, band } = outcome
  if (chance === null || band === null) return null
  const level = t(`band.${band}`)
  const figure = percent(chance, reader)
  const [low, high] =
    outcome.way === 'GRANT' && outcome.range ? [outcome.range.low, outcome.range.high].map(chancePercent) : []
  // A range of one figure says nothing more.
  const range = low === undefined || high === undefined || low === high ? null : { low, high }
  const between = range && t('range', { low: range.low, high: t('percent', { value: range.high }) })
  return {
    band,
    level,
    percent: figure,
    range: between,
    at: chancePercent(chance),
    low: range?.low ?? null,
    high: range?.high ?? null,
    label: between ? t('strip', { level, percent: figure, range: between }) : `${level}: ${figure}`,
  }
}

/** A chance in per cent that never contradicts its word. */
export function percent(chance: number, { t }: Reader<'chance'>): string {
  return t('percent', { value: chancePercent(chance) })
}
