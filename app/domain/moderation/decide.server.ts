import { type Db, inTurn } from '#app/database/client.server.ts'
import { changeAccountState } from '#app/domain/accounts/standing.server.ts'
import { mayActOn } from '#app/domain/accounts/user-acts.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import type { ModerationCase, User } from '#prisma/generated/client.ts'
import type { Decision, DecisionForm, Sanction } from './decision.schema.ts'
import { listPicturesAtFault, readLooks } from './profile-looks.server.ts'
import { casesInReach, mayDo } from './reach-of-cases.server.ts'
import { isHiddenByAnother } from './standing-decisions.server.ts'
import { listLooks, setThingState } from './thing-state.server.ts'
import { isUnseen } from './unseen.server.ts'

type Case = ModerationCase & { owner: User | null }

/** Why a decision is refused: the viewer may not take it or may not block the account, the case is decided already, or
 *  it has changed since its page was loaded. */
export type Obstacle = 'forbidden' | 'decided' | 'changed' | 'block-forbidden'

const DAY_MS = 24 * 60 * 60 * 1000

/** State of the content after a decision. */
const stateAfter = { KEPT: 'SHOWN', HIDDEN: 'HIDDEN', REMOVED: 'REMOVED' } as const satisfies Record<Decision, string>

/** Decides an open case with all consequences in one transaction: sets the state of the content, sanctions and notifies
 *  the author, notifies the reporters. Kept content stays hidden where another case hides it. The perceptual hashes of
 *  removed pictures are stored to recognise them again; of a profile only those of the named pictures. Content that no
 *  longer exists is decided as well. Null when the viewer sees no such case, `'changed'` when the case or its content
 *  differs from what the page showed. */
export async function decideCase(
  viewer: Viewer,
  caseId: string,
  given: DecisionForm,
  now = new Date(),
): Promise<'done' | Obstacle | null> {
  // Files are read before the transaction, never inside it.
  const atFault = given.decision === 'REMOVED' ? await listPicturesAtFault(caseId, given.pictures ?? []) : []
  const looks = await readLooks(atFault)
  return inTurn(async tx => {
    const found = await findToDecide(tx, viewer, caseId)
    if (!found) return null
    const may = mayDo(viewer, found)
    if (!may.decide) return 'forbidden'
    if (found.state !== 'OPEN') return 'decided'
    if (await isUnseen(tx, viewer, found, given)) return 'changed'
    const sanction = given.sanction === 'NONE' || !found.owner ? null : given.sanction
    if (sanction === 'BLOCKED' && !(may.block && found.owner && mayActOn(viewer, found.owner, 'state')))
      return 'block-forbidden'

    const { decision, days, words = null } = given
    const reason = decision === 'KEPT' ? 'NONE' : (given.reason ?? 'OTHER')
    const wasWaiting = found.hiddenAt !== null && (await isWaiting(tx, found))
    if (decision === 'REMOVED') await learnPictures(tx, found, looks, now)
    const removedWords = decision === 'REMOVED' ? await findWordsOfProfile(tx, found) : undefined
    const staysHidden = decision === 'KEPT' && (await isHiddenByAnother(tx, found))
    if (!staysHidden) await setThingState(tx, found, stateAfter[decision], now, atFault)
    if (sanction) {
      const outcome = await punish(tx, viewer, found, { sanction, days, reason, words }, now)
      if (outcome !== 'done') return 'block-forbidden'
    }
    const decided = { decision, sanction, reason, words: words || null, decidedAt: now, decidedById: viewer.id }
    await tx.moderationCase.update({
      where: { id: caseId },
      data: { ...decided, removedWords, state: 'DECIDED', openKey: null, version: { increment: 1 } },
    })
    if (!staysHidden) await notifyOwner(tx, found, { decision, sanction, wasWaiting }, now)
    await notifyReporters(tx, caseId, decision, now)
    const { targetKind: kind, ownerId: subjectId, organizationId } = found
    const details = { caseId, kind, decision, reason, ...(sanction && { sanction }) }
    await recordEvent({ action: 'moderation.decided', actorId: viewer.id, subjectId, organizationId, details }, tx)
    return 'done'
  })
}

async function findToDecide(tx: Db, viewer: Viewer, id: string): Promise<Case | null> {
  return tx.moderationCase.findFirst({ where: { AND: [casesInReach(viewer), { id }] }, include: { owner: true } })
}

/** Checks whether the content is waiting, so that it has not been visible to others yet. */
async function isWaiting(tx: Db, { targetKind, targetId: id }: Case): Promise<boolean> {
  const where = { id, state: 'WAITING' }
  if (targetKind === 'POST') return (await tx.post.count({ where })) > 0
  if (targetKind === 'COMMENT') return (await tx.comment.count({ where })) > 0
  if (targetKind === 'PROJECT') return (await tx.project.count({ where })) > 0
  return targetKind === 'STORY' && (await tx.story.count({ where })) > 0
}

/** Stores the perceptual hashes of removed pictures before their rows are deleted. */
async function learnPictures(tx: Db, found: Case, shown: readonly string[], now: Date) {
  for (const look of [...(await listLooks(tx, found)), ...shown]) {
    const hash = { removedAt: now, caseId: found.id }
    await tx.pictureHash.upsert({ where: { look }, create: { look, ...hash }, update: {} })
  }
}

/** Returns the texts a removal deletes from a profile; undefined for other targets. */
async function findWordsOfProfile(tx: Db, { targetKind, targetId: userId }: Case) {
  if (targetKind !== 'PROFILE') return undefined
  const words = await tx.profile.findUnique({ where: { userId }, select: { bio: true, organization: true } })
  const portfolio = await tx.portfolio.findUnique({ where: { userId }, select: { about: true } })
  return words ? { ...words, about: portfolio?.about ?? null } : undefined
}

type Punishment = { sanction: Sanction; days: number | undefined; reason: string; words: string | null }

async function punish(tx: Db, viewer: Viewer, found: Case, { sanction, days, reason, words }: Punishment, now: Date) {
  const userId = found.ownerId!
  if (sanction === 'BLOCKED') {
    return changeAccountState(tx, userId, { state: 'BLOCKED', reason: words }, viewer.id, { caseId: found.id })
  }
  const until = sanction === 'MUTED' ? new Date(now.getTime() + (days ?? 1) * DAY_MS) : null
  const of = { userId, kind: sanction, reason, words, caseId: found.id, byId: viewer.id, at: now, until }
  await tx.sanction.create({ data: of })
  return 'done' as const
}

type ForOwner = { decision: Decision; sanction: Sanction | null; wasWaiting: boolean }

/** Notifies the author. When content is kept, only if they could notice: it was waiting and is now published, or it was
 *  hidden and is back. */
async function notifyOwner(tx: Db, found: Case, { decision, sanction, wasWaiting }: ForOwner, now: Date) {
  const { id: caseId, ownerId, targetKind, targetId: id, hiddenAt } = found
  if (ownerId === null) return
  if (decision !== 'KEPT') {
    await notify(tx, ownerId, 'moderated', { caseId, decision, sanction }, now)
  } else if (wasWaiting) {
    const kind = targetKind as 'POST' | 'COMMENT' | 'STORY' | 'PROJECT'
    const postId = kind === 'COMMENT' ? await postOf(tx, id) : kind === 'POST' ? id : null
    await notify(tx, ownerId, 'published', { kind, id, postId }, now)
  } else if (hiddenAt !== null) {
    await notify(tx, ownerId, 'moderated', { caseId, decision, sanction: null }, now)
  }
}

async function postOf(tx: Db, commentId: string): Promise<string | null> {
  return (await tx.comment.findUnique({ where: { id: commentId }, select: { postId: true } }))?.postId ?? null
}

async function notifyReporters(tx: Db, caseId: string, decision: Decision, now: Date) {
  const reports = await tx.report.findMany({ where: { caseId, toldAt: null }, select: { reporterId: true } })
  for (const { reporterId } of reports)
    if (reporterId) await notify(tx, reporterId, 'reportAnswered', { caseId, decision }, now)
  await tx.report.updateMany({ where: { caseId, toldAt: null }, data: { toldAt: now } })
}
