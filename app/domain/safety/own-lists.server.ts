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

const personRow = { id: text, username: text, name: orNull(text), isColleague: flag, at: instant }

/** Lists a page of one of the viewer's lists, newest first, 20 per page. The cursor is a moment and an id, because the
 *  last person of the previous page may have been taken off the list since. Closed accounts appear with their username
 *  only, so that they can be removed from the list. */
export async function listOwn(viewer: Viewer, list: OwnList, after: Cursor | null) {
  const own = Prisma.sql`${lists[list]}${viewer.id}`
  const further = after ? Prisma.sql`(r."createdAt", r."id") < (${new Date(after.at)}, ${after.id})` : Prisma.sql`TRUE`
  const rows = await readRows(
    personRow,
    Prisma.sql`
    SELECT u."id", u."username",
           CASE WHEN u."state" = 'ACTIVE' AND u."deletionAt" IS NULL THEN p."firstName" || ' ' || p."lastName" END AS "name",
           ${worksWith(viewer)} AS "isColleague", r."createdAt" AS "at"
    FROM (${own}) r JOIN "User" u ON u."id" = r."id" LEFT JOIN "Profile" p ON p."userId" = u."id"
    WHERE ${further} ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${PAGE + 1}`,
  )
  const people = rows.slice(0, PAGE).map(({ id, username, name, isColleague }) => ({ id, username, name, isColleague }))
  const last = rows[PAGE - 1]
  return { people, next: rows.length > PAGE && last ? cursorOf(last.at, last.id) : null }
}
