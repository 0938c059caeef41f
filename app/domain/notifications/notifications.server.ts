import type { Db } from '#app/database/client.server.ts'

/** What a person may be told of, and what it is told with: keys only, words are found when it is read. */
type NotificationParams = {
  achievement: { rule: string; subject: string | null }
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
