import { flag, instant, number, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { isOnProfile } from '#app/domain/visibility/projects.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { MOST } from './limits.ts'
import type { ProjectStatus } from './status.ts'

/** Maximum number of listed projects of a person. */
export const MOST_OF_PERSON = 50

/** SQL order of a person's projects, where row `t` is their membership: pinned ones first, then by joining, newest
 *  first. */
export const asOnProfile = Prisma.sql`t."pinnedAt" IS NULL, t."pinnedAt", t."joinedAt" DESC, j."id"`

/** Lists the projects of a person that the viewer may see, pinned ones first; `asOther` limits them to what everyone
 *  may see. For the viewer themselves also their drafts, last saved first. One query. */
export async function listProjectsOf(viewer: Viewer, userId: string, { asOther = false } = {}) {
  const own = userId === viewer.id && !asOther
  const isDraft = own ? Prisma.sql`j."state" = 'DRAFT' AND j."ownerId" = ${viewer.id}` : Prisma.sql`FALSE`
  const rows = await readRows(
    {
      ...{ id: text, name: text, description: text, status: word<ProjectStatus>(), state: text, pinned: flag },
      ...{ role: word<'LEAD' | 'MEMBER'>(), duty: orNull(text) },
      ...{ step: number, savedAt: instant },
    },
    Prisma.sql`
      SELECT j."id", j."name", j."description", j."status", j."state", t."pinnedAt" IS NOT NULL AS "pinned", t."role", t."duty",
             j."step", j."savedAt"
      FROM "ProjectMember" t JOIN "Project" j ON j."id" = t."projectId"
      WHERE t."userId" = ${userId} AND (${isOnProfile(viewer, { asOther })} OR (${isDraft}))
      ORDER BY ${asOnProfile} LIMIT ${MOST_OF_PERSON + MOST.drafts}`,
  )
  const drafts = rows.filter(({ state }) => state === 'DRAFT')
  return {
    projects: rows.filter(({ state }) => state !== 'DRAFT').slice(0, MOST_OF_PERSON),
    drafts: drafts.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime()),
  }
}
export type PersonProject = Awaited<ReturnType<typeof listProjectsOf>>['projects'][number]
