import { addDays } from './days.ts'

/** Kazakhstan has one time zone, five hours before UTC. */
const OFFSET = '+05:00'

/** The instant a plain day begins in Kazakhstan. */
export function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`)
}

/** The last second of a plain day in Kazakhstan: what holds until a day holds through the whole of it. */
export function endOf(day: string): Date {
  return new Date(beginningOf(addDays(day, 1)).getTime() - 1000)
}
