import { db } from '#app/database/client.server.ts'
import { number, readRow } from '#app/database/rows.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** How much the site is used by the people a viewer of the admin area may see: everybody for the super roles, an
 *  organisation's active pupils for its administrators and staff, the pupils of their own groups for teachers. */
export async function countUse(viewer: Viewer) {
  const scope = isSuper(viewer) ? 'all' : viewer.memberships.some(leads) ? 'organization' : 'groups'
  return { scope, ...(await (scope === 'all' ? countAll() : countOwn(viewer))) } as const
}

async function countAll() {
  const [people, started, completed] = await Promise.all([
    db.user.count(),
    db.attempt.count(),
    db.attempt.count({ where: { completedAt: { not: null } } }),
  ])
  return { people, started, completed }
}

/** Begins at the viewer's own people and counts for each of them: what others do does not make it slower. One query. */
async function countOwn(viewer: Viewer) {
  const use = await readRow(
    { people: number, started: number, completed: number },
    Prisma.sql`
      SELECT COUNT(*) AS "people", COALESCE(SUM("started"), 0) AS "started", COALESCE(SUM("completed"), 0) AS "completed"
      FROM (
        SELECT (SELECT COUNT(*) FROM "Attempt" a WHERE a."userId" = p."userId") AS "started",
               (SELECT COUNT(*) FROM "Attempt" a WHERE a."userId" = p."userId" AND a."completedAt" IS NOT NULL) AS "completed"
        FROM (${peopleOf(viewer)}) p
      ) counted`,
  )
  return use ?? { people: 0, started: 0, completed: 0 }
}

/** The people a viewer of the admin area is responsible for, each once; the condition belongs in the query itself. */
function peopleOf(viewer: Viewer): Prisma.Sql {
  const own = viewer.memberships.filter(leads).map(({ organizationId }) => organizationId)
  const taught = viewer.memberships.filter(teaches).map(({ organizationId }) => organizationId)
  return Prisma.sql`
    SELECT m."userId" FROM "Member" m
    WHERE ${isOf(own)} AND m."role" = 'ORG_STUDENT' AND m."status" = 'ACTIVE'
    UNION
    SELECT m."userId" FROM "Group" g JOIN "Member" m ON m."groupId" = g."id"
    WHERE g."mentorId" = ${viewer.id} AND ${isOf(taught)} AND m."role" = 'ORG_STUDENT' AND m."status" = 'ACTIVE'`
}

function isOf(organizations: readonly string[]): Prisma.Sql {
  // A list of nothing but NULL holds nobody, and is looked up in the index as well.
  return Prisma.sql`m."organizationId" IN (${organizations.length > 0 ? Prisma.join([...organizations]) : null})`
}

type Membership = Viewer['memberships'][number]
const leads = ({ role, status }: Membership) => status === 'ACTIVE' && (role === 'ORG_ADMIN' || role === 'ORG_STAFF')
const teaches = ({ role, status }: Membership) => status === 'ACTIVE' && role === 'ORG_TEACHER'
