import type { Gap } from '#app/domain/roadmaps/plan.ts'
import { languageName, ownNumber, typedNumber } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { levelText } from '../institutions/requirement-text.server.ts'

/** Describes one gap: the measure, the current and the required value, and why that much is required. */
export function gapText(gap: Gap, reader: Reader<'roadmap'>): string {
  const { t } = reader
  const { have, because } = gap
  const measure = gap.measure === 'LEVEL' ? languageName(gap.language ?? '', reader.language) : t(`gap.${gap.measure}`)
  const need = measureText(gap.measure, gap.need, reader)
  const why = t(because === 'usual' && gap.measure === 'LEVEL' ? 'because.usual.LEVEL' : `because.${because}`)
  if (have !== null) return t('gap.known', { measure, have: haveText(gap.measure, have, reader), need, because: why })
  const unknown =
    gap.measure === 'LEVEL' || gap.measure === 'GPA' ? (`gap.unknown.${gap.measure}` as const) : 'gap.unknown'
  return t(unknown, { measure, need, because: why })
}

/** Formats a value of a measure: `6.5`, `3.6 of 4`, `advanced`. */
export function measureText(measure: Gap['measure'], value: number, reader: Reader<'roadmap'>): string {
  if (measure === 'LEVEL') return levelText(value, reader.in('admission'))
  const figure = typedNumber(value, reader.language)
  return measure === 'GPA' ? reader.t('ofFour', { value: figure }) : figure
}

function haveText(measure: Gap['measure'], have: number, reader: Reader<'roadmap'>) {
  if (measure === 'LEVEL') return levelText(have, reader.in('admission'))
  return ownNumber(have, reader.language)
}
