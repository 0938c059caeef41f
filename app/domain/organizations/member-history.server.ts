import { db } from '#app/database/client.server.ts'
import type { Staff } from './reach.server.ts'

const PAGE = 20

/** Events shown in a member's history: actions of this organisation, and changes to the account's access. */
const shownActions = [
  'member.added',
  'member.asked-to-join',
  'member.role-changed',
  'member.status-changed',
  'member.group-changed',
  'member.removed',
  'member.left',
  'account.password-reset',
  'account.password-changed',
  'account.subscription-changed',
  'account.state-changed',
] as const
type ShownAction = (typeof shownActions)[number]
type Subject = { userId: string; status: string }

/** A member's history, newest first, 20 per page. `before` is the last event of the previous page. For a pending
 *  request only events of this organisation are included. Null when there is no such event. */
export async function listHistory({ organization }: Staff, { userId, status }: Subject, before: string | null) {
  const own = {
    subjectId: userId,
    action: { in: [...shownActions] },
    OR: [{ organizationId: organization.id }, ...(status === 'PENDING' ? [] : [{ organizationId: null }])],
  }
  const last = before === null ? null : await db.auditEvent.findFirst({ where: { AND: [own, { id: before }] } })
  if (before !== null && !last) return null
  const beyond = last ? { OR: [{ at: { lt: last.at } }, { at: last.at, id: { lt: last.id } }] } : {}
  const events = await db.auditEvent.findMany({
    where: { AND: [own, beyond] },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: PAGE + 1,
  })
  const shown = events.slice(0, PAGE)
  const [people, groups] = await Promise.all([namesWithin(organization.id, shown), codesOf(organization.id, shown)])
  return {
    events: shown.map(({ id, at, action, actorId, details }) => ({
      id,
      at,
      action: action as ShownAction,
      /** The actor: the member (`'self'`), a member of this organisation by name, or a null name for the site. */
      by: actorId === userId ? ('self' as const) : { name: people.get(actorId ?? '') ?? null },
      details: asRecord(details),
    })),
    groups,
    next: events.length > PAGE ? shown.at(-1)!.id : null,
  }
}

export type History = NonNullable<Awaited<ReturnType<typeof listHistory>>>
type Event = { actorId: string | null; details: unknown }

/** Names of this organisation's members. Names of other people are not disclosed. */
async function namesWithin(organizationId: string, events: Event[]) {
  const members = await db.member.findMany({
    where: { organizationId, userId: { in: events.flatMap(({ actorId }) => actorId ?? []) } },
    select: { userId: true, user: { select: { profile: { select: { firstName: true, lastName: true } } } } },
  })
  const nameOf = ({ user: { profile } }: (typeof members)[number]) =>
    `${profile?.lastName ?? ''} ${profile?.firstName ?? ''}`
  return new Map(members.map(member => [member.userId, nameOf(member)]))
}

async function codesOf(organizationId: string, events: Event[]) {
  const ids = events.flatMap(({ details }) => {
    const { from, to, groupId } = asRecord(details)
    return [from, to, groupId].filter(id => typeof id === 'string')
  })
  const groups = await db.group.findMany({
    where: { organizationId, id: { in: ids } },
    select: { id: true, code: true },
  })
  return new Map(groups.map(({ id, code }) => [id, code]))
}

function asRecord(details: unknown): Record<string, unknown> {
  return typeof details === 'object' && details !== null ? { ...details } : {}
}
