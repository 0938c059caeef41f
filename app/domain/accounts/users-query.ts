import { memberRoles, systemRoles } from '#app/domain/access/roles.ts'
import { accountStates } from './account-states.ts'

export const subscriptionKinds = ['paid', 'organization', 'free'] as const
export type SubscriptionKind = (typeof subscriptionKinds)[number]
export const userRoles = [...systemRoles, ...memberRoles] as const
type UserRole = (typeof userRoles)[number]

/** States of an account. One that awaits deletion is still open. */
export const userStates = [...accountStates, 'DELETING'] as const

export type UserFilter = {
  /** Parts of a name, a username or an e-mail. */
  q: string
  role: UserRole | null
  state: (typeof userStates)[number] | null
  subscription: SubscriptionKind | null
  /** Id of an organisation the person belongs to. */
  organization: string | null
}

/** Reads the filter of the list of people from a URL. Unknown values count as no filter. */
export function readUserFilter(asked: URLSearchParams): UserFilter {
  const one = <T extends string>(known: readonly T[], name: string) =>
    known.find(value => value === asked.get(name)) ?? null
  return {
    q: (asked.get('q') ?? '').trim().slice(0, 100),
    role: one(userRoles, 'role'),
    state: one(userStates, 'state'),
    subscription: one(subscriptionKinds, 'subscription'),
    organization: asked.get('organization')?.slice(0, 40) || null,
  }
}
