import { db, type Db } from '#app/database/client.server.ts'

/** What a person may be told of, and what it is told with: keys only, words are found when it is read. */
type NotificationParams = {
  achievement: { rule: string; subject: string | null }
  /** Somebody of their organisation reminds them of what is left next (`analytics/talk-reasons.ts`). */
  reminder: { deed: string; organizationId: string; byId: string }
}

/** Writes a notification down in the transaction of what it tells of. */
export async function notify<K extends keyof NotificationParams>(
  tx: Db,
  userId: string,
  kind: K,
  params: NotificationParams[K],
) {
  await tx.notification.create({ data: { userId, kind, params } })
}

/** So many reminders are shown: a term of them. */
const SHOWN = 5

/** What a person was reminded of lately, newest first. */
export async function listReminders(userId: string) {
  const rows = await db.notification.findMany({
    where: { userId, kind: 'reminder' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: { id: true, params: true, createdAt: true },
  })
  return rows.map(({ id, params, createdAt }) => ({ id, createdAt, ...(params as NotificationParams['reminder']) }))
}
