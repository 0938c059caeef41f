import { db, type Db } from '#app/database/client.server.ts'
import { inserted, newIdSql } from '#app/database/dialect.server.ts'
import { flag, instant, jsonOf, number, orNull, readRow, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { createHash } from 'node:crypto'
import { gather, type Gathered } from './gather.ts'
import { gatherKeyOf, type NotificationKind, type NotificationParams } from './kinds.ts'
import { isChosen } from './wishes.ts'

/** Writes a notification in the transaction of the action it is about. Skipped when the person does not want this kind,
 *  is the actor, has muted the actor, or when one of the two has blocked the other. Unread notifications with the same
 *  key (`gatherKeyOf`) share one row, in which each actor counts once. */
export async function notify<K extends NotificationKind>(
  tx: Db,
  userId: string,
  kind: K,
  params: NotificationParams[K],
  now = new Date(),
) {
  const byId = 'byId' in params ? params.byId : undefined
  if (byId === userId || !(await mayBeNotified(tx, userId, kind, byId))) return
  const gatherKey = gatherKeyOf(kind, params)
  const latest = gatherKey === null ? null : await findLatest(tx, userId, gatherKey)
  const outcome = gather(kind, byId && markOf(byId), latest)
  if (outcome.row === 'none') return
  const { known, people } = outcome
  const content = { params: gatherKey && byId ? { ...params, known } : params, people, createdAt: now }
  if (latest && outcome.row === 'latest') await tx.notification.update({ where: { id: latest.id }, data: content })
  else await tx.notification.create({ data: { userId, kind, gatherKey, ...content } })
}

/** Writes the same notification for many people, those whose `id` the query `people` selects, except who does not want
 *  this kind or this actor. Each gets a row of its own; nothing is gathered. */
export async function notifyMany<K extends NotificationKind>(
  tx: Db,
  people: Prisma.Sql,
  kind: K,
  params: NotificationParams[K] & { byId: string },
  now = new Date(),
) {
  await tx.$executeRaw`
    INSERT INTO "Notification" ("id", "userId", "kind", "params", "createdAt")
    SELECT ${newIdSql}, w."id", ${kind}, ${inserted({ json: params })}, ${inserted(now)} FROM (${people}) w
    WHERE ${wants(Prisma.sql`w."id"`, kind)} AND NOT ${keepsAway(Prisma.sql`w."id"`, params.byId)}`
}

async function mayBeNotified(
  tx: Db,
  userId: string,
  kind: NotificationKind,
  byId: string | undefined,
): Promise<boolean> {
  if (!isChosen(kind) && byId === undefined) return true
  const person = Prisma.sql`${userId}`
  const query = Prisma.sql`SELECT ${wants(person, kind)} AND NOT ${keepsAway(person, byId ?? null)} AS "allowed"`
  return (await readRow({ allowed: flag }, query, tx))?.allowed ?? false
}

/** SQL condition: the person wants notifications of this kind. Outcomes of cases, appeals and reports are always sent. */
function wants(person: Prisma.Sql, kind: NotificationKind): Prisma.Sql {
  if (!isChosen(kind)) return Prisma.sql`TRUE`
  return Prisma.sql`NOT EXISTS (
    SELECT 1 FROM "NotificationSetting" s WHERE s."userId" = ${person} AND s."kind" = ${kind} AND s."wanted" = FALSE
  )`
}

/** SQL condition: one of the two has blocked the other, or the person has muted the actor. */
function keepsAway(person: Prisma.Sql, byId: string | null): Prisma.Sql {
  return Prisma.sql`(EXISTS (
      SELECT 1 FROM "Block" b WHERE (b."blockerId" = ${person} AND b."blockedId" = ${byId})
        OR (b."blockedId" = ${person} AND b."blockerId" = ${byId})
    ) OR EXISTS (SELECT 1 FROM "Mute" m WHERE m."muterId" = ${person} AND m."mutedId" = ${byId}))`
}

async function findLatest(tx: Db, userId: string, gatherKey: string): Promise<(Gathered & { id: string }) | null> {
  const row = await readRow(
    { id: text, params: jsonOf<{ byId?: string; known?: string[] }>(), people: number, readAt: orNull(instant) },
    Prisma.sql`
      SELECT "id", "params", "people", "readAt" FROM "Notification"
      WHERE "userId" = ${userId} AND "gatherKey" = ${gatherKey} ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
    tx,
  )
  if (!row) return null
  const { id, params, people, readAt } = row
  return { id, people, read: readAt !== null, known: params.known ?? (params.byId ? [markOf(params.byId)] : []) }
}

/** Short hash that stands for an earlier actor of a row. It tells actors apart and identifies no one once the account
 *  is gone. */
function markOf(personId: string): string {
  return createHash('sha256').update(personId).digest('base64url').slice(0, 8)
}

/** Reminders that are shown, about a term's worth. */
const SHOWN = 5

/** Lists a person's latest reminders, newest first. */
export async function listReminders(userId: string) {
  const rows = await db.notification.findMany({
    where: { userId, kind: 'reminder' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
    select: { id: true, params: true, createdAt: true },
  })
  return rows.map(({ id, params, createdAt }) => ({ id, createdAt, ...(params as NotificationParams['reminder']) }))
}
