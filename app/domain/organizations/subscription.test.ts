import { describe, expect, it } from 'vitest'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { beginningOf, endOf } from '#app/domain/calendar/day-bounds.ts'
import { subscriptionState } from './subscription.ts'

const from = '2026-09-01'
const to = '2027-08-31'
const subscription = { subscriptionStartsAt: beginningOf(from), subscriptionEndsAt: endOf(to) }

describe('the subscription of an organisation', () => {
  it('holds whole days of Kazakhstan', () => {
    expect(calendarDay(beginningOf(from))).toBe(from)
    expect(calendarDay(new Date(beginningOf(from).getTime() - 1))).toBe('2026-08-31')
    expect(calendarDay(endOf(to))).toBe(to)
    expect(calendarDay(new Date(endOf(to).getTime() + 1000))).toBe('2027-09-01')
    expect(endOf('2026-12-31').toISOString()).toBe('2026-12-31T18:59:59.000Z')
  })

  it.each([
    ['2026-08-31T18:59:59Z', 'not-begun'],
    ['2026-08-31T19:00:00Z', 'running'],
    ['2027-08-01T18:59:58Z', 'running'],
    ['2027-08-01T18:59:59Z', 'ending'],
    ['2027-08-31T18:59:59Z', 'ending'],
    ['2027-08-31T19:00:00Z', 'ended'],
  ])('is at %s %s', (now, state) => expect(subscriptionState(subscription, new Date(now))).toBe(state))

  it('that lacks a day was never agreed', () => {
    const now = new Date('2027-01-01T00:00:00Z')
    expect(subscriptionState({ ...subscription, subscriptionEndsAt: null }, now)).toBe('none')
    expect(subscriptionState({ ...subscription, subscriptionStartsAt: null }, now)).toBe('none')
  })
})
