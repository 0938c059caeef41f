import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { openKeyOf } from '#app/domain/evidence/open-key.ts'
import { studentsInReach } from '#app/domain/organizations/reach.server.ts'
import { hasNewPicture, readProfileWords } from '#app/domain/profiles/hide-profile.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { openCase } from '#app/domain/safety/cases.server.ts'
import { gravityOf, isHiddenByReports, reportWeight } from '#app/domain/safety/report-weight.ts'
import { notifySchool } from '#app/domain/safety/notify-school.server.ts'
import { unblocked } from '#app/domain/visibility/blocks.server.ts'
import { env } from '#app/env.server.ts'
import type { NewReport } from './report.schema.ts'
import { findReportable, type Reportable } from './reportable.server.ts'
import { setThingState } from './thing-state.server.ts'

/** Rate limit of reports per person. */
const reportRule = { name: 'report', limit: 20, windowMinutes: 60 }

/** Reports content the viewer sees. It is hidden at once for a report by staff, or when the weights of different
 *  reporters add up to 3; if a moderator has kept it and it has not changed since, only staff hide it. The school of a
 *  pupil is notified of signs of self-harm. Returns the case, for a repeated report the same one; `'own'` for the
 *  viewer's own content, `'tooOften'` above 20 an hour, null when the viewer sees no such content. */
export async function sendReport(
  viewer: Viewer,
  asked: { kind: string | null; id: string },
  { reason, words }: NewReport,
  now = new Date(),
): Promise<{ caseId: string } | 'own' | 'tooOften' | null> {
  if ((await consumeLimit(reportRule, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    // The first report may have hidden the content, so a second press must not depend on seeing it.
    const sent = await findSentReport(tx, viewer, asked)
    if (sent) return sent
    const seen = await findReportable(viewer, asked, tx)
    if (!seen) return null
    if (seen.ownerId === viewer.id) return 'own'
    // The case contains more than the reporter may read: the school or workplace.
    const thing = seen.kind === 'PROFILE' ? { ...seen, text: await readProfileWords(tx, seen.id) } : seen
    const reports = await tx.report.findMany({
      where: { case: { openKey: openKeyOf(thing) } },
      select: { reporterId: true, weight: true },
    })
    const weight = reportWeight(await countDecided(tx, viewer.id))
    const byStaff = await isStaffOf(tx, viewer, thing.ownerId)
    const counted = [
      ...reports.map(report => ({ ...report, byStaff: false })),
      { reporterId: viewer.id, weight, byStaff },
    ]
    const hidden = isHiddenByReports(counted) && (byStaff || !(await wasKept(tx, thing)))
    const gravity = gravityOf([reason])
    const { id: caseId } = await openCase(tx, thing, { cause: 'REPORTS', gravity, hidden }, now)
    await tx.report.create({
      data: { caseId, reporterId: viewer.id, reason, words: words || null, weight, createdAt: now },
    })
    if (hidden) await setThingState(tx, { targetKind: thing.kind, targetId: thing.id }, 'HIDDEN', now)
    if (reason === 'SELF_HARM') await notifySchool(tx, caseId, now)
    return { caseId }
  })
}

/** Returns the open case in which the viewer has reported this content already, or null. */
async function findSentReport(tx: Db, viewer: Viewer, { kind, id }: { kind: string | null; id: string }) {
  if (kind === null) return null
  const where = { reporterId: viewer.id, case: { openKey: openKeyOf({ kind, id }) } }
  return tx.report.findFirst({ where, select: { caseId: true } })
}

/** Counts the upheld and dismissed reports of a person. A decision overturned on appeal counts as dismissed. */
async function countDecided(tx: Db, reporterId: string) {
  const decided = await tx.report.findMany({
    where: { reporterId, case: { decision: { not: null } } },
    select: { case: { select: { decision: true, answer: true } } },
  })
  const upheld = decided.filter(({ case: of }) => of.decision !== 'KEPT' && of.answer !== 'OVERTURNED').length
  return { upheld, dismissed: decided.length - upheld }
}

/** Checks whether a viewer is staff responsible for a person, in their organisation or for the whole site. Requires the
 *  second factor where the site requires it, as in the admin area. */
async function isStaffOf(tx: Db, viewer: Viewer, ownerId: string): Promise<boolean> {
  if (env.twoStepRequired && !viewer.twoStep) return false
  if (isSuper(viewer)) return true
  return (await tx.member.count({ where: { ...studentsInReach(viewer), userId: ownerId } })) > 0
}

/** Checks whether the last decision kept exactly this content: the same text, which may have changed while the case was
 *  open, and no edit or new picture since. */
async function wasKept(tx: Db, { kind, id, text }: Reportable): Promise<boolean> {
  const last = await tx.moderationCase.findFirst({
    where: { targetKind: kind, targetId: id, decidedAt: { not: null } },
    orderBy: { decidedAt: 'desc' },
    select: {
      ...{ decision: true, answer: true, text: true, decidedAt: true },
      laterWords: { orderBy: [{ saidAt: 'desc' }, { id: 'desc' }], take: 1, select: { text: true } },
    },
  })
  const isKept = last !== null && (last.decision === 'KEPT' || last.answer === 'OVERTURNED')
  if (!isKept || [last.text, ...last.laterWords.map(later => later.text)].at(-1) !== text) return false
  return !(await hasChangedSince(tx, { kind, id }, last.decidedAt!))
}

/** Checks whether content was edited, or a profile got another picture, since an instant. Comments and stories cannot be
 *  edited. */
async function hasChangedSince(tx: Db, { kind, id }: Pick<Reportable, 'kind' | 'id'>, since: Date): Promise<boolean> {
  const edited = { where: { id, editedAt: { gt: since } } }
  if (kind === 'POST') return (await tx.post.count(edited)) > 0
  if (kind === 'PROJECT') return (await tx.project.count(edited)) > 0
  return kind === 'PROFILE' && hasNewPicture(tx, id, since)
}

/** Returns the viewer's report in a case with its outcome and the author of the content; the author is null after a
 *  block between the two. Null when the viewer sent no report in this case. */
export async function findOwnReport(viewer: Viewer, caseId: string) {
  const report = await db.report.findUnique({
    where: { caseId_reporterId: { caseId, reporterId: viewer.id } },
    select: {
      reason: true,
      createdAt: true,
      case: {
        select: {
          ...{ targetKind: true, hiddenAt: true, decision: true, decidedAt: true, answer: true },
          ownerId: true,
          owner: { select: { username: true, profile: { select: { firstName: true, lastName: true } } } },
        },
      },
    },
  })
  if (!report) return null
  const { ownerId, owner, ...of } = report.case
  const isSeen = ownerId !== null && (await db.user.count({ where: { id: ownerId, ...unblocked(viewer) } })) > 0
  return { ...report, case: of, author: isSeen ? owner : null }
}
