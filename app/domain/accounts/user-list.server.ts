import { db } from '#app/database/client.server.ts'
import { contains, jsonList, jsonObject, nested } from '#app/database/dialect.server.ts'
import { instant, json, orNull, readRows, text } from '#app/database/rows.server.ts'
import { type SystemRole, systemRoles } from '#app/domain/access/roles.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isNameLike } from '#app/domain/text/name-column.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { AccountState } from './account-states.ts'
import type { SubscriptionKind, UserFilter } from './users-query.ts'

const PAGE = 20
const MOST_WORDS = 5

const row = {
  id: text,
  firstName: text,
  lastName: text,
  username: text,
  email: orNull(text),
  systemRole: text,
  state: text,
  deletionAt: orNull(instant),
  paidUntil: orNull(instant),
  lastSession: orNull(instant),
  lastAction: orNull(instant),
  organizations: json,
}

/** Returns the people of the site ordered by name, 20 a page. `after` is the id of the last person of the previous
 *  page. Null when that person does not exist. */
export async function listUsers(filter: UserFilter, after: string | null, now = new Date()) {
  const last =
    after === null ? null : await db.profile.findUnique({ where: { userId: after }, select: { nameKey: true } })
  if (after !== null && !last) return null
  const conditions = [
    ...conditionsOf(filter, now),
    ...(last ? [Prisma.sql`(p."nameKey", p."userId") > (${last.nameKey}, ${after})`] : []),
  ]
  const rows = await readRows(
    row,
    Prisma.sql`
    SELECT u."id", p."firstName", p."lastName", u."username", u."email", u."systemRole", u."state",
      u."deletionAt",
      (SELECT s."until" FROM "PersonalSubscription" s WHERE s."userId" = u."id") AS "paidUntil",
      (SELECT MAX(s."lastSeenAt") FROM "Session" s WHERE s."userId" = u."id") AS "lastSession",
      (SELECT MAX(e."at") FROM "AuditEvent" e WHERE e."actorId" = u."id") AS "lastAction",
      (SELECT ${jsonList(jsonObject({ name: nested(Prisma.sql`o."name"`), role: Prisma.sql`m."role"` }))}
       FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId" WHERE m."userId" = u."id") AS "organizations"
    FROM "Profile" p JOIN "User" u ON u."id" = p."userId"
    WHERE ${conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`}
    ORDER BY p."nameKey", p."userId" LIMIT ${PAGE + 1}`,
  )
  const users = rows.slice(0, PAGE).map(({ organizations, lastSession, lastAction, ...user }) => ({
    ...user,
    // The last activity is the later of the last session and the person's last entry in the audit log.
    lastSeen: (lastAction && (!lastSession || lastAction > lastSession) ? lastAction : lastSession) ?? null,
    systemRole: user.systemRole as SystemRole,
    state: user.state as AccountState,
    organizations: organizations as { name: unknown; role: string }[],
  }))
  return { users, next: rows.length > PAGE ? users.at(-1)!.id : null }
}

function conditionsOf({ q, role, state, subscription, organization }: UserFilter, now: Date): Prisma.Sql[] {
  const isMember = (condition: Prisma.Sql) =>
    Prisma.sql`EXISTS (SELECT 1 FROM "Member" m WHERE m."userId" = u."id" AND ${condition})`
  const conditions = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(isNamed)
  if (role !== null) {
    const isSystemRole = (systemRoles as readonly string[]).includes(role)
    conditions.push(
      isSystemRole
        ? Prisma.sql`u."systemRole" = ${role}`
        : isMember(Prisma.sql`m."role" = ${role} AND m."status" = 'ACTIVE'`),
    )
  }
  if (state === 'DELETING') conditions.push(Prisma.sql`u."deletionAt" IS NOT NULL`)
  else if (state !== null) conditions.push(Prisma.sql`u."state" = ${state}`)
  if (subscription !== null) conditions.push(subscribed(subscription, now))
  if (organization !== null) conditions.push(isMember(Prisma.sql`m."organizationId" = ${organization}`))
  return conditions
}

/** Matches one word against the name, the username and the e-mail. */
function isNamed(word: string): Prisma.Sql {
  const folded = fold(word)
  return Prisma.sql`(
    ${isNameLike(word)} OR ${contains(Prisma.sql`u."usernameFolded"`, folded)} OR ${contains(Prisma.sql`COALESCE(u."emailFolded", lower(u."email"))`, folded)})`
}

function subscribed(kind: SubscriptionKind, now: Date): Prisma.Sql {
  const paid = Prisma.sql`EXISTS (SELECT 1 FROM "PersonalSubscription" s WHERE s."userId" = u."id" AND s."until" > ${now})`
  const through = Prisma.sql`EXISTS (
    SELECT 1 FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId"
    WHERE m."userId" = u."id" AND m."status" = 'ACTIVE' AND o."state" = 'ACTIVE'
      AND o."subscriptionStartsAt" <= ${now} AND o."subscriptionEndsAt" >= ${now})`
  if (kind === 'paid') return paid
  return kind === 'organization' ? through : Prisma.sql`NOT ${paid} AND NOT ${through}`
}
