import type { findCycleOverview } from '#app/domain/cycle/overview.server.ts'
import { dateText, momentText, numberText, plainDateText, plainDaysText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Overview = Awaited<ReturnType<typeof findCycleOverview>>

/** Describes how much is known of the coming admission, part by part. */
export function overviewTexts(overview: Overview, reader: Reader<'admissionCycle'>) {
  const { t, language } = reader
  const { coming, fittedAt, results, plan, minima, floors, rates, days, waiting } = overview
  const known = ({ year, rows }: Overview['results']) =>
    year === null ? t('nothing') : t('newest', { year, rows: numberText(rows, language) })
  const events = reader.in('roadmap')
  const dayTexts = days.map(({ event, from, to, expected }) => {
    const text = t('eventOn', { event: events.t(`event.${event}`), day: plainDaysText(from, to, language) })
    return expected ? t('eventExpected', { event: text }) : text
  })
  const made = fittedAt ? t('fitted', { day: dateText(fittedAt.toISOString(), language) ?? '' }) : t('notFitted')
  const parts = [
    { key: 'results', stands: [known(results), made].join('; ') },
    { key: 'plan', stands: known(plan) },
    { key: 'minima', stands: known(minima) },
    { key: 'floors', stands: t('floorsInForce', { count: floors, year: coming }) },
    { key: 'days', stands: dayTexts.length > 0 ? dayTexts.join('; ') : t('nothing') },
    { key: 'rates', stands: ratesText(rates, reader) },
  ] as const
  return {
    lead: t('lead', { year: coming }),
    parts: parts.map(({ key, stands }) => ({ key, stands, label: t(`part.${key}`) })),
    waiting: waiting.map(({ id, kind, year, createdAt }) => ({
      id,
      label: t('sheetOf', {
        kind: reader.in('grantImports').t(`kind.${kind}`),
        year,
        moment: momentText(createdAt.toISOString(), language),
      }),
    })),
  }
}

function ratesText({ newest, oldest, rows }: Overview['rates'], { t, language }: Reader<'admissionCycle'>) {
  if (newest === null || oldest === null) return t('nothing')
  const day = plainDateText(newest, language)
  return newest === oldest
    ? t('ratesOf', { day, count: rows })
    : t('ratesFromTo', { from: plainDateText(oldest, language), to: day, count: rows })
}
