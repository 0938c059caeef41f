import { redirect } from '@remix-run/node'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

/** Where an address of a group that is not there (any more) leads: to the list, which says so. */
export function noGroup({ organization }: Staff) {
  return redirect(adminPathOf('groups', { orgId: organization.id }, { missing: 1 }))
}
