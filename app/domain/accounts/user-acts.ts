import { isSuper } from '#app/domain/access/roles.ts'

/** What the site's roles do to one person's account. */
export const userActs = ['subscription', 'state', 'sessions', 'password', 'two-step', 'role'] as const
export type UserAct = (typeof userActs)[number]

type Who = { id: string; systemRole: string }

/** Whether a viewer may do this to a person's account. Nobody acts on their own. SUPER_ADMIN acts on everybody; MINISTRY
 *  gives subscriptions and shuts accounts of people without a system role, and does nothing by which one could become
 *  somebody else or gain a role. */
export function mayActOn(viewer: Who, person: Who, act: UserAct): boolean {
  if (!isSuper(viewer) || viewer.id === person.id) return false
  if (viewer.systemRole === 'SUPER_ADMIN') return true
  return person.systemRole === 'USER' && (act === 'subscription' || act === 'state')
}
