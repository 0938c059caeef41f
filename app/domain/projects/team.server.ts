import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { takeOnce } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { countTry } from '#app/domain/rate-limits/rate-limits.server.ts'
import { giveProjectAchievements } from './achievements.server.ts'
import { mayJoin, type TeamPerson } from './joining.ts'
import { MOST, projectRules } from './limits.ts'
import { isRecruiting, type ProjectStatus } from './status.ts'

const openProject = { state: 'SHOWN' } as const

/** Asks to join a project the caller has checked the viewer sees. Returns whom to tell, or why not: it seeks nobody, the team is
 *  full, a school does not allow it, they are in the team or have asked already; null when there is no such project. */
export async function askToJoin(
  viewer: Viewer,
  projectId: string,
  { words, idempotencyKey }: { words: string; idempotencyKey: string },
  now = new Date(),
): Promise<
  | { id: string; ownerId: string }
  | null
  | 'closed'
  | 'full'
  | 'member'
  | 'asked'
  | 'ownSchool'
  | 'otherSchool'
  | 'tooOften'
> {
  if ((await countTry(projectRules.joinProject, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    const project = await tx.project.findFirst({
      where: { id: projectId, ...openProject },
      select: { ownerId: true, status: true, memberCount: true, members: { select: { userId: true } } },
    })
    if (!project) return null
    const team = project.members.map(({ userId }) => userId)
    if (team.includes(viewer.id)) return 'member'
    if (!isRecruiting(project.status as ProjectStatus)) return 'closed'
    if (team.length >= MOST.members) return 'full'
    const may = await mayJoinTeam(tx, viewer.id, team, now)
    if (may !== 'yes') return may
    const openKey = `${projectId} ${viewer.id}`
    if (await tx.projectRequest.findUnique({ where: { openKey }, select: { id: true } })) return 'asked'
    if (!(await takeOnce(tx, viewer.id, idempotencyKey))) return 'asked'
    const data = { projectId, userId: viewer.id, words, openKey, createdAt: now }
    const { id } = await tx.projectRequest.create({ data, select: { id: true } })
    return { id, ownerId: project.ownerId }
  })
}

/** Takes back what the viewer asked. False when nothing is open. */
export async function withdrawRequest(viewer: Viewer, projectId: string, now = new Date()): Promise<boolean> {
  const { count } = await db.projectRequest.updateMany({
    where: { openKey: `${projectId} ${viewer.id}` },
    data: { state: 'WITHDRAWN', openKey: null, answeredAt: now },
  })
  return count === 1
}

/** Answers a request, as the one who leads the project. Accepted, they are of the team at once, if their schools still allow it.
 *  Null when there is no open request of that id. */
export async function answerRequest(
  viewer: Viewer,
  requestId: string,
  accepted: boolean,
  now = new Date(),
): Promise<{ projectId: string; userId: string } | null | 'full' | 'ownSchool' | 'otherSchool'> {
  return inTurn(async tx => {
    const request = await tx.projectRequest.findFirst({
      where: { id: requestId, state: 'OPEN', project: { ownerId: viewer.id, ...openProject } },
      select: { projectId: true, userId: true, project: { select: { members: { select: { userId: true } } } } },
    })
    if (!request) return null
    const { projectId, userId } = request
    if (accepted) {
      const team = request.project.members.map(member => member.userId)
      if (team.length >= MOST.members) return 'full'
      const may = await mayJoinTeam(tx, userId, team, now)
      if (may !== 'yes') return may
      await tx.projectMember.create({ data: { projectId, userId, joinedAt: now } })
      await countMembers(tx, projectId, 1)
    }
    const state = accepted ? 'ACCEPTED' : 'REFUSED'
    await tx.projectRequest.update({ where: { id: requestId }, data: { state, openKey: null, answeredAt: now } })
    if (accepted) await giveProjectAchievements(tx, userId, now)
    return { projectId, userId }
  })
}

/** Leaves a team. The one who leads it hands it over first. */
export async function leaveTeam(viewer: Viewer, projectId: string): Promise<'left' | 'lead' | null> {
  return inTurn(async tx => {
    const where = { projectId_userId: { projectId, userId: viewer.id } }
    const member = await tx.projectMember.findUnique({ where, select: { role: true } })
    if (!member) return null
    if (member.role === 'LEAD') return 'lead'
    await tx.projectMember.delete({ where })
    await countMembers(tx, projectId, -1)
    return 'left'
  })
}

/** Takes somebody out of the team, as the one who leads it. False when they are not in it. */
export async function removeMember(viewer: Viewer, projectId: string, userId: string): Promise<boolean> {
  return inTurn(async tx => {
    const { count } = await tx.projectMember.deleteMany({
      where: { projectId, userId, role: 'MEMBER', project: { ownerId: viewer.id } },
    })
    if (count === 1) await countMembers(tx, projectId, -1)
    return count === 1
  })
}

/** Hands a project over to somebody of its team; the viewer stays in it. False when they do not lead it or the other is not there. */
export async function handOver(viewer: Viewer, projectId: string, userId: string): Promise<boolean> {
  return inTurn(async tx => {
    const led = await tx.project.count({ where: { id: projectId, ownerId: viewer.id, ...openProject } })
    if (led === 0 || userId === viewer.id) return false
    const { count } = await tx.projectMember.updateMany({
      where: { projectId, userId, user: { state: 'ACTIVE', deletionAt: null } },
      data: { role: 'LEAD' },
    })
    if (count === 0) return false
    await tx.projectMember.updateMany({ where: { projectId, userId: viewer.id }, data: { role: 'MEMBER' } })
    await tx.project.update({ where: { id: projectId }, data: { ownerId: userId, version: { increment: 1 } } })
    return true
  })
}

/** Ticks a goal, or takes the tick back, as one of the team. False when there is no such goal for them. */
export async function tickObjective(
  viewer: Viewer,
  objectiveId: string,
  done: boolean,
  now = new Date(),
): Promise<boolean> {
  return inTurn(async tx => {
    const { count } = await tx.projectObjective.updateMany({
      where: { id: objectiveId, project: { ...openProject, members: { some: { userId: viewer.id } } } },
      data: { doneAt: done ? now : null, doneById: done ? viewer.id : null },
    })
    if (count === 1 && done) await giveProjectAchievements(tx, viewer.id, now)
    return count === 1
  })
}

async function mayJoinTeam(tx: Db, userId: string, team: readonly string[], now: Date) {
  const people = await tx.user.findMany({
    where: { id: { in: [userId, ...team] } },
    select: {
      id: true,
      profile: { select: { dateOfBirth: true } },
      memberships: {
        where: { status: 'ACTIVE', organization: { state: 'ACTIVE' } },
        select: { role: true, organization: { select: { id: true, teamsWithOthers: true } } },
      },
    },
  })
  const byId = new Map(
    people.map(({ id, profile, memberships }): [string, TeamPerson] => [
      id,
      {
        dateOfBirth: profile?.dateOfBirth ?? null,
        schools: memberships.flatMap(({ role, organization }) => (role === 'ORG_STUDENT' ? [organization] : [])),
        organizationIds: memberships.map(({ organization }) => organization.id),
      },
    ]),
  )
  return mayJoin(
    byId.get(userId)!,
    team.flatMap(id => byId.get(id) ?? []),
    now,
  )
}

async function countMembers(tx: Db, id: string, step: 1 | -1) {
  await tx.project.update({ where: { id }, data: { memberCount: { increment: step } } })
}
