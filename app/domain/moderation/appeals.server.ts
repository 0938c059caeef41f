import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { changeAccountState } from '#app/domain/accounts/standing.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import type { ModerationCase } from '#prisma/generated/client.ts'
import { appealableUntil } from './appeal-time.ts'
import type { Obstacle } from './decide.server.ts'
import type { ReviewedState } from './decision.schema.ts'
import { casesInReach, mayDo } from './reach-of-cases.server.ts'
import { isBlockedByAnother, isHiddenByAnother } from './standing-decisions.server.ts'
import { setThingState } from './thing-state.server.ts'
import { isUnseen } from './unseen.server.ts'

/** Returns a decision about content of the viewer, with the end of a mute that came with it; null when there is none. */
export async function findOwnCase(viewer: Viewer, id: string) {
  const found = await db.moderationCase.findFirst({ where: { id, ownerId: viewer.id, decidedAt: { not: null } } })
  if (!found) return null
  const mute = await db.sanction.findFirst({
    where: { userId: viewer.id, caseId: id, kind: 'MUTED' },
    select: { until: true },
  })
  return { ...found, mutedUntil: mute?.until ?? null }
}
export type OwnCase = NonNullable<Awaited<ReturnType<typeof findOwnCase>>>

/** Appeals a decision about content of the viewer, once. `'late'` after 30 days, `'again'` when it has been appealed or
 *  there is nothing to appeal, null when there is no such decision. */
export async function appealCase(
  viewer: Viewer,
  id: string,
  appeal: string,
  now = new Date(),
): Promise<'done' | 'late' | 'again' | null> {
  return inTurn(async tx => {
    const found = await tx.moderationCase.findFirst({ where: { id, ownerId: viewer.id, decidedAt: { not: null } } })
    if (!found) return null
    const until = appealableUntil(found)
    if (until === null) return 'again'
    if (until < now) return 'late'
    await tx.moderationCase.update({
      where: { id },
      data: { state: 'APPEALED', appeal, appealedAt: now, version: { increment: 1 } },
    })
    const { organizationId } = found
    const entry = { actorId: viewer.id, subjectId: viewer.id, organizationId, details: { caseId: id } }
    await recordEvent({ action: 'moderation.appealed', ...entry }, tx)
    return 'done'
  })
}

/** Answers an appeal; the answer is final. Only super roles may, and never the person who decided (`'own-decision'`).
 *  OVERTURNED shows the content again and lifts the sanction, as far as no other case hides the content or closed the
 *  account. Null when the viewer sees no such case. */
export async function answerAppeal(
  viewer: Viewer,
  caseId: string,
  { answer, ...looked }: ReviewedState & { answer: 'UPHELD' | 'OVERTURNED' },
  now = new Date(),
): Promise<'done' | 'own-decision' | Obstacle | null> {
  return inTurn(async tx => {
    const found = await tx.moderationCase.findFirst({ where: { AND: [casesInReach(viewer), { id: caseId }] } })
    if (!found) return null
    if (found.decidedById === viewer.id) return 'own-decision'
    if (!mayDo(viewer, found).answer) return 'forbidden'
    if (found.state !== 'APPEALED') return 'decided'
    if (await isUnseen(tx, viewer, found, looked)) return 'changed'
    if (answer === 'OVERTURNED') await revertDecision(tx, viewer, found, now)
    const { ownerId, organizationId } = found
    await tx.moderationCase.update({
      where: { id: caseId },
      data: { state: 'CLOSED', answer, answeredAt: now, answeredById: viewer.id, version: { increment: 1 } },
    })
    if (ownerId) await notify(tx, ownerId, 'appealAnswered', { caseId, answer }, now)
    const entry = { actorId: viewer.id, subjectId: ownerId, organizationId, details: { caseId, answer } }
    await recordEvent({ action: 'moderation.appeal-answered', ...entry }, tx)
    return 'done'
  })
}

async function revertDecision(tx: Db, viewer: Viewer, found: ModerationCase, now: Date) {
  await setThingState(tx, found, (await isHiddenByAnother(tx, found)) ? 'HIDDEN' : 'SHOWN', now)
  if (found.targetKind === 'PROFILE' && found.decision === 'REMOVED') await restoreTexts(tx, found)
  if (found.ownerId) await tx.sanction.deleteMany({ where: { userId: found.ownerId, caseId: found.id } })
  await tx.pictureHash.deleteMany({ where: { caseId: found.id } })
  if (found.sanction !== 'BLOCKED' || !found.ownerId) return
  const owner = await tx.user.findUnique({ where: { id: found.ownerId }, select: { state: true } })
  if (owner?.state === 'BLOCKED' && !(await isBlockedByAnother(tx, found))) {
    await changeAccountState(tx, found.ownerId, { state: 'ACTIVE' }, viewer.id, { caseId: found.id })
  }
}

/** Restores the removed texts of a profile, except where the person has written new ones since. */
async function restoreTexts(tx: Db, { targetId: userId, text, removedWords }: ModerationCase) {
  // Cases decided before `removedWords` existed have only the text they were opened with.
  const { bio, organization, about } = (removedWords ?? { bio: text }) as Partial<Record<Removed, string | null>>
  if (bio) await tx.profile.updateMany({ where: { userId, bio: null }, data: { bio } })
  if (organization) await tx.profile.updateMany({ where: { userId, organization: null }, data: { organization } })
  if (about)
    await tx.portfolio.updateMany({ where: { userId, about: null }, data: { about, version: { increment: 1 } } })
}

type Removed = 'bio' | 'organization' | 'about'
