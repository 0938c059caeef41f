import { db } from '#app/database/client.server.ts'
import type { Staff } from './reach.server.ts'

/** Events shown in the log of an organisation: changes only, no views of a person's data. */
const loggedActions = [
  'organization.created',
  'organization.edited',
  'organization.subscription-changed',
  'organization.state-changed',
  'organization.join-code-renewed',
  'organization.exported',
  'account.password-reset',
  'member.added',
  'member.asked-to-join',
  'member.role-changed',
  'member.status-changed',
  'member.group-changed',
  'member.removed',
  'member.left',
  'group.created',
  'group.edited',
  'group.moved-up',
  'group.archived',
  'slips.printed',
  'import.taken',
  'import.undone',
] as const
type LoggedAction = (typeof loggedActions)[number]

/** The changes in an organisation, newest first. `before` is the last one of the previous page. Null when there is no
 *  such change in this organisation. */
export async function listChanges(
  { organization: { id: organizationId } }: Staff,
  before: string | null,
  take: number,
) {
  const last = before === null ? null : await db.auditEvent.findFirst({ where: { id: before, organizationId } })
  if (before !== null && !last) return null
  const rows = await db.auditEvent.findMany({
    where: {
      organizationId,
      action: { in: [...loggedActions] },
      ...(last && { at: { lte: last.at }, OR: [{ at: { lt: last.at } }, { id: { lt: last.id } }] }),
    },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: take + 1,
  })
  const events = rows.slice(0, take)
  const ids = events.flatMap(({ actorId, subjectId }) => [actorId, subjectId]).filter(id => id !== null)
  const people = await db.profile.findMany({
    where: { userId: { in: ids } },
    select: { userId: true, firstName: true, lastName: true },
  })
  const nameOf = (userId: string | null) => {
    const person = people.find(one => one.userId === userId)
    return person ? `${person.lastName} ${person.firstName}` : null
  }
  return {
    changes: events.map(({ id, at, action, actorId, subjectId, details }) => ({
      ...{ id, at, action: action as LoggedAction, details: details as Record<string, unknown> | null },
      ...{ byId: actorId, by: nameOf(actorId), whomId: subjectId, whom: nameOf(subjectId) },
    })),
    next: rows.length > take ? events.at(-1)!.id : null,
  }
}
