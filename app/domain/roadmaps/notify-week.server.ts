import { inTurn } from '#app/database/client.server.ts'
import { number, readRows, text } from '#app/database/rows.server.ts'
import { weekOf } from '#app/domain/calendar/days.ts'
import type { Work } from '#app/domain/jobs/work.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

/** Number of plans per transaction. */
const AT_ONCE = 100

/** Notifies the owners of active plans how many tasks are due in the seven days from `monday` (YYYY-MM-DD). Plans
 *  without any are skipped. Idempotent. */
export async function notifyWeek(monday: string, { signal }: Pick<Work, 'signal'>, now = new Date()): Promise<void> {
  let last = ''
  for (;;) {
    signal.throwIfAborted()
    const plans = await plansDue(monday, last)
    await inTurn(async tx => {
      for (const { planId, userId, tasks } of plans) await notify(tx, userId, 'week', { planId, monday, tasks }, now)
    })
    if (plans.length < AT_ONCE) return
    last = plans.at(-1)!.planId
  }
}

function plansDue(monday: string, after: string) {
  return readRows(
    { planId: text, userId: text, tasks: number },
    Prisma.sql`
      SELECT p."id" AS "planId", p."userId", COUNT(*) AS "tasks"
      FROM "Plan" p JOIN "User" u ON u."id" = p."userId" JOIN "Subtask" s ON s."planId" = p."id"
      WHERE p."id" > ${after} AND p."status" = 'ACTIVE' AND p."archivedAt" IS NULL
        AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL
        AND s."doneAt" IS NULL AND s."dueOn" BETWEEN ${monday} AND ${weekOf(monday).to}
      GROUP BY p."id" ORDER BY p."id" LIMIT ${AT_ONCE}`,
  )
}
