import { db } from '#app/database/client.server.ts'
import type { AuditAction } from '#app/domain/audit/actions.ts'

/** Returns who last did this action to an account, and when. The name is null for the site itself and for deleted
 *  users. */
export async function findLastChange(userId: string, action: AuditAction) {
  const event = await db.auditEvent.findFirst({
    where: { subjectId: userId, action },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    select: { at: true, actorId: true },
  })
  const person = event?.actorId ? await db.profile.findUnique({ where: { userId: event.actorId } }) : null
  return { at: event?.at ?? new Date(), by: person && `${person.firstName} ${person.lastName}` }
}
