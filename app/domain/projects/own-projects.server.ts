import { jsonObject, nestedInstant } from '#app/database/dialect.server.ts'
import { jsonOf, number, orNull, readRow } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const row = {
  open: number,
  drafts: number,
  last: orNull(jsonOf<{ id: string; name: string; step: number; savedAt: string | number }>()),
}

/** Returns the number of open projects the viewer is in, the number of their drafts, and the last saved draft; in one
 *  query. */
export async function findOwn({ id }: Viewer) {
  const drafts = Prisma.sql`FROM "Project" j WHERE j."ownerId" = ${id} AND j."state" = 'DRAFT'`
  const own = await readRow(
    row,
    Prisma.sql`SELECT
      (SELECT COUNT(*) FROM "ProjectMember" m JOIN "Project" j ON j."id" = m."projectId"
       WHERE m."userId" = ${id} AND j."state" IN ('SHOWN', 'WAITING', 'HIDDEN')) AS "open",
      (SELECT COUNT(*) ${drafts}) AS "drafts",
      (SELECT ${jsonObject({ id: Prisma.sql`j."id"`, name: Prisma.sql`j."name"`, step: Prisma.sql`j."step"`, savedAt: nestedInstant(Prisma.sql`j."savedAt"`) })} ${drafts}
       ORDER BY j."savedAt" DESC, j."id" DESC LIMIT 1) AS "last"`,
  )
  const { open, drafts: waiting, last } = own!
  return { open, drafts: waiting, last: last && { ...last, savedAt: new Date(last.savedAt) } }
}
