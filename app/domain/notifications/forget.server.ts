import type { Db } from '#app/database/client.server.ts'
import { contains } from '#app/database/dialect.server.ts'
import { instant, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Deletes a person's unread notifications about actions of another user. A gathered row is deleted when that user was
 *  its last actor. */
export async function forgetUnread(tx: Db, userId: string, byId: string) {
  await tx.$executeRaw`
    DELETE FROM "Notification"
    WHERE "userId" = ${userId} AND "readAt" IS NULL AND "params" ->> 'byId' = ${byId}`
}

/** Finds other people's notifications that name a user as the actor. Scans every row, one day at a time and outside any
 *  transaction, so that it blocks no writer. */
export async function findNotificationsBy(byId: string, now: Date): Promise<string[]> {
  const first = await readRow({ at: orNull(instant) }, Prisma.sql`SELECT MIN("createdAt") AS "at" FROM "Notification"`)
  const found: string[] = []
  for (let from = first?.at ?? now; from < now; from = new Date(from.getTime() + DAY_MS)) {
    const until = new Date(Math.min(from.getTime() + DAY_MS, now.getTime()))
    const rows = await readRows(
      { id: text },
      Prisma.sql`SELECT "id" FROM "Notification" WHERE "createdAt" >= ${from} AND "createdAt" < ${until} AND ${by(byId)}`,
    )
    found.push(...rows.map(({ id }) => id))
  }
  return found
}

/** Deletes the notifications that were found, and those created since the search began, in the transaction that deletes
 *  the account. */
export async function forgetNotificationsBy(tx: Db, byId: string, found: readonly string[], since: Date) {
  for (let at = 0; at < found.length; at += 500)
    await tx.notification.deleteMany({ where: { id: { in: found.slice(at, at + 500) } } })
  await tx.$executeRaw`DELETE FROM "Notification" WHERE "createdAt" >= ${since} AND ${by(byId)}`
}

/** The substring test on the id is cheap, so it runs before the JSON is parsed. */
function by(id: string) {
  return Prisma.sql`${contains(Prisma.sql`CAST("params" AS TEXT)`, id)} AND "params" ->> 'byId' = ${id}`
}
