import { db, inTurn } from '#app/database/client.server.ts'
import { instant, jsonOf, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type Staff, studentsInReach } from './reach.server.ts'

/** Notes shown per pupil; enough for years. */
const SHOWN = 50

const note = {
  id: text,
  authorId: orNull(text),
  author: orNull(text),
  text,
  createdAt: instant,
}

/** This organisation's notes about a pupil, newest first. The caller has checked that the pupil is within reach. One
 *  query. */
export async function listNotes(staff: Staff, userId: string) {
  const rows = await readRows(
    note,
    Prisma.sql`
      SELECT n."id", n."authorId", n."text", n."createdAt", f."firstName" || ' ' || f."lastName" AS "author"
      FROM "CounsellorNote" n LEFT JOIN "Profile" f ON f."userId" = n."authorId"
      WHERE n."userId" = ${userId} AND n."organizationId" = ${staff.organization.id}
      ORDER BY n."createdAt" DESC, n."id" DESC LIMIT ${SHOWN}`,
  )
  return rows.map(({ authorId, ...rest }) => ({ ...rest, own: authorId === staff.viewer.id }))
}

/** Saves a note about a pupil within reach. Idempotent per form. Null when there is no such pupil. */
export async function writeNote(
  staff: Staff,
  userId: string,
  { idempotencyKey, note: words }: { idempotencyKey: string; note: string },
): Promise<'written' | null> {
  const { viewer, organization } = staff
  return inTurn(async tx => {
    if (!(await tx.member.findFirst({ where: within(staff, userId), select: { id: true } }))) return null
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) return 'written'
    const { id } = await tx.counsellorNote.create({
      data: { userId, organizationId: organization.id, authorId: viewer.id, text: words },
    })
    const who = { actorId: viewer.id, subjectId: userId, organizationId: organization.id }
    await recordEvent({ action: 'note.written', ...who, details: { noteId: id } }, tx)
    return 'written'
  })
}

/** Deletes a note written by the viewer about a pupil within reach. Null when there is none. */
export async function removeNote(staff: Staff, userId: string, noteId: string): Promise<'removed' | null> {
  const { viewer, organization } = staff
  return inTurn(async tx => {
    if (!(await tx.member.findFirst({ where: within(staff, userId), select: { id: true } }))) return null
    const own = { id: noteId, userId, organizationId: organization.id, authorId: viewer.id }
    if ((await tx.counsellorNote.deleteMany({ where: own })).count === 0) return null
    const who = { actorId: viewer.id, subjectId: userId, organizationId: organization.id }
    await recordEvent({ action: 'note.removed', ...who, details: { noteId } }, tx)
    return 'removed'
  })
}

/** Checks whether a pupil is within reach of these staff. */
export async function hasStudent(staff: Staff, userId: string): Promise<boolean> {
  return (await db.member.findFirst({ where: within(staff, userId), select: { id: true } })) !== null
}

/** Condition for a pupil of this organisation whom staff may see. */
export function within({ viewer, organization: { id } }: Staff, userId: string): Prisma.MemberWhereInput {
  return { AND: [studentsInReach(viewer), { organizationId: id, userId }] }
}

/** The number of notes each organisation has about a person, shown to that person without text or authors. */
export async function countNotesAbout(userId: string) {
  return readRows(
    { name: jsonOf<unknown>(), count: number },
    Prisma.sql`
      SELECT o."name", COUNT(*) AS "count"
      FROM "CounsellorNote" n JOIN "Organization" o ON o."id" = n."organizationId"
      WHERE n."userId" = ${userId} GROUP BY o."id" ORDER BY o."id"`,
  )
}
