import { type Figures, type InterestFigure, outstanding } from '#app/domain/analytics/figures.ts'
import type { Letter } from '#app/domain/professions/interests.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { plainName, withSmallLetter } from '../tests/scale-names.ts'

type Interests = NonNullable<Figures['interests']>

/** Describes the interests of a group: which stand out, where the order is uncertain, and each with its band in whole
 *  points. */
export function interestTexts({ people, leftOut, scales }: Interests, careless: number, reader: Reader<'orgFigures'>) {
  const { t } = reader
  return {
    text: [aboveText(scales, reader), ...orderText(scales, reader)].join(' '),
    rows: scales.map(({ key, ...figure }) => {
      const name = interestName(key, reader)
      const rounded = roundUp(figure)
      return { key, name, ...rounded, label: t('interests.label', { name, ...rounded }) }
    }),
    legend: t('interests.legend'),
    note: [t('interests.note', { people, careless }), ...(leftOut > 0 ? [t('leftOut')] : [])].join(' '),
  }
}

export function interestName(key: Letter, reader: Reader<'orgFigures'>): string {
  return plainName(key, reader.in('scales')) ?? key
}

/** Lists the interests above the middle of the scale for use within a sentence; empty where there are none. */
export function outstandingText(scales: readonly InterestFigure[], reader: Reader<'orgFigures'>): string {
  return outstanding(scales)
    .map(key => withSmallLetter(interestName(key, reader)))
    .join(', ')
}

function aboveText(scales: readonly InterestFigure[], reader: Reader<'orgFigures'>) {
  const names = outstandingText(scales, reader)
  return names === '' ? reader.t('interests.none') : reader.t('interests.some', { names })
}

/** Says that the order of the first interests is uncertain where their bands overlap. */
function orderText(scales: readonly InterestFigure[], reader: Reader<'orgFigures'>) {
  const [first] = scales
  const overlapping = scales.filter(({ high }) => first && high >= first.low)
  if (overlapping.length < 2) return []
  const names = overlapping.map(({ key }) => withSmallLetter(interestName(key, reader))).join(', ')
  return [reader.t('interests.overlap', { names })]
}

/** Rounds to whole points. A band is rounded outwards, never narrower than it is. */
export function roundUp({ mean, low, high }: Omit<InterestFigure, 'key'>) {
  return { mean: Math.round(mean), low: Math.floor(low), high: Math.ceil(high) }
}
