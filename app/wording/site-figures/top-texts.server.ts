import type { SiteTops } from '#app/domain/analytics/site-figures.server.ts'
import { regions } from '#app/domain/locations/regions.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { wholeText } from './numbers.server.ts'

/** Returns three lists of ten, and the regions to choose from. */
export function topTexts({ recommended, planned, picked, names }: SiteTops, reader: Reader<'siteFigures'>) {
  const { t } = reader
  const regionName = reader.in('admission').t
  const list = (id: 'recommended' | 'planned' | 'picked', items: SiteTops['recommended']) => {
    const most = Math.max(0, ...items.map(({ count }) => count ?? 0))
    return {
      id,
      title: t(`top.${id}`),
      empty: items.length === 0 ? t('top.none') : null,
      items: items.map(({ id: of, count }) => ({
        id: of,
        name: names.get(of)?.text ?? of,
        lang: names.get(of)?.lang,
        value: count === null ? t('few') : wholeText(count, reader),
        share: count === null ? null : count / most,
      })),
    }
  }
  // The first of each list, where its count may be shown.
  const first = [recommended, planned, picked].flatMap(([one]) =>
    one && one.count !== null ? (names.get(one.id)?.text ?? one.id) : [],
  )
  return {
    lead: t('top.lead'),
    conclusion: first.length > 0 ? t('top.said', { names: first.join(', ') }) : t('top.few'),
    ask: { label: t('top.region'), show: t('top.show') },
    regions: [
      { value: '', label: t('top.everywhere') },
      ...regions.map(region => ({ value: region, label: regionName(`region.${region}`) })),
    ],
    lists: [list('recommended', recommended), list('planned', planned), list('picked', picked)],
    note: t('fewNote'),
  }
}
