import { type Db, db, inTurn } from '#app/database/client.server.ts'
import { statedYear } from '#app/domain/accounts/stated-year.ts'
import type { Status } from '#app/domain/accounts/answers.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { schoolYearEnd } from '#app/domain/calendar/days.ts'
import { groupKey, yearOfCode } from './group-code.ts'
import { openGroup } from './groups.server.ts'
import { groupsOf, type Staff } from './reach.server.ts'

/** Effect of moving a class up. */
export type MovePreview = {
  /** Number of active pupils; they move. */
  moving: number
  /** Number of pupils with another status; they stay. */
  staying: number
  /** The existing target group, or null when it will be created. */
  target: { id: string; code: string; pupils: number } | null
  /** The pupils' class after the move, or null when the code does not contain one. */
  year: number | null
}

type Refusal = 'same-group' | 'conflict'

/** Previews a move of all active pupils to the group `code`. `'same-group'` when the code is the group's own; null when
 *  there is no open group with this id for the viewer. */
export async function previewMove(
  staff: Staff,
  groupId: string,
  code: string,
): Promise<MovePreview | 'same-group' | null> {
  const group = await findOpen(db, staff, groupId)
  return group && previewOf(db, staff, group, code)
}

/** Moves all active pupils of a group to the group `code`, creates that group if needed, and records the class list of
 *  this school year. `archive` closes the old group afterwards. The version makes a repeated submission a `'conflict'`,
 *  so pupils move only once. */
export async function moveUp(
  staff: Staff,
  groupId: string,
  { code, version, archive = false }: { code: string; version: number; archive?: boolean },
  now = new Date(),
): Promise<{ moved: number; targetId: string } | Refusal | null> {
  return inTurn(async tx => {
    const group = await findOpen(tx, staff, groupId)
    if (!group) return null
    if (group.version !== version) return 'conflict'
    const preview = await previewOf(tx, staff, group, code)
    if (preview === 'same-group') return preview
    const target = preview.target ?? (await openGroup(tx, staff, { code, ...withMentor(group, preview) }))
    const day = calendarDay(now)
    await rememberYear(tx, groupId, day)

    const pupils = { groupId, role: 'ORG_STUDENT', status: 'ACTIVE' }
    const moving = await tx.member.findMany({
      where: pupils,
      select: { userId: true, user: { select: { profile: { select: { status: true } } } } },
    })
    await tx.member.updateMany({ where: pupils, data: { groupId: target.id, version: { increment: 1 } } })
    if (preview.year !== null) {
      const inSchool = moving.filter(({ user }) => user.profile?.status === 'PUPIL').map(({ userId }) => userId)
      const status: Status = 'PUPIL'
      await tx.profile.updateMany({
        where: { userId: { in: inSchool } },
        data: statedYear({ status, year: preview.year }, day),
      })
    }
    const by = { actorId: staff.viewer.id, organizationId: staff.organization.id }
    await tx.auditEvent.createMany({
      data: moving.map(({ userId: subjectId }) => ({
        ...by,
        action: 'member.group-changed',
        at: now,
        subjectId,
        details: { from: groupId, to: target.id },
      })),
    })
    const details = { groupId, to: target.id, moved: moving.length }
    await recordEvent({ action: 'group.moved-up', ...by, details }, tx)
    await tx.group.update({ where: { id: groupId }, data: { version: { increment: 1 } } })
    if (archive) await close(tx, staff, groupId, now)
    return { moved: moving.length, targetId: target.id }
  })
}

/** Archives a group: records its class list of this school year and frees its code. */
export async function archiveGroup(staff: Staff, groupId: string, version: number, now = new Date()) {
  return inTurn(async tx => {
    const group = await findOpen(tx, staff, groupId)
    if (!group) return null
    if (group.version !== version) return 'conflict'
    await rememberYear(tx, groupId, calendarDay(now))
    await close(tx, staff, groupId, now)
    return 'done'
  })
}

/** Reopens an archived group. `'taken'` when another open group uses its code, null when there is no such group. */
export async function reopenGroup(staff: Staff, groupId: string): Promise<'done' | 'taken' | null> {
  const organizationId = staff.organization.id
  return inTurn(async tx => {
    const group = await tx.group.findFirst({ where: { ...groupsOf(staff), id: groupId, archivedAt: { not: null } } })
    if (!group) return null
    const openCode = groupKey(group.code)
    if (await tx.group.findUnique({ where: { organizationId_openCode: { organizationId, openCode } } })) return 'taken'
    await tx.group.update({ where: { id: groupId }, data: { archivedAt: null, openCode, version: { increment: 1 } } })
    const details = { groupId, archived: false }
    await recordEvent({ action: 'group.archived', actorId: staff.viewer.id, organizationId, details }, tx)
    return 'done'
  })
}

/** A newly created class keeps the mentor of the old one, so that the teacher still has access to the pupils. */
function withMentor({ mentorId }: { mentorId: string | null }, { year }: MovePreview) {
  return { year: year ?? undefined, mentorId: mentorId ?? undefined }
}

function findOpen(tx: Db, staff: Staff, groupId: string) {
  return tx.group.findFirst({ where: { ...groupsOf(staff), id: groupId, archivedAt: null } })
}

async function previewOf(tx: Db, { organization }: Staff, group: { id: string }, code: string) {
  const organizationId = organization.id
  const openCode = groupKey(code)
  const target = await tx.group.findUnique({
    where: { organizationId_openCode: { organizationId, openCode } },
    select: { id: true, code: true, year: true, _count: { select: { members: true } } },
  })
  if (target?.id === group.id) return 'same-group'
  const pupils = { groupId: group.id, role: 'ORG_STUDENT' }
  const moving = await tx.member.count({ where: { ...pupils, status: 'ACTIVE' } })
  const staying = await tx.member.count({ where: { ...pupils, status: { not: 'ACTIVE' } } })
  const found = target && { id: target.id, code: target.code, pupils: target._count.members }
  return { moving, staying, target: found, year: target ? target.year : yearOfCode(code) }
}

/** Records the members of a group for the school year of this day. Idempotent. */
async function rememberYear(tx: Db, groupId: string, day: string) {
  const schoolYear = schoolYearEnd(day) - 1
  const members = await tx.member.findMany({ where: { groupId, role: 'ORG_STUDENT' }, select: { userId: true } })
  const known = await tx.groupYear.findMany({ where: { groupId, schoolYear }, select: { userId: true } })
  const there = new Set(known.map(({ userId }) => userId))
  const missing = members.filter(({ userId }) => !there.has(userId))
  await tx.groupYear.createMany({ data: missing.map(({ userId }) => ({ groupId, userId, schoolYear })) })
}

async function close(tx: Db, staff: Staff, groupId: string, now: Date) {
  await tx.group.update({
    where: { id: groupId },
    data: { archivedAt: now, openCode: null, version: { increment: 1 } },
  })
  const by = { actorId: staff.viewer.id, organizationId: staff.organization.id }
  await recordEvent({ action: 'group.archived', ...by, details: { groupId, archived: true } }, tx)
}
