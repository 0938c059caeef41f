import { db, type Db } from '#app/database/client.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { gatherKeyOf, type NotificationKind, type NotificationParams } from './kinds.ts'

/** Writes a notification down in the transaction of what it tells of: nothing where the person does not want to be told of
 *  such things, or is told of their own deed; what is alike and unread is one row (`gatherKeyOf`). */
export async function notify<K extends NotificationKind>(
  tx: Db,
  userId: string,
  kind: K,
  params: NotificationParams[K],
  now = new Date(),
) {
  if ('byId' in params && params.byId === userId) return
  const setting = await tx.notificationSetting.findUnique({ where: { userId_kind: { userId, kind } } })
  if (setting?.wanted === false) return
  const gatherKey = gatherKeyOf(kind, params)
  const open = gatherKey && (await tx.notification.findFirst({ where: { userId, gatherKey, readAt: null } }))
  if (!open) {
    await tx.notification.create({ data: { userId, kind, params, gatherKey, createdAt: now } })
    return
  }
  const people = open.people + ('byId' in params && isBy(open.params, params.byId) ? 0 : 1)
  await tx.notification.update({ where: { id: open.id }, data: { params, people, createdAt: now } })
}

/** Writes the same notification for many people at once: those this query has as `id`, save who does not want to be told of
 *  such things. Each is a row of its own; nothing is gathered. */
export async function notifyMany<K extends NotificationKind>(
  tx: Db,
  people: Prisma.Sql,
  kind: K,
  params: NotificationParams[K],
  now = new Date(),
) {
  await tx.$executeRaw`
    INSERT INTO "Notification" ("id", "userId", "kind", "params", "createdAt")
    SELECT lower(hex(randomblob(12))), w."id", ${kind}, ${JSON.stringify(params)}, ${now} FROM (${people}) w
    WHERE NOT EXISTS (
      SELECT 1 FROM "NotificationSetting" s WHERE s."userId" = w."id" AND s."kind" = ${kind} AND s."wanted" = FALSE
    )`
}

/** Whether the last of what a row gathers was done by this person. */
function isBy(params: unknown, personId: string): boolean {
  return (params as { byId?: string }).byId === personId
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
