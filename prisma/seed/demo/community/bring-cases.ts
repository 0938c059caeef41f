import { type Db, inTurn } from '#app/database/client.server.ts'
import { sweptAfter } from '#app/domain/feed/limits.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { openCase } from '#app/domain/safety/cases.server.ts'
import { gravityOf } from '#app/domain/safety/report-weight.ts'
import { removeDocument } from '#app/domain/search/documents.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { cases, type DemoCase } from './cases.ts'
import type { Crowd } from './crowd.ts'
import { later } from './moments.ts'
import type { PublishedItem } from './publish-posts.ts'

/** Minutes between the reports of one case. */
const APART = 4

type Opened = { id: string; ownerId: string; openedAt: Date; lastReportAt: Date; now: Date }

/** Creates moderation cases: reports, hidden posts, decisions and appeals. A post or comment that already has a case
 *  keeps it. */
export async function bringCases(db: PrismaClient, crowd: Crowd, published: readonly PublishedItem[]) {
  const now = new Date()
  for (const one of cases) {
    const thing = published.find(
      ({ kind, by, text }) => kind === one.kind && by === one.by && text.startsWith(one.begins),
    )
    const owner = crowd.get(one.by)?.viewer
    if (!thing?.id || !owner) continue
    if (await db.moderationCase.findFirst({ where: { targetKind: one.kind, targetId: thing.id } })) continue
    const target = { kind: one.kind, id: thing.id, ownerId: owner.id, text: one.reportedText ?? thing.text }
    await inTurn(tx => bring(tx, crowd, one, target, { openedAt: later(thing.at, one.after, now), now }))
  }
}

type CaseTarget = { kind: DemoCase['kind']; id: string; ownerId: string; text: string }

async function bring(
  tx: Db,
  crowd: Crowd,
  one: DemoCase,
  target: CaseTarget,
  { openedAt, now }: { openedAt: Date; now: Date },
) {
  const reports = one.reports.flatMap(([by, reason, words], at) => {
    const reporterId = crowd.get(by)?.viewer.id
    return reporterId ? [{ reporterId, reason, words, weight: 1, createdAt: later(openedAt, at * APART, now) }] : []
  })
  const gravity = one.cause === 'SELF_HARM' ? 2 : gravityOf(reports.map(({ reason }) => reason))
  const { id } = await openCase(tx, target, { cause: one.cause, gravity, hidden: one.cause === 'LINKS' }, openedAt)
  await tx.report.createMany({ data: reports.map(report => ({ caseId: id, ...report })) })
  const lastReportAt = reports.at(-1)?.createdAt ?? openedAt
  if (one.hidden) {
    await tx.moderationCase.update({ where: { id }, data: { hiddenAt: lastReportAt } })
    await take(tx, target, { state: 'HIDDEN' })
  }
  if (one.decided) await decide(tx, crowd, one, target, { id, ownerId: target.ownerId, openedAt, lastReportAt, now })
}

async function decide(tx: Db, crowd: Crowd, one: DemoCase, target: CaseTarget, opened: Opened) {
  const { by, after, decision, sanction = null, reason, words } = one.decided!
  const { id, ownerId, lastReportAt, now } = opened
  const decidedAt = later(lastReportAt, after, now)
  const appealedAt = one.appealed ? later(decidedAt, one.appealed.after, now) : null
  const decidedById = crowd.get(by)?.viewer.id ?? null
  await tx.moderationCase.update({
    where: { id },
    data: {
      ...{ state: appealedAt ? 'APPEALED' : 'DECIDED', openKey: null, version: appealedAt ? 3 : 2 },
      ...{ decidedAt, decidedById, decision, sanction, reason, words, appealedAt, appeal: one.appealed?.words },
    },
  })
  if (decision === 'REMOVED') {
    await take(tx, target, { state: 'REMOVED', sweepAt: new Date(decidedAt.getTime() + sweptAfter.gone) })
  }
  if (sanction) {
    const data = { userId: ownerId, kind: sanction, reason, words, caseId: id, byId: decidedById, at: decidedAt }
    await tx.sanction.create({ data })
  }
  // The author of a kept post never knew of the reports, so only a removal is notified.
  if (decision === 'REMOVED') await notify(tx, ownerId, 'moderated', { caseId: id, decision, sanction }, decidedAt)
  for (const { reporterId } of await tx.report.findMany({ where: { caseId: id } })) {
    if (reporterId) await notify(tx, reporterId, 'reportAnswered', { caseId: id, decision }, decidedAt)
  }
  await tx.report.updateMany({ where: { caseId: id }, data: { toldAt: decidedAt } })
}

/** Hides or removes a visible post or comment. */
async function take(tx: Db, { kind, id }: CaseTarget, data: { state: 'HIDDEN' | 'REMOVED'; sweepAt?: Date }) {
  if (kind === 'POST') {
    await tx.post.update({ where: { id }, data })
    await removeDocument('POST', id, tx)
    return
  }
  const { postId } = await tx.comment.update({ where: { id }, data, select: { postId: true } })
  await tx.post.update({ where: { id: postId }, data: { commentCount: { decrement: 1 } } })
}
