import { expect, it } from 'vitest'
import { explainAccess } from './paywall.ts'
import type { Decision } from './policy.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const membership = (status: string, starts: string | null = null, ends: string | null = null) => ({
  status,
  subscriptionStartsAt: starts ? day(starts) : null,
  subscriptionEndsAt: ends ? day(ends) : null,
})
const denied = (reason: string) => ({ allowed: false, reason }) as Decision

it('names the day a subscription begins, the first of several', () => {
  const both = [
    membership('ACTIVE', '2027-03-01'),
    membership('ACTIVE', '2027-01-15'),
    membership('BLOCKED', '2026-12-01'),
  ]
  expect(explainAccess(denied('org_not_started'), both)).toEqual({ reason: 'org_not_started', day: day('2027-01-15') })
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
