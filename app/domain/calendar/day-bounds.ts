import { addDays } from './days.ts'

/** Kazakhstan has one time zone, five hours before UTC. */
const OFFSET = '+05:00'
const OFFSET_MS = 5 * 60 * 60 * 1000

/** The instant a plain day begins in Kazakhstan. */
export function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`)
}

/** The last second of a plain day in Kazakhstan: what holds until a day holds through the whole of it. */
export function endOf(day: string): Date {
  return new Date(beginningOf(addDays(day, 1)).getTime() - 1000)
}

/** The instant of a day and a time as one types them in Kazakhstan: `2026-11-28T08:00`. */
export function instantOf(typed: string): Date {
  return new Date(`${typed.slice(0, 16)}:00${OFFSET}`)
}

/** An instant as one types it in Kazakhstan. */
export function typedInstant(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString().slice(0, 16)
}
