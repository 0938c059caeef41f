import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  allowReasons,
  bestDecision,
  decideAccess,
  type Decision,
  denyReasons,
  policies,
  type Standing,
  TOLERANCE_MS,
} from './policy.ts'

const now = new Date('2026-11-20T08:00:00.000Z')
const starts = '2026-09-01T00:00:00.000Z'
const ends = '2027-05-31T00:00:00.000Z'

const member = { status: 'ACTIVE' }
const running = { subscriptionStartsAt: starts, subscriptionEndsAt: ends }
const ahead = { subscriptionStartsAt: '2026-12-01T00:00:00.000Z', subscriptionEndsAt: ends }
const over = { subscriptionStartsAt: '2025-09-01T00:00:00.000Z', subscriptionEndsAt: '2026-05-31T00:00:00.000Z' }

const reasonOf = (policy: Parameters<typeof decideAccess>[0], who: Standing, at = now) =>
  decideAccess(policy, who, at).reason

describe('the access table', () => {
  // A person's standing towards an organisation, then the reasons expected for ORG (free or paid alike), PAID_OR_ORG
  // free and PAID_OR_ORG paid.
  const table: [string, Standing, string, string, string][] = [
    [
      'an active member while the subscription runs',
      { organization: running, membership: member },
      'org_ok',
      'org_ok',
      'org_ok',
    ],
    [
      'a member before the subscription starts',
      { organization: ahead, membership: member },
      'org_not_started',
      'org_not_started',
      'paid_user_ok',
    ],
    [
      'a member after the subscription has ended',
      { organization: over, membership: member },
      'org_expired',
      'org_expired',
      'paid_user_ok',
    ],
    ['somebody without an organisation', {}, 'org_missing_or_inactive', 'user_free', 'paid_user_ok'],
    [
      'somebody whose organisation is gone',
      { organization: null, membership: member },
      'org_missing_or_inactive',
      'user_free',
      'paid_user_ok',
    ],
    [
      'somebody without a membership',
      { organization: running, membership: null },
      'org_missing_or_inactive',
      'user_free',
      'paid_user_ok',
    ],
    ...['INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED', 'active', ''].map(
      (status): [string, Standing, string, string, string] => [
        `a member whose status is "${status}"`,
        { organization: running, membership: { status } },
        'org_missing_or_inactive',
        'user_free',
        'paid_user_ok',
      ],
    ),
  ]

  it.each(table)('%s', (_, who, org, free, paid) => {
    for (const subscription of ['PAID', 'FREE', null, undefined] as const) {
      expect(reasonOf('ORG', { ...who, subscription })).toBe(org)
      expect(reasonOf('PAID_OR_ORG', { ...who, subscription })).toBe(subscription === 'PAID' ? paid : free)
      for (const none of [null, undefined]) expect(reasonOf(none, { ...who, subscription })).toBe('no_policy')
    }
  })

  it.each(table)('%s, and a super admin whom the route lets pass', (_, who) => {
    for (const policy of policies) expect(reasonOf(policy, { ...who, bypass: true })).toBe('super_admin_bypass')
    expect(reasonOf(null, { ...who, bypass: true })).toBe('no_policy')
  })

  it('gives every one of the eight reasons, four of which allow', () => {
    const given = new Set(
      table.flatMap(([, who, ...reasons]) => [
        reasonOf(null, who),
        reasonOf('ORG', { ...who, bypass: true }),
        ...reasons,
      ]),
    )
    expect([...given].sort()).toEqual([...allowReasons, ...denyReasons].sort())
    expect([...allowReasons].sort()).toEqual(['no_policy', 'org_ok', 'paid_user_ok', 'super_admin_bypass'])
    expect([...denyReasons].sort()).toEqual(['org_expired', 'org_missing_or_inactive', 'org_not_started', 'user_free'])
  })

  it('a super admin has no privilege where the route does not let super admins pass', () => {
    expect(reasonOf('ORG', { bypass: false })).toBe('org_missing_or_inactive')
    expect(reasonOf('PAID_OR_ORG', { bypass: false, subscription: 'FREE' })).toBe('user_free')
  })

  it('a personal subscription never opens what is for organisations only', () => {
    expect(decideAccess('ORG', { subscription: 'PAID' }, now)).toEqual({
      allowed: false,
      reason: 'org_missing_or_inactive',
    })
  })
})

describe('the ends of a subscription', () => {
  const at = (instant: string, shift: number) =>
    reasonOf('ORG', { organization: running, membership: member }, new Date(Date.parse(instant) + shift))

  it('have a tolerance of thirty seconds', () => expect(TOLERANCE_MS).toBe(30_000))

  it('open thirty seconds early and not a millisecond before', () => {
    expect(at(starts, -30_001)).toBe('org_not_started')
    expect(at(starts, -30_000)).toBe('org_ok')
    expect(at(starts, -29_999)).toBe('org_ok')
    expect(at(starts, 0)).toBe('org_ok')
  })

  it('close thirty seconds late and not a millisecond after', () => {
    expect(at(ends, 0)).toBe('org_ok')
    expect(at(ends, 29_999)).toBe('org_ok')
    expect(at(ends, 30_000)).toBe('org_ok')
    expect(at(ends, 30_001)).toBe('org_expired')
  })

  it('mean the same as dates and as text', () => {
    const organization = { subscriptionStartsAt: new Date(starts), subscriptionEndsAt: new Date(ends) }
    for (const shift of [-30_001, -30_000, 0]) {
      const moment = new Date(Date.parse(starts) + shift)
      expect(reasonOf('ORG', { organization, membership: member }, moment)).toBe(at(starts, shift))
    }
  })

  it.each([
    ['neither date', {}],
    ['no start', { subscriptionEndsAt: ends }],
    ['no end', { subscriptionStartsAt: starts }],
    ['empty dates', { subscriptionStartsAt: null, subscriptionEndsAt: null }],
    ['an empty end', { subscriptionStartsAt: starts, subscriptionEndsAt: null }],
    ['a text that is no date', { subscriptionStartsAt: 'soon', subscriptionEndsAt: ends }],
    ['a date that is no date', { subscriptionStartsAt: starts, subscriptionEndsAt: new Date(Number.NaN) }],
  ])('with %s were never agreed', (_, organization) => {
    expect(decideAccess('ORG', { organization, membership: member }, now)).toEqual({
      allowed: false,
      reason: 'org_missing_or_inactive',
    })
    expect(reasonOf('PAID_OR_ORG', { organization, membership: member })).toBe('user_free')
    expect(reasonOf('PAID_OR_ORG', { organization, membership: member, subscription: 'PAID' })).toBe('paid_user_ok')
  })

  it('let in exactly from thirty seconds before the start to thirty seconds after the end', () => {
    const instant = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2035, 0) })
    const nearby = fc.integer({ min: -60_000, max: 60_000 })
    fc.assert(
      fc.property(instant, fc.nat(4e10), nearby, fc.boolean(), (start, length, shift, atEnd) => {
        const end = start + length
        const moment = (atEnd ? end : start) + shift
        const organization = { subscriptionStartsAt: new Date(start), subscriptionEndsAt: new Date(end) }
        const decision = decideAccess('ORG', { organization, membership: member }, new Date(moment))
        expect(decision.allowed).toBe(moment >= start - 30_000 && moment <= end + 30_000)
      }),
    )
  })
})

const instant = fc.option(fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: false }), {
  nil: null,
})
const standing: fc.Arbitrary<Standing> = fc.record(
  {
    bypass: fc.boolean(),
    organization: fc.option(
      fc.record({ subscriptionStartsAt: instant, subscriptionEndsAt: instant }, { requiredKeys: [] }),
    ),
    membership: fc.option(
      fc.record({ status: fc.constantFrom('ACTIVE', 'INACTIVE', 'PENDING', 'SUSPENDED', 'BLOCKED') }),
    ),
    subscription: fc.constantFrom('PAID', 'FREE', null),
  },
  { requiredKeys: [] },
)
const moment = fc.date({ min: new Date('2019-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })

describe('any decision', () => {
  it('allows exactly with a reason that allows', () => {
    fc.assert(
      fc.property(fc.constantFrom(...policies, null), standing, moment, (policy, who, at) => {
        const { allowed, reason } = decideAccess(policy, who, at)
        expect((allowReasons as readonly string[]).includes(reason)).toBe(allowed)
        expect((denyReasons as readonly string[]).includes(reason)).toBe(!allowed)
      }),
    )
  })

  it('never takes away what the stricter policy gives', () => {
    fc.assert(
      fc.property(standing, moment, (who, at) => {
        if (decideAccess('ORG', who, at).allowed) expect(decideAccess('PAID_OR_ORG', who, at).allowed).toBe(true)
      }),
    )
  })

  it('opens to everybody who pays, and otherwise asks only for the organisation', () => {
    fc.assert(
      fc.property(standing, moment, (who, at) => {
        expect(decideAccess('PAID_OR_ORG', { ...who, subscription: 'PAID' }, at).allowed).toBe(true)
        const free: Standing = { ...who, subscription: 'FREE' }
        expect(decideAccess('PAID_OR_ORG', free, at).allowed).toBe(decideAccess('ORG', free, at).allowed)
      }),
    )
  })

  it('never tells somebody of an organisation policy that they are free', () => {
    fc.assert(fc.property(standing, moment, (who, at) => reasonOf('ORG', who, at) !== 'user_free'))
  })
})

describe('somebody in several organisations', () => {
  const allow: Decision[] = allowReasons.map(reason => ({ allowed: true, reason }))
  const deny: Decision[] = denyReasons.map(reason => ({ allowed: false, reason }))
  const decisions = fc.array(fc.constantFrom(...allow, ...deny), { maxLength: 8 })
  const refused = (...reasons: (typeof denyReasons)[number][]) =>
    bestDecision(reasons.map(reason => ({ allowed: false, reason }))).reason

  it('gets in when one of them lets them in', () => {
    fc.assert(fc.property(decisions, list => bestDecision(list).allowed === list.some(({ allowed }) => allowed)))
  })

  it('hears the answer of one of them, whatever their order', () => {
    fc.assert(
      fc.property(decisions, fc.gen(), (list, pick) => {
        const best = bestDecision(list)
        if (list.length > 0) expect(list).toContainEqual(best)
        const shuffled = pick(fc.shuffledSubarray, list, { minLength: list.length })
        expect(bestDecision(shuffled)).toEqual(best)
      }),
    )
  })

  it('is told of dates before being told that they are free or belong nowhere', () => {
    for (const dated of ['org_not_started', 'org_expired'] as const) {
      expect(refused('user_free', dated, 'org_missing_or_inactive')).toBe(dated)
      expect(refused('org_missing_or_inactive', dated)).toBe(dated)
    }
    expect(refused('org_missing_or_inactive', 'user_free')).toBe('user_free')
  })

  it('belongs nowhere when there is no organisation at all', () => {
    expect(bestDecision([])).toEqual({ allowed: false, reason: 'org_missing_or_inactive' })
  })

  it('is decided without changing the list', () => {
    const list = Object.freeze([...deny, ...allow].map(decision => Object.freeze(decision))) as Decision[]
    expect(bestDecision(list).allowed).toBe(true)
  })
})
