import type { Db } from '#app/database/client.server.ts'
import { queueEmail } from '#app/domain/emails/emails.server.ts'

/** A letter leads to the page of the case, where later words stand too: within so long nobody is written to again. */
const LETTER_EVERY_MS = 60 * 60 * 1000

/** Promises the letter about a pupil who may be in danger, of whatever age, in the transaction that learns of it, and again for
 *  what is learnt later, once an hour at most: to the person their organisation names for it, to its administrators where there is none who can be written to. The
 *  case belongs to that organisation from then on, so that the letter leads to a page its reader may open. Of somebody who is
 *  no pupil anywhere nobody is told. Returns how many letters were promised. */
export async function tellSchool(tx: Db, caseId: string, now: Date): Promise<number> {
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

/** The organisation somebody is a pupil of, or null. */
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
