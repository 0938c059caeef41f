import { db, type Db } from '#app/database/client.server.ts'
import { inserted, newIdSql } from '#app/database/dialect.server.ts'
import { flag, instant, jsonOf, number, orNull, readRow, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { createHash } from 'node:crypto'
import { gather, type Gathered } from './gather.ts'
import { gatherKeyOf, type NotificationKind, type NotificationParams } from './kinds.ts'
import { isChosen } from './wishes.ts'

/** Writes a notification down in the transaction of what it tells of: nothing where the person does not want to be told of
 *  such things, is told of their own action, or of one by somebody they muted or one of the two blocked; what is alike and
 *  unread is one row (`gatherKeyOf`), in which people count once each. */
export async function notify<K extends NotificationKind>(
  tx: Db,
  userId: string,
  kind: K,
  params: NotificationParams[K],
  now = new Date(),
) {
  const byId = 'byId' in params ? params.byId : undefined
  if (byId === userId || !(await mayBeTold(tx, userId, kind, byId))) return
  const gatherKey = gatherKeyOf(kind, params)
  const latest = gatherKey === null ? null : await findLatest(tx, userId, gatherKey)
  const outcome = gather(kind, byId && markOf(byId), latest)
  if (outcome.row === 'none') return
  const { known, people } = outcome
  const told = { params: gatherKey && byId ? { ...params, known } : params, people, createdAt: now }
  if (latest && outcome.row === 'latest') await tx.notification.update({ where: { id: latest.id }, data: told })
  else await tx.notification.create({ data: { userId, kind, gatherKey, ...told } })
}

/** Writes the same notification for many people at once: those this query has as `id`, save who does not want to be told of
 *  such things, or of this person. Each is a row of its own; nothing is gathered. */
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

async function mayBeTold(tx: Db, userId: string, kind: NotificationKind, byId: string | undefined): Promise<boolean> {
  if (!isChosen(kind) && byId === undefined) return true
  const person = Prisma.sql`${userId}`
  const query = Prisma.sql`SELECT ${wants(person, kind)} AND NOT ${keepsAway(person, byId ?? null)} AS "told"`
  return (await readRow({ told: flag }, query, tx))?.told ?? false
}

/** SQL condition: a person wants to be told of such things. What becomes of a case, an appeal or a report is told whatever
 *  they have chosen. */
function wants(person: Prisma.Sql, kind: NotificationKind): Prisma.Sql {
  if (!isChosen(kind)) return Prisma.sql`TRUE`
  return Prisma.sql`NOT EXISTS (
    SELECT 1 FROM "NotificationSetting" s WHERE s."userId" = ${person} AND s."kind" = ${kind} AND s."wanted" = FALSE
  )`
}

/** SQL condition: one of the two has blocked the other, or the person has muted them. */
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

/** What a row knows a person by who was not the last: it tells two apart, and names nobody once their account is gone. */
function markOf(personId: string): string {
  return createHash('sha256').update(personId).digest('base64url').slice(0, 8)
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
