import type { Viewer } from '#app/domain/accounts/viewer.server.ts'

/** Returns the ids of the organisations the viewer is an active member of. The viewer's memberships contain no disabled
 *  organisations. */
export function organizationsOf({ memberships }: Viewer): string[] {
  return memberships.flatMap(({ status, organizationId }) => (status === 'ACTIVE' ? [organizationId] : []))
}
