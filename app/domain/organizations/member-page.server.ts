import { db, inTurn } from '#app/database/client.server.ts'
import type { MemberRole } from '#app/domain/access/roles.ts'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { changeMember, isLastAdmin, removeMember } from './members.server.ts'
import { mayGivePassword } from './password-right.ts'
import { managing } from './permissions.ts'
import { type Staff, studentsOf } from './reach.server.ts'
import type { MemberForm } from './student.schema.ts'
import { countTests } from './students.server.ts'

/** Finds a member whom staff may see: any member for viewers with the permission `view-staff`, otherwise the pupils
 *  within reach. Null when there is none. */
export async function findMember(staff: Staff, memberId: string) {
  const { organization, viewer } = staff
  const reach = staff.may('view-staff') ? { organizationId: organization.id } : studentsOf(staff)
  const member = await db.member.findFirst({
    where: { AND: [reach, { id: memberId }] },
    include: {
      group: { select: { id: true, code: true } },
      user: {
        select: {
          username: true,
          email: true,
          language: true,
          systemRole: true,
          managedById: true,
          passwordChangeRequired: true,
          profile: true,
          slip: { select: { expiresAt: true, organizationId: true } },
          memberships: { where: { organizationId: { not: organization.id } }, select: { role: true } },
          sessions: { orderBy: { lastSeenAt: 'desc' }, take: 1, select: { lastSeenAt: true } },
        },
      },
    },
  })
  if (!member?.user.profile) return null
  const { user, ...rest } = member
  const manages = staff.may(managing(member.role))
  const bySite = staff.standing === 'SUPER_ADMIN'
  const mayGive =
    mayGivePassword(member, user.managedById) && user.memberships.every(({ role }) => role === 'ORG_STUDENT')
  const own = member.userId === viewer.id
  return {
    ...rest,
    profile: user.profile!,
    username: user.username,
    email: user.managedById === organization.id ? user.email : null,
    language: user.language,
    waits: user.passwordChangeRequired,
    slipUntil: user.slip?.organizationId === organization.id ? user.slip.expiresAt : null,
    lastSeenAt: user.sessions[0]?.lastSeenAt ?? (await lastEventOf(member.userId)),
    own,
    may: {
      change: manages,
      role: staff.may('manage-staff') && !own,
      /** Same rule as in `giveSlip`, so that the page offers only what will be allowed. */
      password: manages && !own && user.systemRole === 'USER' && (bySite || (member.role !== 'ORG_ADMIN' && mayGive)),
      remove: manages && !own,
    },
    lastAdmin:
      member.role === 'ORG_ADMIN' &&
      member.status === 'ACTIVE' &&
      (await isLastAdmin(db, organization.id, member.userId)),
  }
}

export type FoundMember = NonNullable<Awaited<ReturnType<typeof findMember>>>

async function lastEventOf(actorId: string) {
  const event = await db.auditEvent.findFirst({ where: { actorId }, orderBy: { at: 'desc' }, select: { at: true } })
  return event?.at ?? null
}

/** A pupil's progress: completed tests with dates, and whether there is an analysis and a plan. No results. */
export async function findProgress(userId: string) {
  const [attempts, analysis, plans, tests] = await Promise.all([
    db.attempt.findMany({
      where: { userId, version: { test: { state: 'ACTIVE' } } },
      orderBy: { completedAt: 'desc' },
      select: { completedAt: true, version: { select: { test: { select: { instrument: true } } } } },
    }),
    db.analysis.findFirst({
      where: { userId, completedAt: { not: null } },
      orderBy: { createdAt: 'desc' },
      select: { completedAt: true },
    }),
    db.plan.findMany({
      where: { userId, archivedAt: null, status: { not: 'PENDING' } },
      select: { goal: true, total: true, done: true },
    }),
    db.test.findMany({
      where: { state: 'ACTIVE', instrument: { in: [...instrumentKinds] } },
      distinct: ['instrument'],
      orderBy: { order: 'asc' },
      select: { instrument: true },
    }),
  ])
  const ofInstrument = (instrument: string) => attempts.filter(({ version }) => version.test.instrument === instrument)
  return {
    tests: tests.map(({ instrument }) => {
      const own = ofInstrument(instrument)
      return { instrument, begun: own.length > 0, doneAt: own.find(one => one.completedAt)?.completedAt ?? null }
    }),
    of: await countTests(),
    analysisAt: analysis?.completedAt ?? null,
    plans,
  }
}

/** The form values of a member; missing values are empty strings. The role is included only for viewers who may change
 *  it. */
export function memberForm({ version, role, status, statusReason, groupId, may }: FoundMember) {
  const values: Record<string, string> = { status, reason: statusReason ?? '' }
  if (role === 'ORG_STUDENT') values.groupId = groupId ?? ''
  if (may.role) values.role = role
  return { version, values }
}

/** Saves the form of a member's page. */
export async function saveMember(staff: Staff, member: FoundMember, given: MemberForm) {
  const { status, reason = null, groupId = null } = given
  const role = (given.role ?? member.role) as MemberRole
  const statusReason = status === 'ACTIVE' ? null : reason
  const change = {
    status,
    statusReason,
    ...(member.role === 'ORG_STUDENT' && { groupId: role === 'ORG_STUDENT' ? groupId : null }),
  }
  return inTurn(tx => changeMember(tx, staff, member.id, { ...change, role }, member.version))
}

/** Removes one member from the organisation, or returns the reason for the refusal. */
export function removeFoundMember(staff: Staff, member: FoundMember) {
  return inTurn(tx => removeMember(tx, staff, member.id))
}
