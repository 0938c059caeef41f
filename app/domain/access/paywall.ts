import type { Decision } from './policy.ts'

type Instant = Date | null
type Membership = { status: string; subscriptionStartsAt: Instant; subscriptionEndsAt: Instant }

/** Membership statuses without access, in order of preference: a pending membership is shown before a blocked one. */
const closedStatuses = ['PENDING', 'INACTIVE', 'SUSPENDED', 'BLOCKED'] as const

export type AccessReason = Decision['reason'] | `member_${Lowercase<(typeof closedStatuses)[number]>}`

/** Explains a decision for the paywall: the reason, and the day on which the organisation's subscription starts or
 *  ended. With several organisations the nearest future start or the latest end is returned. A membership that is not
 *  ACTIVE is the reason only when there is no other. */
export function explainAccess(
  decision: Decision,
  memberships: Membership[],
  now: Date,
): { reason: AccessReason; day: Instant } {
  const { allowed, reason } = decision
  if (allowed) return { reason, day: null }
  const active = memberships.filter(({ status }) => status === 'ACTIVE')
  // A subscription without both dates counts as missing, as in `decideAccess`.
  const agreed = active.filter(one => one.subscriptionStartsAt !== null && one.subscriptionEndsAt !== null)
  if (reason === 'org_not_started') {
    const coming = agreed.filter(({ subscriptionStartsAt }) => subscriptionStartsAt! > now)
    return { reason, day: earliest(coming.map(one => one.subscriptionStartsAt)) }
  }
  if (reason === 'org_expired') return { reason, day: latest(agreed.map(one => one.subscriptionEndsAt)) }
  // An ACTIVE membership that gives no access belongs to an organisation without a subscription.
  if (active.length > 0) return { reason: 'org_missing_or_inactive', day: null }
  const closed = closedStatuses.find(known => memberships.some(({ status }) => status === known))
  return { reason: closed ? lower(closed) : reason, day: null }
}

function lower(status: (typeof closedStatuses)[number]) {
  return `member_${status.toLowerCase() as Lowercase<typeof status>}` as const
}

function earliest(instants: Instant[]): Instant {
  return sorted(instants)[0] ?? null
}

function latest(instants: Instant[]): Instant {
  return sorted(instants).at(-1) ?? null
}

function sorted(instants: Instant[]) {
  return instants.filter(instant => instant !== null).toSorted((one, other) => one.getTime() - other.getTime())
}
