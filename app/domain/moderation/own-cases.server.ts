import { db } from '#app/database/client.server.ts'
import { instant, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { ThingKind } from '#app/domain/safety/cases.server.ts'
import { type Cursor, cursorOf } from '#app/domain/text/cursor.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Decision } from './decision.schema.ts'

const PAGE = 20

const caseColumns = {
  id: text,
  targetKind: word<ThingKind>(),
  state: text,
  decision: orNull(word<Decision>()),
  answer: orNull(word<'UPHELD' | 'OVERTURNED'>()),
}

/** Lists a page of the viewer's reports with their outcome, newest first, 20 per page; `before` is where the previous
 *  page ended. */
export async function listOwnReports({ id: viewerId }: Pick<Viewer, 'id'>, before: Cursor | null) {
  const rows = await readRows(
    { ...caseColumns, reportId: text, reason: text, at: instant, hiddenAt: orNull(instant) },
    Prisma.sql`
      SELECT r."id" AS "reportId", r."reason", r."createdAt" AS "at",
             c."id", c."targetKind", c."state", c."decision", c."answer", c."hiddenAt"
      FROM "Report" r JOIN "ModerationCase" c ON c."id" = r."caseId"
      WHERE r."reporterId" = ${viewerId} ${
        before === null
          ? Prisma.empty
          : Prisma.sql`AND (r."createdAt", r."id") < (${new Date(before.at)}, ${before.id})`
      }
      ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${PAGE + 1}`,
  )
  const reports = rows.slice(0, PAGE)
  const last = reports.at(-1)
  return { reports, next: rows.length > PAGE && last ? cursorOf(last.at, last.reportId) : null }
}
export type OwnReport = Awaited<ReturnType<typeof listOwnReports>>['reports'][number]

/** Lists a page of decisions about the viewer's content in the same way, by the time the case was opened. Content that
 *  was kept and never hidden is left out, as in notifications: a report without consequences should not hurt the
 *  author. */
export async function listOwnDecisions({ id: viewerId }: Pick<Viewer, 'id'>, before: Cursor | null) {
  const rows = await readRows(
    { ...caseColumns, reason: orNull(text), openedAt: instant, decidedAt: instant },
    Prisma.sql`
      SELECT c."id", c."targetKind", c."state", c."decision", c."answer", c."reason", c."openedAt", c."decidedAt"
      FROM "ModerationCase" c
      WHERE c."ownerId" = ${viewerId} AND c."decidedAt" IS NOT NULL
        AND (c."decision" <> 'KEPT' OR c."hiddenAt" IS NOT NULL) ${
          before === null
            ? Prisma.empty
            : Prisma.sql`AND (c."openedAt", c."id") < (${new Date(before.at)}, ${before.id})`
        }
      ORDER BY c."openedAt" DESC, c."id" DESC LIMIT ${PAGE + 1}`,
  )
  const decisions = rows.slice(0, PAGE)
  const last = decisions.at(-1)
  return { decisions, next: rows.length > PAGE && last ? cursorOf(last.openedAt, last.id) : null }
}
export type OwnDecision = Awaited<ReturnType<typeof listOwnDecisions>>['decisions'][number]

/** Finds the decision by which content is hidden or removed: the id of its case, and whether the viewer is its author and
 *  may read it. Null while the content is only hidden until it is reviewed. */
export async function findDecisionOn(
  { id: viewerId }: Pick<Viewer, 'id'>,
  { kind, id: targetId }: { kind: ThingKind; id: string },
): Promise<{ caseId: string; isOwn: boolean } | null> {
  const last = await db.moderationCase.findFirst({
    where: { targetKind: kind, targetId },
    orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, ownerId: true, decision: true, answer: true },
  })
  if (!last || last.decision === null || last.decision === 'KEPT' || last.answer === 'OVERTURNED') return null
  return { caseId: last.id, isOwn: last.ownerId === viewerId }
}
export type DecisionOn = NonNullable<Awaited<ReturnType<typeof findDecisionOn>>>
