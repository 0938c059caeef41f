import { bucketsOf, type Bucket, type Span } from '#app/domain/analytics/periods.ts'
import { FEWEST_SHOWN } from '#app/domain/analytics/small-groups.ts'
import { beginningOf } from '#app/domain/calendar/day-bounds.ts'
import { monthText, numberText, plainDateText, plainDaysText, shortMonthText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Figures = Reader<'siteFigures'>

export function wholeText(n: number, { language }: Figures): string {
  return numberText(n, language, 0)
}

/** Formats a number. From one to four it is replaced by words, because it could identify people. */
export function shownText(n: number, reader: Figures): string {
  return n > 0 && n < FEWEST_SHOWN ? reader.t('few') : wholeText(n, reader)
}

export function bucketText(span: Span, { from, to }: Bucket, { language }: Figures): string {
  if (span === 'day') return plainDateText(from, language)
  return span === 'week' ? plainDaysText(from, to, language) : monthText(beginningOf(from), language)
}

/** Returns the labels below the columns of a chart. Only some are filled, for lack of space. */
export function underTexts(span: Span, buckets: ReturnType<typeof bucketsOf>, { language }: Figures) {
  const every = span === 'day' ? 6 : 3
  return buckets.map(({ from }, at) => {
    if (at % every !== 0) return null
    const month = shortMonthText(beginningOf(from), language)
    return span === 'month' ? month : `${String(Number(from.slice(8)))} ${month}`
  })
}
