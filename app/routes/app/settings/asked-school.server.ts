import type { GuardArgs } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listOwnSchools } from '#app/domain/organizations/own-schools.server.ts'

/** Returns the viewer's organisation named in the query (`?organization=`). Throws a 404 for others. */
export async function askedSchool(args: GuardArgs, viewer: Viewer) {
  const asked = new URL(args.request.url).searchParams.get('organization')
  const schools = await listOwnSchools(viewer, reading(args, 'mySchool').language)
  const school = schools.find(({ organizationId }) => organizationId === asked)
  if (!school) throw problem(args, 404)
  return school
}
