import type { ChoiceFacts } from '#app/domain/admission/admission-facts.ts'
import { chancePercent } from '#app/domain/admission/percent.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Outcome = ChoiceFacts['outcome']

/** Checks whether the exam subjects, an exam part below the minimum or an unmet requirement rules the programme out.
 *  The chance is 0 then and is not shown, because it says nothing about the person's scores. */
export function isShut(outcome: Outcome): boolean {
  return outcome.way !== 'REQUIREMENTS' && outcome.chance === 0
}

/** Returns the band, the percentage and the chart positions of a chance. `null` when there is none, or it cannot be
 *  computed yet. */
export function chanceTexts(outcome: Outcome, reader: Reader<'chance'>) {
  if (outcome.way === 'REQUIREMENTS' || isShut(outcome)) return null
  const { t } = reader
  const { chance, band } = outcome
  if (chance === null || band === null) return null
  const level = t(`band.${band}`)
  const figure = percent(chance, reader)
  const [low, high] =
    outcome.way === 'GRANT' && outcome.range ? [outcome.range.low, outcome.range.high].map(chancePercent) : []
  // A range whose ends round to the same figure is left out.
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

/** Returns a chance in per cent, rounded so that it never contradicts its band. */
export function percent(chance: number, { t }: Reader<'chance'>): string {
  return t('percent', { value: chancePercent(chance) })
}
