import { db } from '#app/database/client.server.ts'

type Membership = {
  organizationId: string
  role: string
  status: string
  subscriptionStartsAt: Date | null
  subscriptionEndsAt: Date | null
}

/** The person behind a request: who they are and where they stand. Read once per request, in one query. */
export type Viewer = {
  id: string
  sessionId: string
  /** They said at sign-in that others use this computer too. */
  sharedComputer: boolean
  username: string
  firstName: string
  lastName: string
  systemRole: string
  onboarded: boolean
  dateOfBirth: string | null
  email: string | null
  emailVerified: boolean
  avatarId: string | null
  /** A one-time password brought them here: they choose their own before anything else. */
  passwordChangeRequired: boolean
  /** Signing in asks for a code from their phone. */
  twoStep: boolean
  /** They asked for their account to be deleted on this day. */
  deletionAt: Date | null
  paidUntil: Date | null
  memberships: Membership[]
}

type Row = {
  sessionId: string
  shared: boolean | number
  createdAt: Date | string
  lastSeenAt: Date | string
  id: string
  username: string
  systemRole: string
  onboardedAt: Date | string | null
  firstName: string
  lastName: string
  dateOfBirth: string | null
  email: string | null
  emailVerifiedAt: Date | string | null
  avatarId: string | null
  passwordChangeRequired: boolean | number
  twoStepSince: Date | string | null
  deletionAt: Date | string | null
  paidUntil: Date | string | null
  organizationId: string | null
  role: string | null
  status: string | null
  subscriptionStartsAt: Date | string | null
  subscriptionEndsAt: Date | string | null
}

export type ViewerWithSession = { viewer: Viewer; session: { createdAt: Date; lastSeenAt: Date } }

/** The viewer of a session that has not ended, or null. Memberships of an inactive organisation do not count. */
export async function findViewer(sessionId: string, now: Date): Promise<ViewerWithSession | null> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT s."id" AS "sessionId", s."shared", s."createdAt", s."lastSeenAt", u."id", u."username", u."systemRole", u."onboardedAt",
           u."email", u."emailVerifiedAt", u."passwordChangeRequired", u."deletionAt", d."confirmedAt" AS "twoStepSince",
           p."firstName", p."lastName", p."dateOfBirth", p."avatarId", b."until" AS "paidUntil",
           o."id" AS "organizationId", m."role", m."status", o."subscriptionStartsAt", o."subscriptionEndsAt"
    FROM "Session" s
    JOIN "User" u ON u."id" = s."userId" AND u."state" = 'ACTIVE'
    JOIN "Profile" p ON p."userId" = u."id"
    LEFT JOIN "TotpDevice" d ON d."userId" = u."id"
    LEFT JOIN "PersonalSubscription" b ON b."userId" = u."id"
    LEFT JOIN "Member" m ON m."userId" = u."id"
    LEFT JOIN "Organization" o ON o."id" = m."organizationId" AND o."state" = 'ACTIVE'
    WHERE s."id" = ${sessionId} AND s."expiresAt" > ${now}`
  const [first] = rows
  if (!first) return null

  return {
    session: { createdAt: new Date(first.createdAt), lastSeenAt: new Date(first.lastSeenAt) },
    viewer: {
      id: first.id,
      sessionId: first.sessionId,
      sharedComputer: Boolean(first.shared),
      username: first.username,
      firstName: first.firstName,
      lastName: first.lastName,
      systemRole: first.systemRole,
      onboarded: first.onboardedAt !== null,
      dateOfBirth: first.dateOfBirth,
      email: first.email,
      emailVerified: first.emailVerifiedAt !== null,
      avatarId: first.avatarId,
      passwordChangeRequired: Boolean(first.passwordChangeRequired),
      twoStep: first.twoStepSince !== null,
      deletionAt: instant(first.deletionAt),
      paidUntil: instant(first.paidUntil),
      memberships: rows.filter(hasOrganization).map(row => ({
        organizationId: row.organizationId,
        role: row.role,
        status: row.status,
        subscriptionStartsAt: instant(row.subscriptionStartsAt),
        subscriptionEndsAt: instant(row.subscriptionEndsAt),
      })),
    },
  }
}

function hasOrganization(row: Row): row is Row & { organizationId: string; role: string; status: string } {
  return row.organizationId !== null && row.role !== null && row.status !== null
}

function instant(value: Date | string | null) {
  return value === null ? null : new Date(value)
}
