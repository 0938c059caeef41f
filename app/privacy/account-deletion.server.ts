import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { atLeastZero, textAt } from '#app/database/dialect.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { forgetEditor } from '#app/domain/content/edits.server.ts'
import { releaseFilesOf } from '#app/domain/files/files.server.ts'
import { findNotificationsBy, forgetNotificationsBy } from '#app/domain/notifications/forget.server.ts'
import { isLastAdmin } from '#app/domain/organizations/members.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'
import { leaveCommunity, sweepHashtags } from './leave-community.server.ts'
import { leaveProjects } from './leave-projects.server.ts'
import { removeFiles } from './own-files.server.ts'
import { checkOwnPassword, type PasswordRefusal } from '#app/domain/accounts/own-password.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 50

/** For so many days a person may change their mind. */
export const GRACE_DAYS = 30

/** Why somebody cannot close their account themselves: they hold a role of the whole site, or an organisation would be
 *  left without anybody to run it. */
export type Obstacle = 'superRole' | 'lastAdmin'

/** The day an account would go if it were closed now. */
export function deletionDay(now: Date) {
  return new Date(now.getTime() + GRACE_DAYS * DAY_MS)
}

/** What stands in the way of closing an account, or null. Administrators who are leaving themselves do not count. */
export async function findObstacle(userId: string, client: Db = db): Promise<Obstacle | null> {
  const user = await client.user.findUnique({
    where: { id: userId },
    select: {
      systemRole: true,
      memberships: { where: { role: 'ORG_ADMIN', status: 'ACTIVE' }, select: { organizationId: true } },
    },
  })
  if (!user) return null
  if (isSuper(user)) return 'superRole'
  for (const { organizationId } of user.memberships) {
    if (await isLastAdmin(client, organizationId, userId)) return 'lastAdmin'
  }
  return null
}

/** Sets the day the viewer's account will go, 30 days from now, and ends all their other sessions. Asked again it keeps
 *  the first day. */
export async function requestDeletion(
  viewer: Viewer,
  password: string,
  now = new Date(),
): Promise<'closing' | PasswordRefusal | Obstacle> {
  const known = await checkOwnPassword(viewer, password)
  if (known !== 'right') return known

  return inTurn(async tx => {
    const obstacle = await findObstacle(viewer.id, tx)
    if (obstacle) return obstacle
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, deletionAt: null },
      data: { deletionAt: deletionDay(now) },
    })
    await tx.session.deleteMany({ where: { userId: viewer.id, id: { not: viewer.sessionId } } })
    if (count === 1) {
      await queueEmail({ name: 'account-deletion', userId: viewer.id }, tx)
      await recordEvent({ action: 'account.closing-requested', actorId: viewer.id, subjectId: viewer.id }, tx)
    }
    return 'closing'
  })
}

/** The viewer keeps their account after all. Said twice, or without having asked to close it, it changes nothing. */
export async function cancelDeletion(viewer: Viewer) {
  await inTurn(async tx => {
    const { count } = await tx.user.updateMany({
      where: { id: viewer.id, deletionAt: { not: null } },
      data: { deletionAt: null },
    })
    if (count === 1) {
      await recordEvent({ action: 'account.closing-withdrawn', actorId: viewer.id, subjectId: viewer.id }, tx)
    }
  })
}

/** Removes every account whose grace is over, each in a short transaction of its own, and says how many. Run again it
 *  finds nothing to do. One account that fails does not keep the others; it is tried again the next time.
 *  @throws AggregateError at the end, when some failed. */
export async function deleteDueAccounts(now = new Date(), signal?: AbortSignal): Promise<number> {
  const failures: unknown[] = []
  let closed = 0
  for (let last = ''; ;) {
    const due = await db.user.findMany({
      where: { ...isDue(now), id: { gt: last } },
      orderBy: { id: 'asc' },
      take: BATCH,
      select: { id: true },
    })
    for (const { id } of due) {
      signal?.throwIfAborted()
      try {
        if (await closeAccount(id, now)) closed += 1
      } catch (error) {
        failures.push(error)
      }
      last = id
    }
    if (due.length < BATCH) break
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be closed.`)
  return closed
}

/** An account that was given a role of the whole site meanwhile stays until the role is taken away. */
const isDue = (now: Date) => ({ deletionAt: { lte: now }, systemRole: 'USER' })

/** Norms and other figures are sums already, so nothing of the person has to stay for them: rows go by cascade, and what
 *  others see of them (counters, a mentored group, waiting emails) is put right. */
async function closeAccount(id: string, now: Date): Promise<boolean> {
  const asked = new Date()
  const named = await findNotificationsBy(id, asked)
  const files = await inTurn(async tx => {
    // The person may have changed their mind a moment ago.
    const user = await tx.user.findFirst({ where: { id, ...isDue(now) }, select: { email: true } })
    if (!user) return null
    await leaveCounters(tx, id)
    const ofProjects = await leaveProjects(tx, id)
    const hashtags = await leaveCommunity(tx, id)
    await forgetNotificationsBy(tx, id, named, asked)
    await forgetEmails(tx, id, user.email)
    await tx.partnerApplication.updateMany({ where: { answeredById: id }, data: { answeredById: null } })
    await forgetEditor(id, tx)
    const released = await releaseFilesOf(id, tx)
    // What a school's list said of them.
    await tx.importRow.deleteMany({ where: { userId: id } })
    await tx.user.delete({ where: { id } })
    await sweepHashtags(tx, hashtags)
    await recordEvent({ action: 'account.closed', actorId: null, subjectId: id }, tx)
    return [...released, ...ofProjects]
  })
  if (files === null) return false
  await removeFiles(files)
  return true
}

async function leaveCounters(tx: Db, id: string) {
  await tx.$executeRaw`
    UPDATE "Profile" SET "followerCount" = ${atLeastZero(Prisma.sql`"followerCount" - 1`)}
    WHERE "userId" IN (SELECT "followedId" FROM "Follow" WHERE "followerId" = ${id})`
  await tx.$executeRaw`
    UPDATE "Profile" SET "followingCount" = ${atLeastZero(Prisma.sql`"followingCount" - 1`)}
    WHERE "userId" IN (SELECT "followerId" FROM "Follow" WHERE "followedId" = ${id})`
}

/** Emails that wait or are long sent name the person; one being written right now ends with its worker. */
async function forgetEmails(tx: Db, id: string, email: string | null) {
  await tx.$executeRaw`
    DELETE FROM "Job" WHERE "kind" = 'email' AND "state" <> 'RUNNING'
      AND (${textAt(Prisma.sql`"payload"`, 'email', 'userId')} = ${id} OR ${textAt(Prisma.sql`"payload"`, 'email', 'email')} = ${email})`
}
