import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import type { AccountState } from './account-states.ts'

// Fields of an account that two administrators may edit at the same time, as strings, one per form field. Conflicts are
// detected by comparing them.

export function stateFields(kept: { state: string; stateReason: string | null; stateUntil: Date | null }) {
  const { state, stateReason, stateUntil } = kept
  return { state: state as AccountState, reason: stateReason ?? '', until: stateUntil ? calendarDay(stateUntil) : '' }
}

export function roleFields({ systemRole }: { systemRole: string }) {
  return { role: systemRole }
}

/** An expired subscription counts as none. */
export function subscriptionFields(paidUntil: Date | null, now: Date) {
  return { paidUntil: paidUntil && paidUntil > now ? calendarDay(paidUntil) : '' }
}
