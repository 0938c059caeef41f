import type { ExportedSum } from '#app/domain/analytics/export-sums.server.ts'
import { FEWEST_SHOWN } from '#app/domain/analytics/small-groups.ts'
import { regions } from '#app/domain/locations/regions.ts'
import type { Reader } from '#app/i18n/reader.ts'

/** Measures whose small numbers could identify people: choices, ratings and answers. Sums by region are treated the
 *  same. */
const pattern = /^(?:professions|institutions|thumbs|feedback)/

export function sumRows(sums: readonly ExportedSum[], reader: Reader<'siteFigures'>) {
  const { t } = reader
  return {
    name: t('sheet.name'),
    columns: [
      { header: t('sheet.from'), width: 12 },
      { header: t('sheet.measure'), width: 40 },
      { header: t('sheet.region'), width: 30 },
      { header: t('sheet.scope'), width: 30 },
      { header: t('sheet.count') },
    ],
    rows: sums.map(({ from, measure, region, scope, n }) => {
      const small = n < FEWEST_SHOWN && (region !== '' || pattern.test(measure))
      return [from, t(`measure.${measure}`), regionText(region, reader), scope, small ? t('few') : n]
    }),
  }
}

function regionText(region: string, reader: Reader<'siteFigures'>) {
  if (region === '') return reader.t('sheet.whole')
  const known = regions.find(each => each === region)
  return known ? reader.in('admission').t(`region.${known}`) : reader.t('regions.none')
}
