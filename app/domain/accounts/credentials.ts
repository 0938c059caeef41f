import type { Viewer } from './viewer.server.ts'

type Standing = Pick<Viewer, 'emailVerified' | 'memberships'>

/** An organisation stands behind the account, so its administrator can give a new password when the old one is lost.
 *  The viewer's memberships are those of active organisations only. */
export function isBackedByOrganization({ memberships }: Pick<Standing, 'memberships'>): boolean {
  return memberships.some(({ status }) => status === 'ACTIVE')
}

/** A person may change their password if they could get it back, by their confirmed e-mail or their organisation. */
export function mayChangePassword(person: Standing): boolean {
  return person.emailVerified || isBackedByOrganization(person)
}
