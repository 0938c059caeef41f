import { regionTiles } from '#app/domain/analytics/region-tiles.ts'
import type { RegionMeasure, SiteRegions } from '#app/domain/analytics/site-figures.server.ts'
import { FEWEST_SHOWN } from '#app/domain/analytics/small-groups.ts'
import { type Region, regions } from '#app/domain/locations/regions.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { shownText, wholeText } from './numbers.server.ts'

/** Compares regions by one measure: a sentence, a tile map, and a table of all measures. */
export function regionTexts(
  { span, rows }: SiteRegions,
  by: RegionMeasure,
  measures: readonly RegionMeasure[],
  reader: Reader<'siteFigures'>,
) {
  const { t } = reader
  const nameOf = (region: Region) => reader.in('admission').t(`region.${region}`)
  const ofRegions = regions.map(region => ({ region, n: rows.find(row => row.region === region)?.counts[by] ?? 0 }))
  const first = ofRegions.reduce((most, each) => (each.n > most.n ? each : most))
  const shown = (n: number) => n === 0 || n >= FEWEST_SHOWN
  const some = rows.filter(({ counts }) => measures.some(measure => counts[measure] > 0))
  return {
    lead: t('regions.lead'),
    conclusion:
      first.n < FEWEST_SHOWN
        ? t('nothing')
        : t('regions.said', { region: nameOf(first.region), n: wholeText(first.n, reader) }),
    by: t('regions.by'),
    measures: measures.map(measure => ({ measure, name: t(`column.${measure}`) })),
    map: {
      label: t('regions.map', { measure: t(`column.${by}`) }),
      tiles: ofRegions.map(({ region, n }) => ({
        id: region,
        ...regionTiles[region],
        code: t(`code.${region}`),
        value: shown(n) ? wholeText(n, reader) : `<${String(FEWEST_SHOWN)}`,
        level: shown(n) && first.n > 0 ? n / first.n : 0,
      })),
    },
    note: t('regions.mapNote'),
    caption: t('regions.caption', { span: t(`span.${span}`) }),
    head: [t('regions.region'), ...measures.map(measure => t(`column.${measure}`))],
    rest: some.length < rows.length ? t('regions.rest') : null,
    rows: some.map(({ region, counts }) => ({
      id: region,
      name: region === 'none' ? t('regions.none') : nameOf(region),
      cells: measures.map(measure => shownText(counts[measure], reader)),
    })),
  }
}
