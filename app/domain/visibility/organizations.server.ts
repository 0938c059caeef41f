import type { Viewer } from '#app/domain/accounts/viewer.server.ts'

/** The organisations a viewer is in; those that are switched off are not among their memberships. */
export function organizationsOf({ memberships }: Viewer): string[] {
  return memberships.flatMap(({ status, organizationId }) => (status === 'ACTIVE' ? [organizationId] : []))
}
