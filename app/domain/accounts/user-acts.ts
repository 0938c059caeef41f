import { isSuper } from '#app/domain/access/roles.ts'

/** Actions of the site's administrators on a person's account. */
export const userActs = ['subscription', 'state', 'sessions', 'password', 'two-step', 'role'] as const
export type UserAct = (typeof userActs)[number]

type Who = { id: string; systemRole: string }

/** Checks whether a viewer may do an action to a person's account, never to their own. SUPER_ADMIN may do all. MINISTRY
 *  may change the subscription and the state of people without a system role, but nothing that would let it take over
 *  an account or gain a role. */
export function mayActOn(viewer: Who, person: Who, act: UserAct): boolean {
  if (!isSuper(viewer) || viewer.id === person.id) return false
  if (viewer.systemRole === 'SUPER_ADMIN') return true
  return person.systemRole === 'USER' && (act === 'subscription' || act === 'state')
}
