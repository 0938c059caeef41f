import { flag, instant, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Cursor, cursorOf } from '#app/domain/text/cursor.ts'
import { worksWith } from '#app/domain/visibility/colleagues.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** A person's own lists: followed, blocked and muted people. */
const lists = {
  FOLLOWED: Prisma.sql`SELECT "followedId" AS "id", "createdAt" FROM "Follow" WHERE "followerId" = `,
  BLOCKED: Prisma.sql`SELECT "blockedId" AS "id", "createdAt" FROM "Block" WHERE "blockerId" = `,
  MUTED: Prisma.sql`SELECT "mutedId" AS "id", "createdAt" FROM "Mute" WHERE "muterId" = `,
} as const
export type OwnList = keyof typeof lists

const PAGE = 20

const personRow = { id: text, username: text, name: orNull(text), isColleague: flag, since: instant }

/** Lists a page of one of the viewer's lists, newest first, 20 per page; `after` is where the previous page
 *  ended. Closed accounts appear with their username only, so that they can be removed from the list. Null when
 *  there is no further page. */
export async function listOwn(viewer: Viewer, list: OwnList, after: Cursor | null) {
  const own = Prisma.sql`${lists[list]}${viewer.id}`
  const further =
    after === null ? Prisma.sql`TRUE` : Prisma.sql`(r."createdAt", r."id") < (${new Date(after.at)}, ${after.id})`
  const rows = await readRows(
    personRow,
    Prisma.sql`
    SELECT u."id", u."username",
           CASE WHEN u."state" = 'ACTIVE' AND u."deletionAt" IS NULL THEN p."firstName" || ' ' || p."lastName" END AS "name",
           ${worksWith(viewer)} AS "isColleague", r."createdAt" AS "since"
    FROM (${own}) r JOIN "User" u ON u."id" = r."id" LEFT JOIN "Profile" p ON p."userId" = u."id"
    WHERE ${further} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${PAGE + 1}`,
  )
  if (after !== null && rows.length === 0) return null
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  const people = shown.map(({ id, username, name, isColleague }) => ({ id, username, name, isColleague }))
  return { people, next: rows.length > PAGE && last ? cursorOf(last.since, last.id) : null }
}
