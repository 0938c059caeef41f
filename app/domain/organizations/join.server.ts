import { randomBytes } from 'node:crypto'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { checkOwnPassword, type PasswordRefusal } from '#app/domain/accounts/own-password.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { joinCodeFrom, readJoinCode } from './join-code.ts'
import { changeMember, forgetMember, isLastAdmin, type MemberRefusal, removeMember } from './members.server.ts'
import type { Staff } from './reach.server.ts'

/** Ten attempts an hour per person; there are about 850 billion codes. */
const rule: Rule = { name: 'join-code', limit: 10, windowMinutes: 60 }
/** Pending requests shown at once. */
const SHOWN = 100

/** Requests membership of the organisation with this code. `'unknown'` both for an unused code and for one of an
 *  inactive organisation; `'there'` when the viewer is a member already, whatever their status. `passwordHelp` lets the
 *  organisation reset the viewer's password after admission. It requires the viewer's own password, so an unlocked
 *  screen and a code are not enough to take over an account. */
export async function askToJoin(
  viewer: Viewer,
  typed: string,
  { passwordHelp, password = '' }: { passwordHelp: boolean; password?: string },
): Promise<'asked' | 'there' | 'unknown' | 'codesOften' | PasswordRefusal> {
  const checked = passwordHelp ? await checkOwnPassword(viewer, password) : 'right'
  if (checked !== 'right') return checked
  if ((await consumeLimit(rule, viewer.id)) > 0) return 'codesOften'
  const joinCode = readJoinCode(typed)
  if (joinCode === '') return 'unknown'
  return inTurn(async tx => {
    const organization = await tx.organization.findFirst({ where: { joinCode, state: 'ACTIVE' }, select: { id: true } })
    if (!organization) return 'unknown'
    const place = { userId: viewer.id, organizationId: organization.id }
    if (await tx.member.findUnique({ where: { userId_organizationId: place }, select: { id: true } })) return 'there'
    await tx.member.create({ data: { ...place, role: 'ORG_STUDENT', status: 'PENDING', passwordHelp } })
    const who = { actorId: viewer.id, subjectId: viewer.id, organizationId: organization.id }
    await recordEvent({ action: 'member.asked-to-join', ...who }, tx)
    return 'asked'
  })
}

/** Pending requests to join, oldest first. */
export async function listRequests({ organization }: Staff) {
  const requests = await db.member.findMany({
    where: { organizationId: organization.id, role: 'ORG_STUDENT', status: 'PENDING' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: SHOWN,
    select: {
      id: true,
      createdAt: true,
      passwordHelp: true,
      user: { select: { username: true, profile: { select: { firstName: true, lastName: true, year: true } } } },
    },
  })
  const kept = await db.organization.findUniqueOrThrow({ where: { id: organization.id }, select: { joinCode: true } })
  return { requests, joinCode: kept.joinCode }
}

/** Accepts a request to join. Null when there is no pending request with this id. */
export async function acceptJoin(staff: Staff, memberId: string): Promise<'done' | MemberRefusal | null> {
  return inTurn(async tx => {
    if (!(await waiting(tx, staff, memberId))) return null
    const outcome = await changeMember(tx, staff, memberId, { status: 'ACTIVE' })
    return outcome === 'same' || outcome === 'conflict' ? null : outcome
  })
}

/** Declines a request to join. Only the audit log keeps it; the person may request again. */
export async function declineJoin(staff: Staff, memberId: string): Promise<'done' | MemberRefusal | null> {
  return inTurn(async tx => ((await waiting(tx, staff, memberId)) ? removeMember(tx, staff, memberId) : null))
}

function waiting(tx: Db, { organization }: Staff, id: string) {
  return tx.member.findFirst({
    where: { id, organizationId: organization.id, role: 'ORG_STUDENT', status: 'PENDING' },
    select: { id: true },
  })
}

/** Replaces the organisation's join code. The previous code becomes invalid. */
export async function renewJoinCode({ viewer, organization }: Staff): Promise<string> {
  const joinCode = joinCodeFrom(randomBytes(8))
  await inTurn(async tx => {
    await tx.organization.update({ where: { id: organization.id }, data: { joinCode } })
    const by = { actorId: viewer.id, organizationId: organization.id }
    await recordEvent({ action: 'organization.join-code-renewed', ...by }, tx)
  })
  return joinCode
}

/** Ends the viewer's membership or withdraws their request. Their data stays theirs; the organisation loses access to
 *  it and can no longer reset their password. Null when they are not a member; `'last-admin'` when they are the only
 *  administrator of an organisation that is not switched off. */
export async function leaveOrganization(viewer: Viewer, organizationId: string): Promise<'left' | 'last-admin' | null> {
  const place = { userId: viewer.id, organizationId }
  return inTurn(async tx => {
    const member = await tx.member.findUnique({
      where: { userId_organizationId: place },
      include: { organization: { select: { state: true } } },
    })
    if (!member) return null
    const open = member.organization.state === 'ACTIVE'
    const runs = open && member.role === 'ORG_ADMIN' && member.status === 'ACTIVE'
    if (runs && (await isLastAdmin(tx, organizationId, viewer.id))) return 'last-admin'
    await forgetMember(tx, member, viewer.id)
    const details = { role: member.role, status: member.status, groupId: member.groupId }
    await recordEvent({ action: 'member.left', actorId: viewer.id, subjectId: viewer.id, organizationId, details }, tx)
    return 'left'
  })
}
