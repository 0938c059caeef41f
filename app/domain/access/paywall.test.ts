import { expect, it } from 'vitest'
import { explainAccess as explainAt } from './paywall.ts'
import type { Decision } from './policy.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const membership = (status: string, starts: string | null = null, ends: string | null = null) => ({
  status,
  subscriptionStartsAt: starts ? day(starts) : null,
  subscriptionEndsAt: ends ? day(ends) : null,
})
const denied = (reason: string) => ({ allowed: false, reason }) as Decision
const explainAccess = (decision: Decision, memberships: Parameters<typeof explainAt>[1]) =>
  explainAt(decision, memberships, day('2026-11-25'))

it('names the day a subscription begins, the first of several', () => {
  const both = [
    membership('ACTIVE', '2027-03-01', '2027-12-31'),
    membership('ACTIVE', '2027-01-15', '2027-12-31'),
    membership('BLOCKED', '2026-12-01', '2027-12-31'),
  ]
  expect(explainAccess(denied('org_not_started'), both)).toEqual({ reason: 'org_not_started', day: day('2027-01-15') })
})

it('names the day of the subscription that is to come, not of one that has ended or was never agreed', () => {
  const three = [
    membership('ACTIVE', '2025-01-01', '2025-06-01'),
    membership('ACTIVE', '2026-12-01'),
    membership('ACTIVE', '2027-01-15', '2027-12-31'),
  ]
  expect(explainAccess(denied('org_not_started'), three).day).toEqual(day('2027-01-15'))
})

it('names the day a subscription ended, the last of several', () => {
  const both = [membership('ACTIVE', '2025-01-01', '2025-06-01'), membership('ACTIVE', '2025-01-01', '2026-06-01')]
  expect(explainAccess(denied('org_expired'), both)).toEqual({ reason: 'org_expired', day: day('2026-06-01') })
})

it.each([
  ['INACTIVE', 'member_inactive'],
  ['PENDING', 'member_pending'],
  ['SUSPENDED', 'member_suspended'],
  ['BLOCKED', 'member_blocked'],
])('a member who is %s hears it', (status, reason) => {
  expect(explainAccess(denied('user_free'), [membership(status, '2020-01-01', '2040-01-01')]).reason).toBe(reason)
})

it('somebody without a membership is told about subscriptions, somebody whose organisation has none about that', () => {
  expect(explainAccess(denied('user_free'), []).reason).toBe('user_free')
  expect(explainAccess(denied('user_free'), [membership('ACTIVE')]).reason).toBe('org_missing_or_inactive')
})

it('somebody who has access is told why, whatever else they are', () => {
  const decision: Decision = { allowed: true, reason: 'paid_user_ok' }
  expect(explainAccess(decision, [membership('BLOCKED')])).toEqual({ reason: 'paid_user_ok', day: null })
})
