import { addDays, addMonths, weekOf } from '#app/domain/calendar/days.ts'

/** Periods of a report: the last thirty days, twelve weeks or twelve months, including the current one. */
export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

/** First and last day of a day, a week (Monday to Sunday) or a calendar month. The last bucket may end after today. */
export type Bucket = { from: string; to: string }

const DAYS = 30
const WEEKS = 12
const MONTHS = 12

/** Reads the span from a URL parameter; `day` for an unknown value. */
export function readSpan(text: string | null): Span {
  return spans.find(span => span === text) ?? 'day'
}

/** The buckets of a span, earliest first. */
export function bucketsOf(span: Span, today: string): Bucket[] {
  if (span === 'day') return list(DAYS, back => addDays(today, -back)).map(day => ({ from: day, to: day }))
  if (span === 'week') return list(WEEKS, back => addDays(today, -7 * back)).map(weekOf)
  const first = `${today.slice(0, 7)}-01`
  return list(MONTHS, back => addMonths(first, -back)).map(from => ({ from, to: addDays(addMonths(from, 1), -1) }))
}

/** Values for `count` steps, from the earliest to the current one. */
function list(count: number, at: (back: number) => string) {
  return Array.from({ length: count }, (_, place) => at(count - 1 - place))
}

/** Number of days of a bucket that have begun. */
export function daysBegun({ from, to }: Bucket, today: string): number {
  const last = to < today ? to : today
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(from)) / (24 * 60 * 60 * 1000)) + 1)
}

/** Adds up daily sums by bucket. Days outside all buckets are ignored. */
export function sumInto(buckets: readonly Bucket[], sums: readonly { day: string; n: number }[]): number[] {
  const whole = buckets.map(() => 0)
  for (const { day, n } of sums) {
    const at = buckets.findIndex(({ from, to }) => from <= day && day <= to)
    if (at >= 0) whole[at]! += n
  }
  return whole
}
