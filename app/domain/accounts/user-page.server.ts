import { flag, instant, json, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { isSuper, type MemberRole, type SystemRole } from '#app/domain/access/roles.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { AccountState } from './account-states.ts'
import { mayActOn, userActs, type UserAct } from './user-acts.ts'
import type { Viewer } from './viewer.server.ts'

const SESSIONS = 20

const account = {
  id: text,
  username: text,
  email: orNull(text),
  emailVerifiedAt: orNull(instant),
  passwordChangeRequired: flag,
  systemRole: word<SystemRole>(),
  state: word<AccountState>(),
  stateReason: orNull(text),
  stateUntil: orNull(instant),
  deletionAt: orNull(instant),
  onboardedAt: orNull(instant),
  language: orNull(text),
  createdAt: instant,
  firstName: text,
  lastName: text,
  dateOfBirth: orNull(text),
  city: orNull(json),
  paidUntil: orNull(instant),
  twoStepSince: orNull(instant),
  managedBy: orNull(json),
}

const membership = {
  id: text,
  role: word<MemberRole>(),
  status: text,
  group: orNull(text),
  organizationId: text,
  organization: json,
}

const session = { id: text, device: orNull(text), shared: flag, createdAt: instant, lastSeenAt: instant }

/** Returns a person for the site's administrators: identity, credentials, memberships, and the actions open to the
 *  viewer. No results, marks or exams. Null when the person does not exist or the viewer is no super admin. */
export async function findUser(viewer: Viewer, userId: string, now = new Date()) {
  if (!isSuper(viewer)) return null
  const [user, memberships, sessions] = await Promise.all([
    readRow(
      account,
      Prisma.sql`
      SELECT u."id", u."username", u."email", u."emailVerifiedAt", u."passwordChangeRequired", u."systemRole", u."state",
             u."stateReason", u."stateUntil", u."deletionAt", u."onboardedAt", u."language", u."createdAt",
             p."firstName", p."lastName", p."dateOfBirth", c."name" AS "city", b."until" AS "paidUntil",
             d."confirmedAt" AS "twoStepSince", o."name" AS "managedBy"
      FROM "User" u JOIN "Profile" p ON p."userId" = u."id"
      LEFT JOIN "City" c ON c."id" = p."cityId"
      LEFT JOIN "PersonalSubscription" b ON b."userId" = u."id"
      LEFT JOIN "TotpDevice" d ON d."userId" = u."id"
      LEFT JOIN "Organization" o ON o."id" = u."managedById"
      WHERE u."id" = ${userId}`,
    ),
    readRows(
      membership,
      Prisma.sql`
      SELECT m."id", m."role", m."status", g."code" AS "group", m."organizationId", o."name" AS "organization"
      FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId" LEFT JOIN "Group" g ON g."id" = m."groupId"
      WHERE m."userId" = ${userId} ORDER BY m."createdAt", m."id"`,
    ),
    readRows(
      session,
      Prisma.sql`
      SELECT s."id", s."device", s."shared", s."createdAt", s."lastSeenAt" FROM "Session" s
      WHERE s."userId" = ${userId} AND s."expiresAt" > ${now} ORDER BY s."lastSeenAt" DESC, s."id" LIMIT ${SESSIONS}`,
    ),
  ])
  if (!user) return null
  const { twoStepSince, ...rest } = user
  return {
    ...rest,
    name: `${user.lastName} ${user.firstName}`,
    twoStep: twoStepSince !== null,
    ...{ memberships, sessions, own: viewer.id === user.id },
    may: Object.fromEntries(userActs.map(act => [act, mayActOn(viewer, user, act)])) as Record<UserAct, boolean>,
  }
}

export type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

const belongings = {
  attempts: number,
  analyses: number,
  admissions: number,
  plans: number,
  certificates: number,
  files: number,
  bytes: number,
}

/** Counts what would be deleted with a person's account. */
export async function countBelongings(userId: string) {
  const counted = await readRow(
    belongings,
    Prisma.sql`
    SELECT (SELECT COUNT(*) FROM "Attempt" x WHERE x."userId" = ${userId} AND x."completedAt" IS NOT NULL) AS "attempts",
           (SELECT COUNT(*) FROM "Analysis" x WHERE x."userId" = ${userId} AND x."completedAt" IS NOT NULL) AS "analyses",
           (SELECT COUNT(*) FROM "InstitutionAnalysis" x
            WHERE x."userId" = ${userId} AND x."completedAt" IS NOT NULL) AS "admissions",
           (SELECT COUNT(*) FROM "Plan" x WHERE x."userId" = ${userId}) AS "plans",
           (SELECT COUNT(*) FROM "Certificate" x WHERE x."userId" = ${userId}) AS "certificates",
           (SELECT COUNT(*) FROM "StoredFile" x WHERE x."ownerId" = ${userId}) AS "files",
           (SELECT COALESCE(SUM(x."bytes"), 0) FROM "StoredFile" x WHERE x."ownerId" = ${userId}) AS "bytes"`,
  )
  return counted!
}

export type Belongings = Awaited<ReturnType<typeof countBelongings>>
