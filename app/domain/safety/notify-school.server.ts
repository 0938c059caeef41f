import type { Db } from '#app/database/client.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'

/** Minimum time between two emails about a case. The email links to the case, which shows later texts too. */
const LETTER_EVERY_MS = 60 * 60 * 1000

/** Queues the email about a pupil in danger, of any age, in the transaction that learns of it; repeated for later
 *  findings at most once an hour. It goes to the safety contact of the organisation, or to its administrators when that
 *  person cannot receive email. The case then belongs to the organisation, so that the recipients may open it. No email
 *  is sent for a person who is not a pupil. Returns the number of emails. */
export async function notifySchool(tx: Db, caseId: string, now: Date): Promise<number> {
  const found = await tx.moderationCase.findUnique({
    where: { id: caseId },
    select: { schoolToldAt: true, organizationId: true, ownerId: true },
  })
  if (!found?.ownerId || (found.schoolToldAt && now.getTime() - found.schoolToldAt.getTime() < LETTER_EVERY_MS))
    return 0
  const organizationId = found.organizationId ?? (await schoolOf(tx, found.ownerId))
  if (organizationId === null) return 0
  const readers = await listReaders(tx, organizationId)
  for (const userId of readers) await queueEmail({ name: 'pupil-in-danger', userId, caseId }, tx)
  const schoolToldAt = readers.length > 0 ? now : found.schoolToldAt
  await tx.moderationCase.update({ where: { id: caseId }, data: { organizationId, schoolToldAt } })
  return readers.length
}

/** Returns the organisation where a person is a pupil, or null. */
export async function schoolOf(tx: Db, userId: string): Promise<string | null> {
  const member = await tx.member.findFirst({
    where: { userId, role: 'ORG_STUDENT', status: 'ACTIVE', organization: { state: 'ACTIVE' } },
    orderBy: { id: 'asc' },
    select: { organizationId: true },
  })
  return member?.organizationId ?? null
}

async function listReaders(tx: Db, organizationId: string): Promise<string[]> {
  const reachable = { state: 'ACTIVE', deletionAt: null, email: { not: null } }
  const { safetyContactId } = await tx.organization.findUniqueOrThrow({
    where: { id: organizationId },
    select: { safetyContactId: true },
  })
  const named = await tx.member.findFirst({
    where: { organizationId, status: 'ACTIVE', userId: safetyContactId ?? '', user: reachable },
    select: { userId: true },
  })
  if (named) return [named.userId]
  const admins = await tx.member.findMany({
    where: { organizationId, status: 'ACTIVE', role: 'ORG_ADMIN', user: reachable },
    orderBy: { userId: 'asc' },
    select: { userId: true },
  })
  return admins.map(({ userId }) => userId)
}
