import type { SiteVisits } from '#app/domain/analytics/site-figures.server.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { wholeText } from './numbers.server.ts'

const ways = [
  { way: 'script', tone: 3 },
  { way: 'plain', tone: 2 },
  { way: 'lite', tone: 1 },
  { way: 'unknown', tone: 'open' },
] as const
const spoken = [
  { language: 'kk', tone: 3 },
  { language: 'ru', tone: 2 },
  { language: 'en', tone: 1 },
] as const

/** Describes the languages in which people open the site and the modes in which they see it (script, no script, lite),
 *  each as a bar of all visits. */
export function visitTexts({ span, languages, seenWith, since }: SiteVisits, reader: Reader<'siteFigures'>) {
  const { t, language } = reader
  const seen = ways.map(({ way, tone }) => ({ way, tone, count: seenWith.get(way) ?? 0 }))
  const read = spoken.map(one => ({ ...one, count: languages.get(one.language) ?? 0 }))
  const visits = seen.reduce((all, { count }) => all + count, 0)
  const n = (count: number) => ({ n: wholeText(count, reader) })
  const formatted = (counts: readonly (readonly [string, number])[]) =>
    Object.fromEntries(counts.map(([name, count]) => [name, wholeText(count, reader)]))
  const bySeen = formatted(seen.map(({ way, count }) => [way, count]))
  return {
    lead: t('visits.lead'),
    since: since && t('visits.since', { date: plainDateText(since, language) }),
    conclusion:
      visits === 0
        ? t('visits.none')
        : t('visits.said', {
            span: t(`span.${span}`),
            ...n(visits),
            plain: bySeen.plain ?? '',
            lite: bySeen.lite ?? '',
          }),
    sections:
      visits === 0
        ? []
        : [
            {
              id: 'script',
              title: t('visits.script'),
              label: t('visits.scriptLabel', bySeen),
              parts: seen.map(({ way, tone, count }) => ({ label: t(`seen.${way}`, n(count)), count, tone })),
              note: t('visits.scriptNote'),
            },
            {
              id: 'languages',
              title: t('visits.languages'),
              label: t('visits.languagesLabel', formatted(read.map(one => [one.language, one.count]))),
              parts: read.map(one => ({
                label: t(`language.${one.language}`, n(one.count)),
                count: one.count,
                tone: one.tone,
              })),
              note: t('visits.languagesNote'),
            },
          ],
  }
}
