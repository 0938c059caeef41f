import { randomBytes } from 'node:crypto'
import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { checkOwnPassword, type PasswordRefusal } from '#app/domain/accounts/own-password.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { countTry } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { joinCodeFrom, readJoinCode } from './join-code.ts'
import { changeMember, forgetMember, isLastAdmin, type MemberRefusal, removeMember } from './members.server.ts'
import type { Staff } from './reach.server.ts'

/** Ten codes an hour may be tried by one person: there are 850 thousand million of them. */
const rule: Rule = { name: 'join-code', limit: 10, windowMinutes: 60 }
/** Of the requests that wait so many are shown at once. */
const SHOWN = 100

/** Asks to be let in to the organisation that printed this code. `'unknown'` for a code of none and of one that is closed
 *  alike; `'there'` when the viewer is on its list already, whatever their status. With `passwordHelp` the organisation
 *  may give them a new password once they are in: that takes their own, so that an open screen and a code are not enough
 *  to come to an account. */
export async function askToJoin(
  viewer: Viewer,
  typed: string,
  { passwordHelp, password = '' }: { passwordHelp: boolean; password?: string },
): Promise<'asked' | 'there' | 'unknown' | 'codesOften' | PasswordRefusal> {
  const checked = passwordHelp ? await checkOwnPassword(viewer, password) : 'right'
  if (checked !== 'right') return checked
  if ((await countTry(rule, viewer.id)) > 0) return 'codesOften'
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

/** Those who wait to be let in, the first first. */
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

/** Lets somebody in who asked. Null when nobody waits here under this id. */
export async function acceptJoin(staff: Staff, memberId: string): Promise<'done' | MemberRefusal | null> {
  return inTurn(async tx => {
    if (!(await waiting(tx, staff, memberId))) return null
    const outcome = await changeMember(tx, staff, memberId, { status: 'ACTIVE' })
    return outcome === 'same' || outcome === 'conflict' ? null : outcome
  })
}

/** Turns down somebody who asked; nothing of the request stays but the log, and they may ask again. */
export async function declineJoin(staff: Staff, memberId: string): Promise<'done' | MemberRefusal | null> {
  return inTurn(async tx => ((await waiting(tx, staff, memberId)) ? removeMember(tx, staff, memberId) : null))
}

function waiting(tx: Db, { organization }: Staff, id: string) {
  return tx.member.findFirst({
    where: { id, organizationId: organization.id, role: 'ORG_STUDENT', status: 'PENDING' },
    select: { id: true },
  })
}

/** Gives the organisation a new code to print; the former one opens nothing from now on. */
export async function renewJoinCode({ viewer, organization }: Staff): Promise<string> {
  const joinCode = joinCodeFrom(randomBytes(8))
  await inTurn(async tx => {
    await tx.organization.update({ where: { id: organization.id }, data: { joinCode } })
    const by = { actorId: viewer.id, organizationId: organization.id }
    await recordEvent({ action: 'organization.join-code-renewed', ...by }, tx)
  })
  return joinCode
}

/** The viewer leaves an organisation, or takes back their request. What is theirs stays theirs: the organisation sees it no
 *  more and can give them no password. Null when they are not in it; `'last-admin'` while it has no other and is not switched off. */
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
