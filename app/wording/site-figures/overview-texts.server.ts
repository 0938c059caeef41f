import { daysBegun } from '#app/domain/analytics/periods.ts'
import type { OverviewMeasure, SiteOverview } from '#app/domain/analytics/site-figures.server.ts'
import { plainDateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { bucketText, underTexts, wholeText } from './numbers.server.ts'

/** Returns a sentence, a chart of two counts over time, a table of all counts, and the figures of each test. */
export function overviewTexts(overview: SiteOverview, reader: Reader<'siteFigures'>) {
  const { span, today, buckets, sums, tests, names, ever } = overview
  const { t, language } = reader
  const values = { span: t(`span.${span}`) }
  const under = underTexts(span, buckets, reader)
  const measures = Object.keys(sums) as OverviewMeasure[]
  return {
    conclusion: conclusionText(overview, reader),
    ever: ever && t('overview.ever', { n: wholeText(ever.n, reader), date: plainDateText(ever.since, language) }),
    time: {
      title: t('overview.time'),
      label: t('overview.chart'),
      legend: [t('column.people.signed-up'), t('column.tests.completed')],
      columns: buckets.map(({ from }, at) => ({
        id: from,
        under: under[at] ?? null,
        counts: [sums['people.signed-up'][at] ?? 0, sums['tests.completed'][at] ?? 0] as [number, number],
      })),
      table: t('table'),
      caption: t('overview.caption', values),
      head: [t('column.when'), ...measures.map(measure => t(`column.${measure}`))],
      // The latest period comes first.
      rows: buckets
        .map((bucket, at) => ({
          id: bucket.from,
          name: bucketText(span, bucket, reader),
          cells: measures.map(measure => cellText(measure, sums[measure][at] ?? 0, daysBegun(bucket, today), reader)),
        }))
        .toReversed(),
    },
    tests: {
      title: t('overview.tests'),
      text: tests.length === 0 ? t('overview.noTests') : t('overview.testsText'),
      caption: t('overview.testsCaption', values),
      head: [t('column.test'), t('column.started'), t('column.completed')],
      rows: tests.map(({ id, started, completed }) => ({
        id,
        name: names.get(id)?.text ?? id,
        lang: names.get(id)?.lang,
        cells: [wholeText(started, reader), wholeText(completed, reader)],
      })),
    },
  }
}

function conclusionText({ span, sums }: SiteOverview, reader: Reader<'siteFigures'>): string {
  const { t } = reader
  const whole = (measure: OverviewMeasure) => sums[measure].reduce((all, n) => all + n, 0)
  if (Object.values(sums).every(numbers => numbers.every(n => n === 0))) return t('nothing')
  return t('overview.said', {
    span: t(`span.${span}`),
    people: wholeText(whole('people.signed-up'), reader),
    tests: wholeText(whole('tests.completed'), reader),
    analyses: wholeText(whole('analyses.made'), reader),
    plans: wholeText(whole('plans.made'), reader),
  })
}

/** Active people are counted once a day, so a week or month shows the daily mean. */
function cellText(measure: OverviewMeasure, n: number, days: number, reader: Reader<'siteFigures'>) {
  return wholeText(measure === 'people.active' && days > 0 ? n / days : n, reader)
}
