import { type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { indexProject } from './document.server.ts'
import { projectRules } from './limits.ts'
import { mayBeInTeam } from './may-be-in-team.server.ts'
import { notifyTeam } from './notify-team.server.ts'

type At = { projectId: string; requestId: string }

/** Unique key of the open offer: one per project. */
function openKeyOf(projectId: string) {
  return `lead ${projectId}`
}

/** Offers the lead of a project to a team member and notifies them. The lead changes only when they accept. `'waits'`
 *  while another offer is open, `'school'` when a school of a minor in the team no longer allows it, null when the
 *  viewer does not lead the project or the member is not available. */
export async function offerLead(
  viewer: Viewer,
  projectId: string,
  userId: string,
  now = new Date(),
): Promise<'offered' | 'waits' | 'school' | 'tooOften' | null> {
  if ((await consumeLimit(projectRules.offerProject, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    const project = await tx.project.findFirst({
      where: { id: projectId, ownerId: viewer.id, state: 'SHOWN' },
      select: { members: { select: { userId: true, user: { select: { state: true, deletionAt: true } } } } },
    })
    const asked = project?.members.find(member => member.userId === userId)
    if (!project || !asked || userId === viewer.id) return null
    if (asked.user.state !== 'ACTIVE' || asked.user.deletionAt !== null) return null
    const openKey = openKeyOf(projectId)
    if ((await tx.projectRequest.count({ where: { openKey } })) > 0) return 'waits'
    if (!(await mayLead(tx, userId, project.members, now))) return 'school'
    const data = { projectId, userId, kind: 'LEAD', words: '', openKey, createdAt: now }
    const { id: requestId } = await tx.projectRequest.create({ data, select: { id: true } })
    const entry = { actorId: viewer.id, subjectId: userId, details: { projectId, requestId } }
    await recordEvent({ action: 'project.lead-offered', ...entry }, tx)
    await notify(tx, userId, 'projectTeam', { byId: viewer.id, projectId, change: 'offered' }, now)
    return 'offered'
  })
}

/** Withdraws an offer, by the lead. False when no such offer is open. */
export async function withdrawOffer(viewer: Viewer, { projectId, requestId }: At, now = new Date()): Promise<boolean> {
  return inTurn(async tx => {
    const where = { id: requestId, kind: 'LEAD', state: 'OPEN', project: { id: projectId, ownerId: viewer.id } }
    const offer = await tx.projectRequest.findFirst({ where, select: { userId: true } })
    if (!offer) return false
    await close(tx, requestId, 'WITHDRAWN', now)
    const entry = { actorId: viewer.id, subjectId: offer.userId, details: { projectId, requestId } }
    await recordEvent({ action: 'project.lead-withdrawn', ...entry }, tx)
    return true
  })
}

/** Answers an offer to lead a project, as the member it was made to. Accepting makes them the lead at once if the
 *  schools of minors still allow the team (`'school'` otherwise). The former lead stays a member and the team is
 *  notified. The question thread moves to the new lead. Null when no such offer is open for them. */
export async function answerOffer(
  viewer: Viewer,
  { projectId, requestId }: At,
  accepted: boolean,
  now = new Date(),
): Promise<'done' | 'school' | null> {
  return inTurn(async tx => {
    const offer = await tx.projectRequest.findFirst({
      where: {
        ...{ id: requestId, kind: 'LEAD', state: 'OPEN', userId: viewer.id },
        project: { id: projectId, state: 'SHOWN', members: { some: { userId: viewer.id } } },
      },
      select: { project: { select: { ownerId: true, members: { select: { userId: true } } } } },
    })
    if (!offer) return null
    const { ownerId, members } = offer.project
    if (accepted) {
      if (!(await mayLead(tx, viewer.id, members, now))) return 'school'
      await passLead(tx, projectId, { from: ownerId, to: viewer.id })
    }
    await close(tx, requestId, accepted ? 'ACCEPTED' : 'REFUSED', now)
    const entry = { actorId: viewer.id, subjectId: ownerId, details: { projectId, requestId, accepted } }
    await recordEvent({ action: 'project.lead-answered', ...entry }, tx)
    if (accepted) await notifyTeam(tx, projectId, 'taken', { byId: viewer.id }, now)
    else await notify(tx, ownerId, 'projectTeam', { byId: viewer.id, projectId, change: 'declined' }, now)
    return 'done'
  })
}

/** Withdraws the open offer of a project, in the transaction that gives it another lead. */
export async function closeOffers(tx: Db, projectId: string, now: Date) {
  const where = { openKey: openKeyOf(projectId) }
  await tx.projectRequest.updateMany({ where, data: { state: 'WITHDRAWN', openKey: null, answeredAt: now } })
}

/** Withdraws an offer to a person who has left the team. */
export async function closeOfferTo(tx: Db, { projectId, userId }: { projectId: string; userId: string }, now: Date) {
  const where = { openKey: openKeyOf(projectId), userId }
  await tx.projectRequest.updateMany({ where, data: { state: 'WITHDRAWN', openKey: null, answeredAt: now } })
}

async function close(tx: Db, id: string, state: 'ACCEPTED' | 'REFUSED' | 'WITHDRAWN', now: Date) {
  await tx.projectRequest.update({ where: { id }, data: { state, openKey: null, answeredAt: now } })
}

async function mayLead(tx: Db, userId: string, members: readonly { userId: string }[], now: Date) {
  const others = members.map(member => member.userId).filter(id => id !== userId)
  return (await mayBeInTeam(tx, userId, others, now)) === 'yes'
}

async function passLead(tx: Db, projectId: string, { from, to }: { from: string; to: string }) {
  const roleOf = (userId: string, role: 'LEAD' | 'MEMBER') =>
    tx.projectMember.update({ where: { projectId_userId: { projectId, userId } }, data: { role } })
  await roleOf(from, 'MEMBER')
  await roleOf(to, 'LEAD')
  const { threadId } = await tx.project.update({
    where: { id: projectId },
    data: { ownerId: to, version: { increment: 1 } },
    select: { threadId: true },
  })
  if (threadId) await tx.post.update({ where: { id: threadId }, data: { authorId: to } })
  await indexProject(projectId, tx)
}
