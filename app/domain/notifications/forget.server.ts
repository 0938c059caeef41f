import type { Db } from '#app/database/client.server.ts'
import { contains } from '#app/database/dialect.server.ts'
import { instant, orNull, readRow, readRows, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Takes away what a person has not read yet of what somebody did; of gathered ones, those this person was the last of. */
export async function forgetUnread(tx: Db, userId: string, byId: string) {
  await tx.$executeRaw`
    DELETE FROM "Notification"
    WHERE "userId" = ${userId} AND "readAt" IS NULL AND "params" ->> 'byId' = ${byId}`
}

/** The notifications of others that name somebody as the one who did it. Every row is looked at, a day at a time and outside
 *  of any transaction, so that nobody waits for it. */
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

/** Takes these away, and what came since they were looked for, in the transaction in which the person goes. */
export async function forgetNotificationsBy(tx: Db, byId: string, found: readonly string[], since: Date) {
  for (let at = 0; at < found.length; at += 500)
    await tx.notification.deleteMany({ where: { id: { in: found.slice(at, at + 500) } } })
  await tx.$executeRaw`DELETE FROM "Notification" WHERE "createdAt" >= ${since} AND ${by(byId)}`
}

/** The cheap look for the id comes first. */
function by(id: string) {
  return Prisma.sql`${contains(Prisma.sql`CAST("params" AS TEXT)`, id)} AND "params" ->> 'byId' = ${id}`
}
