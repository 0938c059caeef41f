import { redirect } from '@remix-run/node'
import type { Staff } from '#app/domain/organizations/reach.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

/** Redirects from the address of a missing group to the list, which shows a message. */
export function noGroup({ organization }: Staff) {
  return redirect(adminPathOf('groups', { orgId: organization.id }, { missing: 1 }))
}
