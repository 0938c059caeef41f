import { db } from '#app/database/client.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'

/** How much the site is used by the people a viewer of the admin area may see: everybody for the super roles, an
 *  organisation's active pupils for its administrators and staff, the pupils of their own groups for teachers. */
export async function countUse(viewer: Viewer) {
  const who = peopleOf(viewer)
  const [people, started, completed] = await Promise.all([
    db.user.count({ where: who }),
    db.attempt.count({ where: { user: who } }),
    db.attempt.count({ where: { user: who, completedAt: { not: null } } }),
  ])
  const scope = isSuper(viewer) ? 'all' : viewer.memberships.some(leads) ? 'organization' : 'groups'
  return { scope, people, started, completed } as const
}

/** The condition that keeps a viewer of the admin area to their own people; it belongs in the query itself. */
function peopleOf(viewer: Viewer): Prisma.UserWhereInput {
  if (isSuper(viewer)) return {}
  const own = viewer.memberships.filter(leads).map(({ organizationId }) => organizationId)
  const taught = viewer.memberships.filter(teaches).map(({ organizationId }) => organizationId)
  return {
    memberships: {
      some: {
        role: 'ORG_STUDENT',
        status: 'ACTIVE',
        OR: [{ organizationId: { in: own } }, { organizationId: { in: taught }, group: { mentorId: viewer.id } }],
      },
    },
  }
}

type Membership = Viewer['memberships'][number]
const leads = ({ role, status }: Membership) => status === 'ACTIVE' && (role === 'ORG_ADMIN' || role === 'ORG_STAFF')
const teaches = ({ role, status }: Membership) => status === 'ACTIVE' && role === 'ORG_TEACHER'
