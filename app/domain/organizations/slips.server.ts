import { db, type Db } from '#app/database/client.server.ts'
import { ONE_TIME_DAYS } from '#app/domain/accounts/one-time-password.ts'
import { setOneTimePassword } from '#app/domain/accounts/one-time-password.server.ts'
import { seal } from '#app/domain/accounts/sealed.server.ts'
import { mayGivePassword } from './password-right.ts'
import { managing } from './permissions.ts'
import type { Staff } from './reach.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Why an organisation may not give somebody a new password: the account is not one it made (and its owner has not
 *  wished it), its owner runs something elsewhere, or the viewer's role does not reach so far. An administrator's
 *  password is given by the site only: whoever may give it may become them. */
export type SlipRefusal = 'not-managed' | 'not-permitted'

/** Gives a member a one-time password and keeps it sealed as a slip to print. Null when there is no such member. */
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

/** Keeps a one-time password that was just given, sealed, until it is used or runs out. */
export async function keepSlip(tx: Db, { password, ...slip }: Slip, now: Date) {
  const sealed = seal(password, 'one-time-password')
  const expiresAt = new Date(now.getTime() + ONE_TIME_DAYS * DAY_MS)
  const kept = { ...slip, sealed, givenAt: now, expiresAt }
  await tx.passwordSlip.upsert({ where: { userId: slip.userId }, create: kept, update: kept })
}

/** Takes away the slips that have run out. */
export async function sweepSlips(now: Date) {
  await db.passwordSlip.deleteMany({ where: { expiresAt: { lt: now } } })
}
