import { flag, instant, number, orNull, readRows, type RowOf, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

type Membership = {
  organizationId: string
  /** SCHOOL, COLLEGE, … */
  type: string
  role: string
  status: string
  subscriptionStartsAt: Date | null
  subscriptionEndsAt: Date | null
}

/** The person behind a request, with their roles and memberships. Read once per request, in one query. */
export type Viewer = {
  id: string
  sessionId: string
  /** The viewer stated at sign-in that other people use this computer too. */
  sharedComputer: boolean
  username: string
  firstName: string
  lastName: string
  systemRole: string
  onboarded: boolean
  dateOfBirth: string | null
  /** Status and class or year of study, with the day on which the person stated it. */
  schooling: { status: string | null; year: number | null; yearSaidOn: string | null }
  email: string | null
  emailVerified: boolean
  avatarId: string | null
  /** City of residence. */
  cityId: string | null
  /** The viewer signed in with a one-time password and must choose their own first. */
  passwordChangeRequired: boolean
  /** Version of the terms the person agreed to last; null before the first consent. */
  agreedTo: string | null
  /** Sign-in requires a code from the person's phone. */
  twoStep: boolean
  /** When the account will be deleted, at its owner's request. */
  deletionAt: Date | null
  paidUntil: Date | null
  /** Unread notifications, at most 100. */
  unread: number
  /** Number of writes to the person's data, for caching; null before the first one. */
  revision: number | null
  memberships: Membership[]
}

const row = {
  sessionId: text,
  shared: flag,
  createdAt: instant,
  lastSeenAt: instant,
  id: text,
  username: text,
  systemRole: text,
  onboardedAt: orNull(instant),
  firstName: text,
  lastName: text,
  dateOfBirth: orNull(text),
  schooling: orNull(text),
  year: orNull(number),
  yearSaidOn: orNull(text),
  email: orNull(text),
  emailVerifiedAt: orNull(instant),
  avatarId: orNull(text),
  cityId: orNull(text),
  passwordChangeRequired: flag,
  twoStepSince: orNull(instant),
  agreedTo: orNull(text),
  deletionAt: orNull(instant),
  paidUntil: orNull(instant),
  unread: number,
  revision: orNull(number),
  organizationId: orNull(text),
  organizationType: orNull(text),
  role: orNull(text),
  status: orNull(text),
  subscriptionStartsAt: orNull(instant),
  subscriptionEndsAt: orNull(instant),
}
type Row = RowOf<typeof row>

export type ViewerWithSession = { viewer: Viewer; session: { createdAt: Date; lastSeenAt: Date } }

/** Returns the viewer of a session that has not ended, or null. Memberships of inactive organisations are left out. */
export async function findViewer(sessionId: string, now: Date): Promise<ViewerWithSession | null> {
  const rows = await readRows(
    row,
    Prisma.sql`
    SELECT s."id" AS "sessionId", s."shared", s."createdAt", s."lastSeenAt", s."expiresAt", u."id", u."username", u."systemRole", u."onboardedAt",
           u."email", u."emailVerifiedAt", u."passwordChangeRequired", u."deletionAt", d."confirmedAt" AS "twoStepSince",
           p."firstName", p."lastName", p."dateOfBirth", p."avatarId", p."cityId",
           p."status" AS "schooling", p."year", p."yearSaidOn", b."until" AS "paidUntil",
           o."id" AS "organizationId", o."type" AS "organizationType", m."role", m."status", o."subscriptionStartsAt", o."subscriptionEndsAt",
           v."number" AS "revision", (
             SELECT MAX(k."version") FROM "Consent" k WHERE k."userId" = s."userId" AND k."kind" = 'TERMS'
           ) AS "agreedTo", (
             SELECT COUNT(*) FROM (
               SELECT 1 FROM "Notification" n WHERE n."userId" = s."userId" AND n."readAt" IS NULL LIMIT 100) t
           ) AS "unread"
    FROM "Session" s
    JOIN "User" u ON u."id" = s."userId" AND u."state" = 'ACTIVE'
    JOIN "Profile" p ON p."userId" = u."id"
    LEFT JOIN "TotpDevice" d ON d."userId" = u."id"
    LEFT JOIN "PersonalSubscription" b ON b."userId" = u."id"
    LEFT JOIN "Member" m ON m."userId" = u."id"
    LEFT JOIN "Organization" o ON o."id" = m."organizationId" AND o."state" = 'ACTIVE'
    LEFT JOIN "Revision" v ON v."scope" = u."id"
    WHERE s."id" = ${sessionId} AND s."expiresAt" > ${now}`,
  )
  const [first] = rows
  if (!first) return null

  return {
    session: { createdAt: first.createdAt, lastSeenAt: first.lastSeenAt },
    viewer: {
      id: first.id,
      sessionId: first.sessionId,
      sharedComputer: first.shared,
      username: first.username,
      firstName: first.firstName,
      lastName: first.lastName,
      systemRole: first.systemRole,
      onboarded: first.onboardedAt !== null,
      dateOfBirth: first.dateOfBirth,
      schooling: { status: first.schooling, year: first.year, yearSaidOn: first.yearSaidOn },
      email: first.email,
      emailVerified: first.emailVerifiedAt !== null,
      avatarId: first.avatarId,
      cityId: first.cityId,
      passwordChangeRequired: first.passwordChangeRequired,
      agreedTo: first.agreedTo,
      twoStep: first.twoStepSince !== null,
      deletionAt: first.deletionAt,
      paidUntil: first.paidUntil,
      unread: first.unread,
      revision: first.revision,
      memberships: rows.filter(hasOrganization).map(row => ({
        organizationId: row.organizationId,
        type: row.organizationType,
        role: row.role,
        status: row.status,
        subscriptionStartsAt: row.subscriptionStartsAt,
        subscriptionEndsAt: row.subscriptionEndsAt,
      })),
    },
  }
}

type InOrganization = Row & { organizationId: string; organizationType: string; role: string; status: string }

function hasOrganization(row: Row): row is InOrganization {
  return row.organizationId !== null && row.role !== null && row.status !== null
}
