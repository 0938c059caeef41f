import { addDays } from './days.ts'

/** The single time zone of Kazakhstan, UTC+5. */
const OFFSET = '+05:00'
const OFFSET_MS = 5 * 60 * 60 * 1000

/** First instant of a day (YYYY-MM-DD) in Kazakhstan. */
export function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`)
}

/** Last second of a day (YYYY-MM-DD) in Kazakhstan, for periods that include their last day. */
export function endOf(day: string): Date {
  return new Date(beginningOf(addDays(day, 1)).getTime() - 1000)
}

/** The instant of a date and time in Kazakhstan, `2026-11-28T08:00`. */
export function instantOf(typed: string): Date {
  return new Date(`${typed.slice(0, 16)}:00${OFFSET}`)
}

/** An instant as date and time in Kazakhstan, `2026-11-28T08:00`. */
export function typedInstant(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 16)
}
