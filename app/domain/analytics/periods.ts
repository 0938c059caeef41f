import { addDays, addMonths, weekOf } from '#app/domain/calendar/days.ts'

/** How time is divided: the last thirty days, twelve weeks or twelve months, the one that runs among them. */
export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

/** A day, a week from Monday to Sunday or a calendar month: its first and last day. The last one may reach beyond today. */
export type Bucket = { from: string; to: string }

const DAYS = 30
const WEEKS = 12
const MONTHS = 12

/** What is asked for in an address; days when it is none of our words. */
export function readSpan(text: string | null): Span {
  return spans.find(span => span === text) ?? 'day'
}

/** The divisions of a span, the earliest first. */
export function bucketsOf(span: Span, today: string): Bucket[] {
  if (span === 'day') return list(DAYS, back => addDays(today, -back)).map(day => ({ from: day, to: day }))
  if (span === 'week') return list(WEEKS, back => addDays(today, -7 * back)).map(weekOf)
  const first = `${today.slice(0, 7)}-01`
  return list(MONTHS, back => addMonths(first, -back)).map(from => ({ from, to: addDays(addMonths(from, 1), -1) }))
}

/** From the farthest back to now. */
function list(count: number, at: (back: number) => string) {
  return Array.from({ length: count }, (_, place) => at(count - 1 - place))
}

/** How many days of a division have begun. */
export function daysBegun({ from, to }: Bucket, today: string): number {
  const last = to < today ? to : today
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(from)) / (24 * 60 * 60 * 1000)) + 1)
}

/** The sums of days put together by division; days outside are left out. */
export function sumInto(buckets: readonly Bucket[], sums: readonly { day: string; n: number }[]): number[] {
  const whole = buckets.map(() => 0)
  for (const { day, n } of sums) {
    const at = buckets.findIndex(({ from, to }) => from <= day && day <= to)
    if (at >= 0) whole[at]! += n
  }
  return whole
}
