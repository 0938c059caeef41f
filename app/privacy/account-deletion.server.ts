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

/** Days within which a person may cancel the deletion. */
export const GRACE_DAYS = 30

/** Reasons why people cannot delete their account themselves: they have a role of the whole site, or they are an
 *  organisation's last active administrator. */
export type Obstacle = 'superRole' | 'lastAdmin'

/** Date on which an account requested to be deleted now would be deleted. */
export function deletionDay(now: Date) {
  return new Date(now.getTime() + GRACE_DAYS * DAY_MS)
}

/** The obstacle to deleting an account, or null. Other administrators who are about to leave do not count as remaining
 *  ones. */
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

/** Schedules the deletion of the viewer's account in 30 days and ends all their other sessions. A repeated request
 *  keeps the first date. */
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

/** Cancels the deletion of the viewer's account. Idempotent. */
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

/** Deletes all accounts whose grace period is over, each in its own short transaction, and returns their number.
 *  Idempotent. An account that fails does not stop the others and is attempted again at the next run.
 *  @throws AggregateError at the end, if some failed. */
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

/** An account that has received a role of the whole site meanwhile is kept until the role is taken away. */
const isDue = (now: Date) => ({ deletionAt: { lte: now }, systemRole: 'USER' })

/** Deletes an account. Its rows are deleted by cascade, and data of others that depends on them (counters, mentored
 *  groups, queued emails) is updated. Norms and other statistics are aggregates and keep no personal data. */
async function closeAccount(id: string, now: Date): Promise<boolean> {
  const asked = new Date()
  const named = await findNotificationsBy(id, asked)
  const files = await inTurn(async tx => {
    // The person may have cancelled since the query.
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
    // Personal data from an organisation's import.
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

/** Deletes queued and finished email jobs, whose payloads name the person. A job that is running clears its payload
 *  when it ends. */
async function forgetEmails(tx: Db, id: string, email: string | null) {
  await tx.$executeRaw`
    DELETE FROM "Job" WHERE "kind" = 'email' AND "state" <> 'RUNNING'
      AND (${textAt(Prisma.sql`"payload"`, 'email', 'userId')} = ${id} OR ${textAt(Prisma.sql`"payload"`, 'email', 'email')} = ${email})`
}
