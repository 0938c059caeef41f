import { instant, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { ThingKind } from '#app/domain/safety/cases.server.ts'
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

/** A page of the viewer's reports, the last first, 20 at a time, each with what became of it; `before` is the report the page
 *  before ended with, and of one that is none of theirs nothing is found. */
export async function listOwnReports({ id: viewerId }: Pick<Viewer, 'id'>, before: string | null) {
  const rows = await readRows(
    { ...caseColumns, reportId: text, reason: text, at: instant, hiddenAt: orNull(instant) },
    Prisma.sql`
      SELECT r."id" AS "reportId", r."reason", r."createdAt" AS "at",
             c."id", c."targetKind", c."state", c."decision", c."answer", c."hiddenAt"
      FROM "Report" r JOIN "ModerationCase" c ON c."id" = r."caseId"
      WHERE r."reporterId" = ${viewerId} ${
        before === null
          ? Prisma.empty
          : Prisma.sql`AND (r."createdAt", r."id") < (
              SELECT l."createdAt", l."id" FROM "Report" l WHERE l."id" = ${before} AND l."reporterId" = ${viewerId})`
      }
      ORDER BY r."createdAt" DESC, r."id" DESC LIMIT ${PAGE + 1}`,
  )
  const reports = rows.slice(0, PAGE)
  return { reports, next: rows.length > PAGE ? reports.at(-1)!.reportId : null }
}
export type OwnReport = Awaited<ReturnType<typeof listOwnReports>>['reports'][number]

/** A page of decisions about the viewer's own things in the same way, by when their case was opened. What was looked at and
 *  kept without ever having been hidden is left out, as it is in notifications: a report that came to nothing should hurt
 *  nobody. */
export async function listOwnDecisions({ id: viewerId }: Pick<Viewer, 'id'>, before: string | null) {
  const rows = await readRows(
    { ...caseColumns, reason: orNull(text), decidedAt: instant },
    Prisma.sql`
      SELECT c."id", c."targetKind", c."state", c."decision", c."answer", c."reason", c."decidedAt"
      FROM "ModerationCase" c
      WHERE c."ownerId" = ${viewerId} AND c."decidedAt" IS NOT NULL
        AND (c."decision" <> 'KEPT' OR c."hiddenAt" IS NOT NULL) ${
          before === null
            ? Prisma.empty
            : Prisma.sql`AND (c."openedAt", c."id") < (
                SELECT l."openedAt", l."id" FROM "ModerationCase" l WHERE l."id" = ${before} AND l."ownerId" = ${viewerId})`
        }
      ORDER BY c."openedAt" DESC, c."id" DESC LIMIT ${PAGE + 1}`,
  )
  const decisions = rows.slice(0, PAGE)
  return { decisions, next: rows.length > PAGE ? decisions.at(-1)!.id : null }
}
export type OwnDecision = Awaited<ReturnType<typeof listOwnDecisions>>['decisions'][number]
