import { describe, expect, it } from 'vitest'
import { endOfSession, isVisitNoted } from './session-life.ts'

const HOUR_MS = 3_600_000
const signIn = new Date('2026-09-01T08:00:00Z')
const after = (hours: number) => new Date(signIn.getTime() + hours * HOUR_MS)
const usual = { shared: false, privileged: false }
const staff = { shared: false, privileged: true }
const shared = { shared: true, privileged: false }

/** Returns the hour at which a session ends that is visited every `everyHours` hours. */
function hoursOf(kind: typeof usual, everyHours: number) {
  let lastSeenAt = signIn
  for (let hours = 0; hours < 24 * 400; hours += everyHours) {
    const end = endOfSession(kind, { createdAt: signIn, lastSeenAt })
    if (end <= after(hours)) return (end.getTime() - signIn.getTime()) / HOUR_MS
    if (isVisitNoted(kind, lastSeenAt, after(hours))) lastSeenAt = after(hours)
  }
  return Infinity
}

describe('a session', () => {
  it('of a pupil ends 30 days after the last visit, and after 180 days whatever is visited', () => {
    expect(hoursOf(usual, 24 * 40)).toBe(24 * 30)
    expect(hoursOf(usual, 24 * 7)).toBe(24 * 180)
  })

  it('of staff ends after 12 hours without a visit, and after 7 days whatever is visited', () => {
    expect(hoursOf(staff, 13)).toBe(12)
    expect(hoursOf(staff, 1)).toBe(24 * 7)
  })

  it('at a shared computer ends after two hours, of staff too, and no visit prolongs it', () => {
    expect(hoursOf(shared, 0.25)).toBe(2)
    expect(hoursOf({ shared: true, privileged: true }, 0.25)).toBe(2)
  })

  it('is noted with the first visit of each day in Kazakhstan, and not with every one', () => {
    // 23:30 and 00:30 in Kazakhstan.
    const late = new Date('2026-09-01T18:30:00Z')
    const night = new Date('2026-09-01T19:30:00Z')
    expect(isVisitNoted(usual, signIn, late)).toBe(false)
    expect(isVisitNoted(usual, late, night)).toBe(true)
    expect(isVisitNoted(usual, night, new Date('2026-09-02T18:59:00Z'))).toBe(false)
    // A clock that was set back saves no visit.
    expect(isVisitNoted(usual, night, late)).toBe(false)
  })
})
