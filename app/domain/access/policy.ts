/** Decides access to paid features. No clock and no database: everything a decision needs is an argument. */

export const policies = ['ORG', 'PAID_OR_ORG'] as const
export type Policy = (typeof policies)[number]

export const allowReasons = ['no_policy', 'super_admin_bypass', 'org_ok', 'paid_user_ok'] as const
export const denyReasons = ['org_not_started', 'org_expired', 'org_missing_or_inactive', 'user_free'] as const
type AllowReason = (typeof allowReasons)[number]
type DenyReason = (typeof denyReasons)[number]
export type Decision = { allowed: true; reason: AllowReason } | { allowed: false; reason: DenyReason }

type Instant = Date | string | null
type OrganizationStanding = { subscriptionStartsAt?: Instant; subscriptionEndsAt?: Instant }
type MembershipStanding = { status: string }

export type Standing = {
  /** The person is a super admin and the route lets super admins pass. */
  bypass?: boolean
  organization?: OrganizationStanding | null
  membership?: MembershipStanding | null
  subscription?: 'PAID' | 'FREE' | null
}

/** Tolerance at both ends of a subscription, because clocks of school computers and of the server differ. */
export const TOLERANCE_MS = 30_000

/** Decides an access policy. Organisation access needs an organisation, an ACTIVE membership, and `now` inside the
 *  organisation's subscription with 30 s of tolerance at both ends. ORG denies when that fails; PAID_OR_ORG falls back
 *  to a personal PAID subscription. A free user gets the organisation's reason where there is one, because they can act
 *  on it. */
export function decideAccess(policy: Policy | null | undefined, who: Standing, now: Date): Decision {
  if (!policy) return allow('no_policy')
  if (who.bypass) return allow('super_admin_bypass')
  const organization = decideOrganization(who, now)
  if (organization.allowed || policy === 'ORG') return organization
  if (who.subscription === 'PAID') return allow('paid_user_ok')
  return organization.reason === 'org_missing_or_inactive' ? deny('user_free') : organization
}

function decideOrganization({ organization, membership }: Standing, now: Date): Decision {
  if (!organization || membership?.status !== 'ACTIVE') return deny('org_missing_or_inactive')
  const starts = time(organization.subscriptionStartsAt)
  const ends = time(organization.subscriptionEndsAt)
  // A subscription without both dates counts as missing.
  if (Number.isNaN(starts) || Number.isNaN(ends)) return deny('org_missing_or_inactive')
  // Comparisons with an invalid date are false, so an invalid clock denies access.
  if (!(now.getTime() >= starts - TOLERANCE_MS)) return deny('org_not_started')
  if (!(now.getTime() <= ends + TOLERANCE_MS)) return deny('org_expired')
  return allow('org_ok')
}

/** Returns the best decision for a member of several organisations: one that grants access, otherwise the most
 *  informative refusal. */
export function bestDecision(decisions: Decision[]): Decision {
  const telling: Decision['reason'][] = [...allowReasons, 'org_not_started', 'org_expired', 'user_free']
  const rank = ({ reason }: Decision) => (telling.includes(reason) ? telling.indexOf(reason) : telling.length)
  return decisions.toSorted((one, other) => rank(one) - rank(other))[0] ?? deny('org_missing_or_inactive')
}

function time(instant: Instant | undefined) {
  return instant === null || instant === undefined ? Number.NaN : new Date(instant).getTime()
}

const allow = (reason: AllowReason): Decision => ({ allowed: true, reason })
const deny = (reason: DenyReason): Decision => ({ allowed: false, reason })
