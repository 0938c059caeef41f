import { jsonObject, oneIf } from '#app/database/dialect.server.ts'
import { db } from '#app/database/client.server.ts'
import { instant, json, jsonOf, number, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Cursor, cursorOf } from '#app/domain/text/cursor.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { NotificationKind, NotificationParams } from './kinds.ts'

const PAGE = 20

type Reader = Pick<Viewer, 'id' | 'username'>
type Details = { short: unknown; admissions: { deadlines: { to: string; text: unknown }[] } }

/** A notification with the facts its sentence needs: the actor (null once their account is gone), and stored names of
 *  the institution and organisation. */
export type ShownNotification = {
  [K in NotificationKind]: { kind: K; params: NotificationParams[K] }
}[NotificationKind] & {
  id: string
  people: number
  at: Date
  isRead: boolean
  by: { username: string; name: string } | null
  institution: { name: unknown; deadlines: unknown[] } | null
  organization: unknown
  /** The project it is about; `thread` is true for a question or an answer in its discussion. */
  project: { id: string; name: string; thread: boolean } | null
}

const row = {
  id: text,
  kind: word<NotificationKind>(),
  params: jsonOf<NotificationParams[NotificationKind]>(),
  people: number,
  createdAt: instant,
  readAt: orNull(instant),
  project: orNull(jsonOf<{ id: string; name: string; thread: number }>()),
}

/** SQL columns of a notification, with the project that it names or whose discussion it is about. Only the team sees
 *  the name of a project that is hidden or awaits review. */
const columns = Prisma.sql`
  n."id", n."kind", n."params", n."people", n."createdAt", n."readAt",
  (SELECT ${jsonObject({ id: Prisma.sql`j."id"`, name: Prisma.sql`j."name"`, thread: oneIf(Prisma.sql`j."threadId" = n."params" ->> 'postId'`) })} FROM "Project" j
   WHERE (j."id" = n."params" ->> 'projectId' OR j."threadId" = n."params" ->> 'postId') AND (j."state" = 'SHOWN'
     OR (j."state" NOT IN ('DELETED', 'REMOVED') AND EXISTS (
       SELECT 1 FROM "ProjectMember" w WHERE w."projectId" = j."id" AND w."userId" = n."userId")))
   LIMIT 1) AS "project"`

/** Lists a viewer's notifications, newest first, 20 a page. `before` is where the previous page ended. */
export async function listNotifications(
  viewer: Reader,
  { unread, before }: { unread: boolean; before: Cursor | null },
): Promise<{ notifications: ShownNotification[]; next: Cursor | null }> {
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT ${columns} FROM "Notification" n
      WHERE n."userId" = ${viewer.id} ${unread ? Prisma.sql`AND n."readAt" IS NULL` : Prisma.empty}
      ${
        before === null
          ? Prisma.empty
          : Prisma.sql`AND (n."createdAt", n."id") < (${new Date(before.at)}, ${before.id})`
      }
      ORDER BY n."createdAt" DESC, n."id" DESC LIMIT ${PAGE + 1}`,
  )
  const shown = rows.slice(0, PAGE)
  const last = shown.at(-1)
  return {
    notifications: await withNames(viewer, shown),
    next: rows.length > PAGE && last ? cursorOf(last.createdAt, last.id) : null,
  }
}

/** Marks a notification of the viewer's as read and returns it; null when there is none. */
export async function openNotification(
  viewer: Reader,
  id: string,
  now = new Date(),
): Promise<ShownNotification | null> {
  await db.notification.updateMany({ where: { id, userId: viewer.id, readAt: null }, data: { readAt: now } })
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT ${columns} FROM "Notification" n WHERE n."id" = ${id} AND n."userId" = ${viewer.id}`,
  )
  return (await withNames(viewer, rows))[0] ?? null
}

/** Marks as read all notifications of a viewer that existed when they loaded the page. */
export async function readAllUntil(viewer: Pick<Viewer, 'id'>, seen: Date, now = new Date()): Promise<void> {
  await db.notification.updateMany({
    where: { userId: viewer.id, readAt: null, createdAt: { lte: seen } },
    data: { readAt: now },
  })
}

type Row = { [Name in keyof typeof row]: ReturnType<(typeof row)[Name]> }

async function withNames(viewer: Reader, rows: Row[]): Promise<ShownNotification[]> {
  const [people, institutions, organizations] = await Promise.all([
    findPeople(viewer, idsIn(rows, 'byId')),
    findInstitutions(idsIn(rows, 'institutionId')),
    findOrganizations(idsIn(rows, 'organizationId')),
  ])
  return rows.map(({ createdAt, readAt, project, ...rest }) => {
    const institution = institutions.get(idIn(rest, 'institutionId'))
    const day = idIn(rest, 'day').slice('YYYY-'.length)
    const deadlines = institution?.details.admissions.deadlines ?? []
    return {
      ...(rest as ShownNotification),
      at: createdAt,
      isRead: readAt !== null,
      by: people.get(idIn(rest, 'byId')) ?? null,
      institution: institution
        ? {
            name: institution.details.short ?? institution.name,
            deadlines: deadlines.flatMap(({ to, text }) => (to === day ? [text] : [])),
          }
        : null,
      organization: organizations.get(idIn(rest, 'organizationId')) ?? null,
      project: project && { ...project, thread: project.thread === 1 },
    }
  })
}

/** Actors by id, without deleted accounts and without people who blocked the reader or are blocked by them. */
async function findPeople(viewer: Reader, ids: string[]) {
  if (ids.length === 0) return new Map<string, ShownNotification['by']>()
  const rows = await readRows(
    { id: text, username: text, firstName: text, lastName: text },
    Prisma.sql`
      SELECT u."id", u."username", p."firstName", p."lastName" FROM "User" u JOIN "Profile" p ON p."userId" = u."id"
      WHERE u."id" IN (${Prisma.join(ids)}) AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL AND NOT EXISTS (
        SELECT 1 FROM "Block" b
        WHERE (b."blockerId" = ${viewer.id} AND b."blockedId" = u."id")
          OR (b."blockedId" = ${viewer.id} AND b."blockerId" = u."id"))`,
  )
  return new Map(
    rows.map(({ id, username, firstName, lastName }) => [id, { username, name: `${firstName} ${lastName}` }]),
  )
}

async function findInstitutions(ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: unknown; details: Details }>()
  const query = Prisma.sql`SELECT "id", "name", "details" FROM "Institution" WHERE "id" IN (${Prisma.join(ids)})`
  const rows = await readRows({ id: text, name: json, details: jsonOf<Details>() }, query)
  return new Map(rows.map(({ id, ...institution }) => [id, institution]))
}

async function findOrganizations(ids: string[]) {
  if (ids.length === 0) return new Map<string, unknown>()
  const query = Prisma.sql`SELECT "id", "name" FROM "Organization" WHERE "id" IN (${Prisma.join(ids)})`
  return new Map((await readRows({ id: text, name: json }, query)).map(({ id, name }) => [id, name]))
}

type Named = 'byId' | 'institutionId' | 'organizationId' | 'day'

function idIn({ params }: Pick<Row, 'params'>, name: Named): string {
  return (params as Partial<Record<Named, string>>)[name] ?? ''
}

function idsIn(rows: Row[], name: Named): string[] {
  return [...new Set(rows.map(one => idIn(one, name)))].filter(id => id !== '')
}
