import type { Db } from '#app/database/client.server.ts'
import { instant, orNull, readRow } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

// A decision about one case must not undo what another case decided. Cases of one profile overlap: while it is hidden, a
// call for help or a new picture of its owner opens a further one.

/** A decision that holds: it was not overturned. */
const standing = { decidedAt: { not: null }, OR: [{ answer: null }, { answer: { not: 'OVERTURNED' } }] }

/** Checks whether another case about the same target keeps it hidden: an open one that hid it until it is reviewed, or
 *  the last other decision that took something away, if it was to hide. */
export async function isHiddenByAnother(
  tx: Db,
  { id, targetKind, targetId }: { id: string; targetKind: string; targetId: string },
): Promise<boolean> {
  const others = { targetKind, targetId, id: { not: id } }
  if ((await tx.moderationCase.count({ where: { ...others, state: 'OPEN', hiddenAt: { not: null } } })) > 0) return true
  const last = await tx.moderationCase.findFirst({
    where: { ...others, ...standing, decision: { not: 'KEPT' } },
    orderBy: [{ decidedAt: 'desc' }, { id: 'desc' }],
    select: { decision: true },
  })
  return last?.decision === 'HIDDEN'
}

/** Checks whether another case closed the account of this owner, and nobody has opened it since. */
export async function isBlockedByAnother(
  tx: Db,
  { id, ownerId }: { id: string; ownerId: string | null },
): Promise<boolean> {
  if (ownerId === null) return false
  const query = Prisma.sql`
    SELECT MAX("at") AS "at" FROM "AuditEvent"
    WHERE "subjectId" = ${ownerId} AND "action" = 'account.state-changed' AND "details" ->> 'state' = 'ACTIVE'`
  const opened = (await readRow({ at: orNull(instant) }, query, tx))?.at ?? new Date(0)
  const where = { ...standing, ownerId, id: { not: id }, sanction: 'BLOCKED', decidedAt: { gt: opened } }
  return (await tx.moderationCase.count({ where })) > 0
}
