import { flag, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { isOnProfile } from '#app/domain/visibility/projects.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { ProjectStatus } from './status.ts'

/** So many projects stand on a profile. */
const MOST_SHOWN = 50

/** Projects a person is in, those they pinned first; of others only what the viewer may see. `asOther`: only what everybody may. */
export async function listProjectsOf(viewer: Viewer, userId: string, { asOther = false } = {}) {
  return readRows(
    {
      ...{ id: text, name: text, description: text, status: word<ProjectStatus>(), state: text, pinned: flag },
      ...{ role: word<'LEAD' | 'MEMBER'>(), duty: orNull(text) },
    },
    Prisma.sql`
      SELECT j."id", j."name", j."description", j."status", j."state", t."pinnedAt" IS NOT NULL AS "pinned", t."role", t."duty"
      FROM "ProjectMember" t JOIN "Project" j ON j."id" = t."projectId"
      WHERE t."userId" = ${userId} AND ${isOnProfile(viewer, { asOther })}
      ORDER BY t."pinnedAt" IS NULL, t."pinnedAt", t."joinedAt" DESC, j."id" LIMIT ${MOST_SHOWN}`,
  )
}
export type PersonProject = Awaited<ReturnType<typeof listProjectsOf>>[number]
