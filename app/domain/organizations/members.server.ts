import { type Db, inTurn } from '#app/database/client.server.ts'
import { type MemberRole, memberStatuses } from '#app/domain/access/roles.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { managing } from './permissions.ts'
import type { Staff } from './reach.server.ts'

export type MemberStatus = (typeof memberStatuses)[number]
export type MemberChange = {
  status?: MemberStatus
  /** Reason for the change of status, as typed; null for none. A new status without a reason has none. */
  statusReason?: string | null
  /** Null for no group. */
  groupId?: string | null
  role?: MemberRole
}

/** Reasons to refuse a change of a member: they are the last active administrator, they are the viewer, the viewer's
 *  role does not permit it, or there is no such open group in this organisation. */
export type MemberRefusal = 'last-admin' | 'oneself' | 'not-permitted' | 'unknown-group'

/** Changes one member inside the caller's transaction and records one audit event per change. Idempotent. `version` is
 *  the one the page was rendered from: `'conflict'` when the member has changed since. Null when there is no such
 *  member in this organisation. */
export async function changeMember(
  tx: Db,
  staff: Staff,
  memberId: string,
  change: MemberChange,
  version?: number,
): Promise<'done' | 'same' | 'conflict' | MemberRefusal | null> {
  const organizationId = staff.organization.id
  const member = await tx.member.findFirst({ where: { id: memberId, organizationId } })
  if (!member) return null
  if (version !== undefined && member.version !== version) return 'conflict'
  const changes = changesOf(member, change)
  if (changes.length === 0) return 'same'
  const refusal = await refusalOf(tx, staff, member, change)
  if (refusal) return refusal

  await tx.member.update({
    where: { id: memberId },
    data: { ...Object.fromEntries(changes.map(({ field, to }) => [field, to])), version: { increment: 1 } },
  })
  const who = { actorId: staff.viewer.id, subjectId: member.userId, organizationId }
  for (const { field, from, to } of changes) {
    if (field !== 'statusReason') await recordEvent({ action: actions[field], ...who, details: { from, to } }, tx)
  }
  const works = (change.status ?? member.status) === 'ACTIVE' && (change.role ?? member.role) !== 'ORG_STUDENT'
  if (!works) await endSafetyContact(tx, member, staff.viewer.id)
  return 'done'
}

/** Removes a member from the organisation. The account and its data stay with the person. */
export async function removeMember(tx: Db, staff: Staff, memberId: string): Promise<'done' | MemberRefusal | null> {
  const organizationId = staff.organization.id
  const member = await tx.member.findFirst({ where: { id: memberId, organizationId } })
  if (!member) return null
  const refusal = await refusalOf(tx, staff, member, { status: 'INACTIVE' })
  if (refusal) return refusal
  await forgetMember(tx, member, staff.viewer.id)
  const details = { role: member.role, status: member.status, groupId: member.groupId }
  const who = { actorId: staff.viewer.id, subjectId: member.userId, organizationId }
  await recordEvent({ action: 'member.removed', ...who, details }, tx)
  return 'done'
}

/** Deletes a membership and what depends on it: the password slip, mentored classes, the role of safety contact, the
 *  right to reset the password, requests for a talk. The person's own data stays. */
export async function forgetMember(tx: Db, { id, userId, organizationId }: Place, actorId: string): Promise<void> {
  const place = { userId, organizationId }
  await endSafetyContact(tx, place, actorId)
  await tx.member.delete({ where: { id } })
  await tx.passwordSlip.deleteMany({ where: place })
  await tx.group.updateMany({ where: { organizationId, mentorId: userId }, data: { mentorId: null } })
  await tx.user.updateMany({ where: { id: userId, managedById: organizationId }, data: { managedById: null } })
  await tx.talk.deleteMany({ where: { ...place, kind: 'ASKED' } })
}

type Place = { id: string; userId: string; organizationId: string }

/** Clears the safety contact when that person leaves; the organisation has to choose another. */
async function endSafetyContact(tx: Db, { userId, organizationId }: Omit<Place, 'id'>, actorId: string) {
  const { count } = await tx.organization.updateMany({
    where: { id: organizationId, safetyContactId: userId },
    data: { safetyContactId: null, version: { increment: 1 } },
  })
  if (count === 0) return
  const details = { 'safetyContactId.from': userId, 'safetyContactId.to': '' }
  await recordEvent({ action: 'organization.edited', actorId, organizationId, details }, tx)
}

/** Applies one change to many members. Counts changed, unchanged and refused members; a refusal does not stop the
 *  others. */
export async function changeMembers(staff: Staff, memberIds: string[], change: MemberChange | 'remove') {
  const tally = { done: 0, same: 0, refused: [] as { memberId: string; because: MemberRefusal }[] }
  for (let start = 0; start < memberIds.length; start += BATCH) {
    const batch = memberIds.slice(start, start + BATCH)
    // Counted after the transaction, because a batch may be retried.
    const outcomes = await inTurn(async tx => {
      const each: Awaited<ReturnType<typeof changeMember>>[] = []
      for (const memberId of batch)
        each.push(
          change === 'remove'
            ? await removeMember(tx, staff, memberId)
            : await changeMember(tx, staff, memberId, change),
        )
      return each
    })
    for (const [at, outcome] of outcomes.entries()) {
      if (outcome === 'done') tally.done += 1
      else if (outcome === 'same') tally.same += 1
      else if (outcome !== null && outcome !== 'conflict')
        tally.refused.push({ memberId: batch[at]!, because: outcome })
    }
  }
  return tally
}

/** Members per transaction. Each takes 1 to 2 ms, and all other writes wait meanwhile. */
const BATCH = 20

/** Checks whether an organisation would have no active administrator without this person. */
export async function isLastAdmin(tx: Db, organizationId: string, userId: string): Promise<boolean> {
  const others = await tx.member.count({
    where: {
      organizationId,
      role: 'ORG_ADMIN',
      status: 'ACTIVE',
      userId: { not: userId },
      user: { state: 'ACTIVE', deletionAt: null },
    },
  })
  return others === 0
}

type Row = {
  userId: string
  role: string
  status: string
  statusReason: string | null
  groupId: string | null
}

const actions = {
  role: 'member.role-changed',
  status: 'member.status-changed',
  groupId: 'member.group-changed',
} as const

function changesOf(member: Row, change: MemberChange) {
  const fields = ['role', 'status', 'statusReason', 'groupId'] as const
  // The reason of the former status does not explain the new one.
  const isNewStatus = change.status !== undefined && change.status !== member.status
  const wanted = isNewStatus ? { ...change, statusReason: change.statusReason ?? null } : change
  return fields.flatMap(field => {
    const to = wanted[field]
    return to === undefined || to === member[field] ? [] : [{ field, from: member[field], to }]
  })
}

async function refusalOf(tx: Db, staff: Staff, member: Row, change: MemberChange): Promise<MemberRefusal | null> {
  const { viewer, organization } = staff
  const changesRole = change.role !== undefined && change.role !== member.role
  const changesStatus = change.status !== undefined && change.status !== member.status
  if (member.userId === viewer.id && (changesRole || changesStatus)) return 'oneself'
  if (!staff.may(managing(member.role)) || (changesRole && !staff.may('manage-staff'))) return 'not-permitted'
  const wasAdmin = member.role === 'ORG_ADMIN' && member.status === 'ACTIVE'
  if (wasAdmin && (changesRole || changesStatus) && (await isLastAdmin(tx, organization.id, member.userId))) {
    return 'last-admin'
  }
  if (change.groupId) {
    const group = await tx.group.findFirst({
      where: { id: change.groupId, organizationId: organization.id, archivedAt: null },
      select: { id: true },
    })
    if (!group) return 'unknown-group'
  }
  return null
}
