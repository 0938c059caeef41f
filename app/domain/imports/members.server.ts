import { db, type Db } from '#app/database/client.server.ts'
import { flag, orNull, readRows, text } from '#app/database/rows.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Cells } from './columns.ts'
import type { Known } from './plan-rows.ts'

const member = {
  userId: text,
  role: text,
  groupKey: orNull(text),
  username: text,
  email: orNull(text),
  managed: flag,
  firstName: text,
  lastName: text,
  nameKey: text,
  dateOfBirth: orNull(text),
  gender: orNull(text),
}

/** Members of an organisation as compared with a list: all of them, or those that match a condition on `m`, `u` and
 *  `p`. */
export async function listKnown(organizationId: string, where = Prisma.sql`TRUE`, client: Db = db): Promise<Known[]> {
  return readRows(
    member,
    Prisma.sql`
      SELECT m."userId", m."role", g."openCode" AS "groupKey", u."username", u."email",
             COALESCE(u."managedById" = m."organizationId", FALSE) AS "managed",
             p."firstName", p."lastName", p."nameKey", p."dateOfBirth", p."gender"
      FROM "Member" m
      JOIN "User" u ON u."id" = m."userId"
      JOIN "Profile" p ON p."userId" = m."userId"
      LEFT JOIN "Group" g ON g."id" = m."groupId"
      WHERE m."organizationId" = ${organizationId} AND ${where}`,
    client,
  )
}

/** Ids of an organisation's open groups by the key of their code: all of them, or only these keys. */
export async function listOpenGroups(
  organizationId: string,
  { keys, client = db }: { keys?: string[]; client?: Db } = {},
): Promise<Map<string, string>> {
  const groups = await client.group.findMany({
    where: { organizationId, archivedAt: null, openCode: keys ? { in: keys } : { not: null } },
    select: { id: true, openCode: true },
  })
  return new Map(groups.map(({ id, openCode }) => [openCode!, id]))
}

const NAMES_AT_ONCE = 500

/** Usernames and emails of a list that belong to people outside the organisation. Emails count only if confirmed;
 *  usernames also while they are reserved for a former owner. */
export async function findElsewhere(
  organizationId: string,
  rows: { cells: Cells }[],
  client: Db = db,
  now = new Date(),
) {
  const usernames = new Set<string>()
  const emails = new Set<string>()
  const not = { memberships: { none: { organizationId } } }
  for (const names of inPieces(rows, 'username')) {
    const of = { usernameFolded: { in: names } }
    const users = await client.user.findMany({ where: { ...of, ...not }, select: { usernameFolded: true } })
    const former = await client.formerUsername.findMany({
      where: { ...of, keptUntil: { gt: now } },
      select: { usernameFolded: true },
    })
    for (const { usernameFolded } of [...users, ...former]) usernames.add(usernameFolded)
  }
  for (const addresses of inPieces(rows, 'email')) {
    const of = { emailFolded: { in: addresses } }
    const users = await client.user.findMany({ where: { ...of, ...not }, select: { emailFolded: true } })
    for (const { emailFolded } of users) emails.add(emailFolded!)
  }
  return { usernames, emails }
}

function* inPieces(rows: { cells: Cells }[], column: 'username' | 'email') {
  const values = [...new Set(rows.flatMap(({ cells }) => (cells[column] ? [fold(cells[column])] : [])))]
  for (let start = 0; start < values.length; start += NAMES_AT_ONCE) yield values.slice(start, start + NAMES_AT_ONCE)
}
