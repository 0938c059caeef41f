import type { Viewer } from './viewer.server.ts'

type Standing = Pick<Viewer, 'emailVerified' | 'memberships'>

/** Checks whether a person is an active member of an organisation, so that its administrator can replace a lost
 *  password. The viewer's memberships are those of active organisations only. */
export function isBackedByOrganization({ memberships }: Pick<Standing, 'memberships'>): boolean {
  return memberships.some(({ status }) => status === 'ACTIVE')
}

/** Checks whether a person may change their password: only if they could recover it, by a confirmed e-mail or through
 *  their organisation. */
export function mayChangePassword(person: Standing): boolean {
  return person.emailVerified || isBackedByOrganization(person)
}
