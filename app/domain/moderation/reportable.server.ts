import type { Db } from '#app/database/client.server.ts'
import { db } from '#app/database/client.server.ts'
import { instant, orNull, readRow, type RowOf, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { authorIsThere, inCircle, isNoThread, notBlocked } from '#app/domain/feed/sight.server.ts'
import { projectWords } from '#app/domain/projects/states.server.ts'
import { type ThingKind, thingKinds } from '#app/domain/safety/cases.server.ts'
import { seesProject } from '#app/domain/visibility/projects.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const row = {
  id: text,
  ownerId: text,
  text,
  at: orNull(instant),
  username: text,
  firstName: text,
  lastName: text,
}
export type Reportable = RowOf<typeof row> & { kind: ThingKind }

/** Returns content the viewer may report, or null: only what is currently visible to them can be reported. Includes
 *  their own content. */
export async function findReportable(
  viewer: Viewer,
  { kind: asked, id }: { kind: string | null; id: string },
  client: Db = db,
): Promise<Reportable | null> {
  const kind = thingKinds.find(known => known === asked)
  if (!kind) return null
  const source = sourceOf(viewer, kind, id)
  const author = Prisma.sql`u."username", a."firstName", a."lastName"`
  const found = await readRow(row, Prisma.sql`SELECT ${source.columns}, ${author} FROM ${source.from}`, client)
  return found && { ...found, kind }
}

function sourceOf(viewer: Viewer, kind: ThingKind, id: string) {
  const person = (column: Prisma.Sql) => Prisma.sql`
    JOIN "User" u ON u."id" = ${column} AND ${authorIsThere} JOIN "Profile" a ON a."userId" = u."id"`
  const seen = (alias: 'p' | 's') =>
    Prisma.sql`${inCircle(viewer, alias)} AND ${notBlocked(viewer, Prisma.raw(`"${alias}"."authorId"`))}`
  switch (kind) {
    case 'POST':
      return {
        columns: Prisma.sql`p."id", p."authorId" AS "ownerId", p."text", p."createdAt" AS "at"`,
        from: Prisma.sql`"Post" p ${person(Prisma.sql`p."authorId"`)}
          WHERE p."id" = ${id} AND p."state" = 'SHOWN' AND ${isNoThread('p')} AND ${seen('p')}`,
      }
    case 'COMMENT':
      return {
        columns: Prisma.sql`c."id", c."authorId" AS "ownerId", c."text", c."createdAt" AS "at"`,
        from: Prisma.sql`"Comment" c JOIN "Post" p ON p."id" = c."postId" ${person(Prisma.sql`c."authorId"`)}
          WHERE c."id" = ${id} AND c."state" = 'SHOWN' AND p."state" = 'SHOWN' AND ${seen('p')}
            AND ${notBlocked(viewer, Prisma.sql`c."authorId"`)}`,
      }
    case 'STORY':
      return {
        columns: Prisma.sql`s."id", s."authorId" AS "ownerId",
          COALESCE(s."text", s."description", '') AS "text", s."createdAt" AS "at"`,
        from: Prisma.sql`"Story" s ${person(Prisma.sql`s."authorId"`)}
          WHERE s."id" = ${id} AND s."state" = 'SHOWN' AND s."expiresAt" > ${new Date()} AND ${seen('s')}`,
      }
    case 'PROFILE':
      return {
        columns: Prisma.sql`u."id", u."id" AS "ownerId", COALESCE(a."bio", '') AS "text", NULL AS "at"`,
        from: Prisma.sql`"User" u JOIN "Profile" a ON a."userId" = u."id"
          WHERE u."id" = ${id} AND ${authorIsThere} AND a."hiddenAt" IS NULL
            AND ${notBlocked(viewer, Prisma.sql`u."id"`)}`,
      }
    case 'PROJECT':
      return {
        columns: Prisma.sql`j."id", j."ownerId", ${projectWords} AS "text", j."publishedAt" AS "at"`,
        from: Prisma.sql`"Project" j ${person(Prisma.sql`j."ownerId"`)}
          WHERE j."id" = ${id} AND j."state" = 'SHOWN' AND ${seesProject(viewer)}`,
      }
  }
}
