import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { AccountState } from './account-states.ts'

// What two administrators may change of one account at once, as their forms have it: one text for each field.

export function stateFields(kept: { state: string; stateReason: string | null; stateUntil: Date | null }) {
  const { state, stateReason, stateUntil } = kept
  return { state: state as AccountState, reason: stateReason ?? '', until: stateUntil ? calendarDay(stateUntil) : '' }
}

export function roleFields({ systemRole }: { systemRole: string }) {
  return { role: systemRole }
}

/** A subscription that has ended is none. */
export function subscriptionFields(paidUntil: Date | null, now: Date) {
  return { paidUntil: paidUntil && paidUntil > now ? calendarDay(paidUntil) : '' }
}
