import { db, type Db } from '#app/database/client.server.ts'
import { ONE_TIME_DAYS } from '#app/domain/accounts/one-time-password.ts'
import { setOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { seal } from '#app/domain/accounts/sealed.server.ts'
import { mayGivePassword } from './password-right.ts'
import { managing } from './permissions.ts'
import type { Staff } from './reach.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Reasons to refuse a new password: the organisation did not create the account and its owner did not allow it, the
 *  owner has a staff role elsewhere, or the viewer's role does not permit it. Only the site may reset an
 *  administrator's password, because the person who resets it could sign in as that administrator. */
export type SlipRefusal = 'not-managed' | 'not-permitted'

/** Gives a member a one-time password and stores it encrypted as a slip to print. Null when there is no such member. */
export async function giveSlip(
  tx: Db,
  staff: Staff,
  memberId: string,
  now = new Date(),
): Promise<'done' | SlipRefusal | null> {
  const organizationId = staff.organization.id
  const member = await tx.member.findFirst({
    where: { id: memberId, organizationId },
    select: {
      userId: true,
      role: true,
      status: true,
      organizationId: true,
      passwordHelp: true,
      user: {
        select: {
          systemRole: true,
          managedById: true,
          memberships: {
            where: { organizationId: { not: organizationId }, role: { not: 'ORG_STUDENT' } },
            select: { id: true },
          },
        },
      },
    },
  })
  if (!member) return null
  const { user, userId } = member
  const bySite = staff.standing === 'SUPER_ADMIN'
  if (userId === staff.viewer.id || !staff.may(managing(member.role))) return 'not-permitted'
  if (user.systemRole !== 'USER' || (member.role === 'ORG_ADMIN' && !bySite)) return 'not-permitted'
  const mayGive = mayGivePassword(member, user.managedById) && user.memberships.length === 0
  if (!bySite && !mayGive) return 'not-managed'
  const password = await setOneTimePassword(tx, userId, { actorId: staff.viewer.id, organizationId })
  await keepSlip(tx, { userId, organizationId, givenById: staff.viewer.id, password }, now)
  return 'done'
}

type Slip = { userId: string; organizationId: string; givenById: string | null; password: string }

/** Stores a new one-time password encrypted until it is used or expires. */
export async function keepSlip(tx: Db, { password, ...slip }: Slip, now: Date) {
  const sealed = seal(password, 'one-time-password')
  const expiresAt = new Date(now.getTime() + ONE_TIME_DAYS * DAY_MS)
  const kept = { ...slip, sealed, givenAt: now, expiresAt }
  await tx.passwordSlip.upsert({ where: { userId: slip.userId }, create: kept, update: kept })
}

/** Deletes expired slips. */
export async function sweepSlips(now: Date) {
  await db.passwordSlip.deleteMany({ where: { expiresAt: { lt: now } } })
}
