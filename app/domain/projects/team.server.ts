import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { giveProjectAchievements } from './achievements.server.ts'
import { closeOfferTo } from './lead-offers.server.ts'
import { MOST, projectRules } from './limits.ts'
import { mayBeInTeam } from './may-be-in-team.server.ts'
import { isSeen } from './project-page.server.ts'
import { isRecruiting, type ProjectStatus } from './status.ts'
import { notifyLead, notifyTeam } from './notify-team.server.ts'

const openProject = { state: 'SHOWN' } as const

/** Reasons why a person may not ask to join: the project is not recruiting, the team is full, they are a member, they
 *  have asked already, or a school does not allow it. */
export type JoinObstacle = 'closed' | 'full' | 'member' | 'asked' | 'ownSchool' | 'otherSchool'

/** Returns the reason why a viewer may not ask to join a project they see; null when they may. */
export async function findJoinObstacle(viewer: Viewer, projectId: string, now = new Date()) {
  return obstacleTo(db, viewer, projectId, now)
}

async function obstacleTo(client: Db, viewer: Viewer, projectId: string, now: Date): Promise<JoinObstacle | null> {
  const project = await client.project.findFirst({
    where: { id: projectId, ...openProject },
    select: { status: true, members: { select: { userId: true } } },
  })
  if (!project || !isRecruiting(project.status as ProjectStatus)) return 'closed'
  const team = project.members.map(({ userId }) => userId)
  if (team.includes(viewer.id)) return 'member'
  if (team.length >= MOST.members) return 'full'
  if ((await client.projectRequest.count({ where: { openKey: openKeyOf(viewer, projectId) } })) > 0) return 'asked'
  const may = await mayBeInTeam(client, viewer.id, team, now)
  return may === 'yes' ? null : may
}

function openKeyOf({ id }: Viewer, projectId: string) {
  return `${projectId} ${id}`
}

/** Asks to join a project the viewer sees and notifies its lead. Returns the id of the request or the obstacle;
 *  `'asked'` also for a repeated idempotency key; null when the viewer sees no such project. */
export async function askToJoin(
  viewer: Viewer,
  projectId: string,
  { words, idempotencyKey }: { words: string; idempotencyKey: string },
  now = new Date(),
): Promise<{ id: string } | null | JoinObstacle | 'tooOften'> {
  if ((await consumeLimit(projectRules.joinProject, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    if (!(await isSeen(tx, viewer, projectId))) return null
    const obstacle = await obstacleTo(tx, viewer, projectId, now)
    if (obstacle) return obstacle
    const openKey = openKeyOf(viewer, projectId)
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) return 'asked'
    const data = { projectId, userId: viewer.id, words, openKey, createdAt: now }
    const { id } = await tx.projectRequest.create({ data, select: { id: true } })
    await recordEvent({ action: 'project.join-asked', actorId: viewer.id, details: { projectId, requestId: id } }, tx)
    await notifyLead(tx, projectId, 'projectAsked', viewer.id, now)
    return { id }
  })
}

/** Withdraws the viewer's join request. False when none is open. */
export async function withdrawRequest(viewer: Viewer, projectId: string, now = new Date()): Promise<boolean> {
  return inTurn(async tx => {
    const { count } = await tx.projectRequest.updateMany({
      where: { openKey: openKeyOf(viewer, projectId) },
      data: { state: 'WITHDRAWN', openKey: null, answeredAt: now },
    })
    if (count === 1)
      await recordEvent({ action: 'project.join-withdrawn', actorId: viewer.id, details: { projectId } }, tx)
    return count === 1
  })
}

/** Answers a join request, by the lead. An accepted person joins at once if the schools of minors still allow it. They
 *  are notified, and the team is notified of a new member. Null when no such request is open. */
export async function answerRequest(
  viewer: Viewer,
  { projectId, requestId }: { projectId: string; requestId: string },
  accepted: boolean,
  now = new Date(),
): Promise<'done' | null | 'full' | 'ownSchool' | 'otherSchool'> {
  return inTurn(async tx => {
    const request = await tx.projectRequest.findFirst({
      where: {
        ...{ id: requestId, kind: 'JOIN', state: 'OPEN', user: { state: 'ACTIVE', deletionAt: null } },
        project: { id: projectId, ownerId: viewer.id, ...openProject },
      },
      select: { userId: true, project: { select: { members: { select: { userId: true } } } } },
    })
    if (!request) return null
    const { userId } = request
    if (accepted) {
      const team = request.project.members.map(member => member.userId)
      if (team.length >= MOST.members) return 'full'
      const may = await mayBeInTeam(tx, userId, team, now)
      if (may !== 'yes') return may
      await tx.projectMember.create({ data: { projectId, userId, joinedAt: now } })
      await countMembers(tx, projectId, 1)
    }
    const state = accepted ? 'ACCEPTED' : 'REFUSED'
    await tx.projectRequest.update({ where: { id: requestId }, data: { state, openKey: null, answeredAt: now } })
    if (accepted) await giveProjectAchievements(tx, userId, now)
    const details = { projectId, requestId, accepted }
    await recordEvent({ action: 'project.join-answered', actorId: viewer.id, subjectId: userId, details }, tx)
    await notify(tx, userId, 'projectAnswered', { byId: viewer.id, projectId, accepted }, now)
    if (accepted) await notifyTeam(tx, projectId, 'joined', { byId: userId, except: viewer.id }, now)
    return 'done'
  })
}

/** Leaves a team and notifies its lead. The lead must hand the project over first (`'lead'`). Null when the viewer is
 *  not a member. */
export async function leaveTeam(viewer: Viewer, projectId: string, now = new Date()): Promise<'left' | 'lead' | null> {
  return inTurn(async tx => {
    const where = { projectId_userId: { projectId, userId: viewer.id } }
    const member = await tx.projectMember.findUnique({ where, select: { role: true } })
    if (!member) return null
    if (member.role === 'LEAD') return 'lead'
    await tx.projectMember.delete({ where })
    await countMembers(tx, projectId, -1)
    await closeOfferTo(tx, { projectId, userId: viewer.id }, now)
    await recordEvent({ action: 'project.left', actorId: viewer.id, details: { projectId } }, tx)
    await notifyLead(tx, projectId, 'projectTeam', viewer.id, now)
    return 'left'
  })
}

/** Removes a member from the team, by the lead, and notifies them. False when they are not a member. */
export async function removeMember(
  viewer: Viewer,
  projectId: string,
  userId: string,
  now = new Date(),
): Promise<boolean> {
  return inTurn(async tx => {
    const { count } = await tx.projectMember.deleteMany({
      where: { projectId, userId, role: 'MEMBER', project: { ownerId: viewer.id } },
    })
    if (count === 0) return false
    await countMembers(tx, projectId, -1)
    await closeOfferTo(tx, { projectId, userId }, now)
    const entry = { actorId: viewer.id, subjectId: userId, details: { projectId } }
    await recordEvent({ action: 'project.member-removed', ...entry }, tx)
    await notify(tx, userId, 'projectTeam', { byId: viewer.id, projectId, change: 'removed' }, now)
    return true
  })
}

/** Ticks a goal of a project or unticks it, by a team member. A ticked goal keeps the person who ticked it first. False
 *  when the viewer may not tick such a goal. */
export async function tickObjective(
  viewer: Viewer,
  { projectId, objectiveId }: { projectId: string; objectiveId: string },
  done: boolean,
  now = new Date(),
): Promise<boolean> {
  return inTurn(async tx => {
    const of = { ...openProject, id: projectId, members: { some: { userId: viewer.id } } }
    const goal = await tx.projectObjective.findFirst({
      where: { id: objectiveId, project: of },
      select: { doneAt: true },
    })
    if (!goal || (goal.doneAt !== null) === done) return goal !== null
    await tx.projectObjective.update({
      where: { id: objectiveId },
      data: { doneAt: done ? now : null, doneById: done ? viewer.id : null },
    })
    if (done) await giveProjectAchievements(tx, viewer.id, now)
    const details = { projectId, objectiveId, done }
    await recordEvent({ action: 'project.objective-ticked', actorId: viewer.id, details }, tx)
    return true
  })
}

async function countMembers(tx: Db, id: string, step: 1 | -1) {
  await tx.project.update({ where: { id }, data: { memberCount: { increment: step } } })
}
