import { inTurn } from '#app/database/client.server.ts'
import { instant, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import { newOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { hashOneTimePassword } from '#app/domain/accounts/passwords.server.ts'
import { unseal } from '#app/domain/accounts/sealed.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { isPermitted, managing } from './permissions.ts'
import { isOneOf, type Staff } from './reach.server.ts'
import { giveSlip, type SlipRefusal } from './slips.server.ts'

/** Slips per printed sheet. */
export const SLIPS_A_SHEET = 8
/** Sheets per page of the site. */
const SHEETS = 5

/** Selects unused slips by class, by the instant they were given at, by import or by member. Without a filter: all
 *  slips the viewer may print. */
export type SlipFilter = {
  group: string | null
  at: Date | null
  importId: string | null
  memberId: string | null
}

export function readSlipFilter(asked: URLSearchParams): SlipFilter {
  const at = new Date(asked.get('at') ?? NaN)
  return {
    group: asked.get('group') || null,
    at: Number.isNaN(at.getTime()) ? null : at,
    importId: asked.get('import') || null,
    memberId: asked.get('member') || null,
  }
}

const slipRow = {
  userId: text,
  memberId: text,
  sealed: text,
  expiresAt: instant,
  nameKey: text,
  firstName: text,
  lastName: text,
  username: text,
  language: orNull(word<Language>()),
  group: orNull(text),
}

/** Unused slips by name, five sheets per page, and their total number. Viewing counts as printing and is recorded in
 *  the audit log. Null when the member `after` has no slip. */
export async function listSlips(staff: Staff, filter: SlipFilter, after: string | null, now = new Date()) {
  const which = conditionOf(staff, filter, now)
  const last = after === null ? null : await readPlace(which, after)
  if (after !== null && !last) return null
  const beyond = last ? Prisma.sql`(p."nameKey", p."userId") > (${last.nameKey}, ${last.userId})` : Prisma.sql`1 = 1`
  const take = SLIPS_A_SHEET * SHEETS
  const rows = await readRows(
    slipRow,
    Prisma.sql`
    SELECT s."userId", m."id" AS "memberId", s."sealed", s."expiresAt", p."nameKey", p."firstName", p."lastName",
           u."username", u."language", g."code" AS "group"
    FROM ${tables} LEFT JOIN "Group" g ON g."id" = m."groupId"
    WHERE ${which} AND ${beyond}
    ORDER BY p."nameKey", p."userId"
    LIMIT ${take + 1}`,
  )
  const count = await countSlips(which)
  // A slip sealed with a secret that is no longer configured cannot be read. Its owner needs a new one.
  const slips = rows.slice(0, take).flatMap(({ sealed, ...slip }) => {
    const password = unseal(sealed, 'one-time-password')
    return password === null ? [] : [{ ...slip, password }]
  })
  if (slips.length > 0) await recordPrinting(staff, filter, slips.length)
  return { slips, count, next: rows.length > take ? rows[take - 1]!.memberId : null }
}

export type Slip = NonNullable<Awaited<ReturnType<typeof listSlips>>>['slips'][number]

const tables = Prisma.sql`"PasswordSlip" s
    JOIN "Member" m ON m."userId" = s."userId" AND m."organizationId" = s."organizationId"
    JOIN "Profile" p ON p."userId" = s."userId"
    JOIN "User" u ON u."id" = s."userId"`

const printed = ['ORG_STUDENT', 'ORG_TEACHER', 'ORG_STAFF'] as const

/** Excludes slips of administrators, because the holder of a slip can sign in as that person. Only a super
 *  administrator sees such a slip, when it is created. */
function conditionOf(staff: Staff, { group, at, importId, memberId }: SlipFilter, now: Date): Prisma.Sql {
  const one = memberId !== null && staff.standing === 'SUPER_ADMIN' ? (['ORG_ADMIN'] as const) : []
  const roles = [...printed, ...one].filter(role => isPermitted(staff.standing, managing(role)))
  const { id } = staff.organization
  const conditions = [
    isOneOf([id]),
    Prisma.sql`s."organizationId" = ${id}`,
    Prisma.sql`s."expiresAt" > ${now}`,
    ...(memberId === null ? [Prisma.sql`m."status" = 'ACTIVE'`] : []),
    Prisma.sql`m."role" IN (${roles.length > 0 ? Prisma.join(roles) : null})`,
    ...(group === null ? [] : [Prisma.sql`m."groupId" = ${group}`]),
    ...(at === null ? [] : [Prisma.sql`s."givenAt" = ${at}`]),
    ...(memberId === null ? [] : [Prisma.sql`m."id" = ${memberId}`]),
    ...(importId === null ? [] : [isOfImport(importId, id)]),
  ]
  return Prisma.join(conditions, ' AND ')
}

function isOfImport(importId: string, organizationId: string) {
  return Prisma.sql`s."userId" IN (
    SELECT r."userId" FROM "ImportRow" r JOIN "Import" i ON i."id" = r."importId"
    WHERE i."id" = ${importId} AND i."organizationId" = ${organizationId})`
}

/** Gives one member a new password and returns the slip. Null when there is no such member. */
export async function showSlipOnce(staff: Staff, memberId: string): Promise<Slip[] | SlipRefusal | null> {
  const given = await inTurn(tx => giveSlip(tx, staff, memberId))
  if (given !== 'done') return given
  const filter = { group: null, at: null, importId: null, memberId }
  return (await listSlips(staff, filter, null))?.slips ?? []
}

function readPlace(which: Prisma.Sql, memberId: string) {
  return readRow(
    { nameKey: text, userId: text },
    Prisma.sql`SELECT p."nameKey", p."userId" FROM ${tables} WHERE ${which} AND m."id" = ${memberId}`,
  )
}

async function countSlips(which: Prisma.Sql) {
  const counted = await readRow({ count: number }, Prisma.sql`SELECT COUNT(*) AS "count" FROM ${tables} WHERE ${which}`)
  return counted?.count ?? 0
}

function recordPrinting({ viewer, organization }: Staff, { group, memberId, importId }: SlipFilter, count: number) {
  const details = { count, groupId: group, memberId, importId }
  return recordEvent({ action: 'slips.printed', actorId: viewer.id, organizationId: organization.id, details })
}

const BATCH = 200

/** Revokes unused slips, so that their passwords become invalid. Returns the number of slips. */
export async function revokeSlips(staff: Staff, filter: SlipFilter, now = new Date()): Promise<number> {
  const which = conditionOf(staff, filter, now)
  const found = await readRows({ userId: text }, Prisma.sql`SELECT s."userId" FROM ${tables} WHERE ${which}`)
  let revoked = 0
  for (let start = 0; start < found.length; start += BATCH) {
    const userIds = found.slice(start, start + BATCH).map(({ userId }) => userId)
    revoked += await inTurn(async tx => {
      const slips = { userId: { in: userIds }, organizationId: staff.organization.id }
      const held = await tx.passwordSlip.findMany({ where: slips, select: { userId: true } })
      const ids = held.map(({ userId }) => userId)
      // Replaces the printed password with a random one that is never shown.
      await tx.user.updateMany({
        where: { id: { in: ids }, passwordChangeRequired: true },
        data: { passwordHash: hashOneTimePassword(newOneTimePassword()) },
      })
      // A session opened with the slip could still be used to choose a password.
      await tx.session.deleteMany({ where: { user: { id: { in: ids }, passwordChangeRequired: true } } })
      await tx.passwordSlip.deleteMany({ where: slips })
      const event = { actorId: staff.viewer.id, organizationId: staff.organization.id, details: { revoked: true } }
      await tx.auditEvent.createMany({
        data: ids.map(subjectId => ({ action: 'account.password-reset', subjectId, ...event })),
      })
      return ids.length
    })
  }
  return revoked
}
