import { inTurn } from '#app/database/client.server.ts'
import { readRows, text } from '#app/database/rows.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { WEEKLY_LETTER } from './wishes.ts'

const AT_ONCE = 100
/** Interval between letters, so that emails somebody waits for are sent in between. */
const APART_MS = 500

/** Queues this week's letter, once a week, for every subscriber with a confirmed address. Whether it has any content is
 *  decided when it is written. */
export async function queueLetters(monday: string, { signal }: Pick<Work, 'signal'>, now = new Date()): Promise<void> {
  let last = ''
  let promised = 0
  for (;;) {
    signal.throwIfAborted()
    const readers = await readersAfter(last)
    await inTurn(async tx => {
      for (const [at, { userId }] of readers.entries()) {
        const when = { key: `weekly:${monday}:${userId}`, runAt: new Date(now.getTime() + (promised + at) * APART_MS) }
        await queueEmail({ name: 'weekly', userId, monday }, tx, when)
      }
    })
    promised += readers.length
    if (readers.length < AT_ONCE) return
    last = readers.at(-1)!.userId
  }
}

function readersAfter(last: string) {
  return readRows(
    { userId: text },
    Prisma.sql`
      SELECT s."userId" FROM "NotificationSetting" s JOIN "User" u ON u."id" = s."userId"
      WHERE s."kind" = ${WEEKLY_LETTER} AND s."wanted" = TRUE AND s."userId" > ${last}
        AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL AND u."email" IS NOT NULL AND u."emailVerifiedAt" IS NOT NULL
      ORDER BY s."userId" LIMIT ${AT_ONCE}`,
  )
}
