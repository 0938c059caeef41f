import { inTurn } from '#app/database/client.server.ts'
import { jsonOf, readRows, text } from '#app/database/rows.server.ts'
import { daysBetween } from '#app/domain/calendar/days.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { deadlineKey, type NotificationParams } from '#app/domain/notifications/kinds.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { daysAhead } from './deadlines-ahead.ts'

/** Days before a deadline on which its two notifications are sent. */
const FAR = 14
const NEAR = 3
/** Number of people notified per transaction. */
const AT_ONCE = 100

/** Notifies people of the deadlines of institutions they picked, 14 days and 3 days before. Picks made later and runs
 *  that were missed are made up for on the next run. Idempotent. */
export async function notifyDeadlines(
  today: string,
  { signal }: Pick<Work, 'signal'>,
  now = new Date(),
): Promise<void> {
  for (const { id, details } of await savedInstitutions()) {
    const ends = details.admissions.deadlines.map(({ to }) => to)
    for (const day of daysAhead(ends, today, FAR)) {
      signal.throwIfAborted()
      const left = daysBetween(today, day) <= NEAR ? NEAR : FAR
      await notifyOfDeadline({ institutionId: id, day, left }, signal, now)
    }
  }
}

function savedInstitutions() {
  return readRows(
    { id: text, details: jsonOf<{ admissions: { deadlines: { to: string }[] } }>() },
    Prisma.sql`
      SELECT i."id", i."details" FROM "Institution" i
      WHERE i."retiredAt" IS NULL AND EXISTS (SELECT 1 FROM "InstitutionPick" p WHERE p."institutionId" = i."id")
      ORDER BY i."id"`,
  )
}

async function notifyOfDeadline(
  deadline: NotificationParams['deadline'],
  signal: AbortSignal,
  now: Date,
): Promise<void> {
  let last = ''
  for (;;) {
    signal.throwIfAborted()
    const people = await listUnnotified(deadline, last)
    await inTurn(async tx => {
      for (const { userId } of people) await notify(tx, userId, 'deadline', deadline, now)
    })
    if (people.length < AT_ONCE) return
    last = people.at(-1)!.userId
  }
}

/** People who picked the institution and were not notified yet. `notify` skips those who have turned this notification
 *  off. */
function listUnnotified(deadline: NotificationParams['deadline'], after: string) {
  return readRows(
    { userId: text },
    Prisma.sql`
      SELECT p."userId" FROM "InstitutionPick" p JOIN "User" u ON u."id" = p."userId"
      WHERE p."institutionId" = ${deadline.institutionId} AND p."userId" > ${after}
        AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL AND NOT EXISTS (
          SELECT 1 FROM "Notification" n WHERE n."userId" = p."userId" AND n."gatherKey" = ${deadlineKey(deadline)})
      ORDER BY p."userId" LIMIT ${AT_ONCE}`,
  )
}
