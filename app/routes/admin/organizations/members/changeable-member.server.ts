import type { LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { problem } from '#app/access/page.server.ts'
import { findMember } from '#app/domain/organizations/member-page.server.ts'

/** Returns the member of the address. Throws a 404 when there is none, and a 403 when the viewer may not change the
 *  member. */
export async function changeableMember(args: LoaderFunctionArgs) {
  const staff = await guards.staffOf(args, 'manage-students')
  const member = await findMember(staff, args.params.memberId ?? '')
  if (!member) throw problem(args, 404)
  if (!member.may.change) throw problem(args, 403)
  return { staff, member }
}
