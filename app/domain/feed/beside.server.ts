import { noInstant } from '#app/database/dialect.server.ts'
import { instant, number, orNull, type RowOf, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Mute, muteRow } from '#app/domain/safety/mutes.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { organizationsOf, placeScopes } from './sight.server.ts'

/** Maximum number of hashtags shown beside the feed. */
const TRENDS = 5

/** A row of the data shown beside the feed. */
export const besideRow = {
  what: word<'TREND' | 'GROUP' | 'MUTE' | 'WAITS'>(),
  id: text,
  name: text,
  people: number,
  at: orNull(instant),
}
export type BesideRow = RowOf<typeof besideRow>

/** SQL: the trending hashtags, a class the viewer may post to, and the viewer's mute. `waits` selects `kind`, `count`
 *  of the work waiting for staff. */
export function besideRows(viewer: Viewer, waits: Prisma.Sql | null, now: Date): Prisma.Sql {
  const waiting = waits
    ? Prisma.sql`UNION ALL SELECT 'WAITS', w."kind", '', w."count", ${noInstant} FROM (${waits}) w WHERE w."count" > 0`
    : Prisma.empty
  return Prisma.sql`
    SELECT * FROM (
      SELECT 'TREND' AS "what", t."hashtag" AS "id", h."name", t."people", ${noInstant} AS "at" FROM "Trend" t
      JOIN "Hashtag" h ON h."folded" = t."hashtag" ORDER BY t."order" LIMIT ${TRENDS}) t
    UNION ALL SELECT * FROM (
      SELECT 'GROUP', place."scope", '', 0, ${noInstant} FROM (${placeScopes(viewer)}) place WHERE place."scope" LIKE 'GROUP:%' LIMIT 1) t
    UNION ALL SELECT 'MUTE', COALESCE(mute."caseId", ''), mute."reason", 0, mute."until" FROM (${muteRow(viewer.id, now)}) mute
    ${waiting}`
}

/** Converts the rows to trends, the audiences the viewer may post to, their mute and the work waiting for them. */
export function besideOf(viewer: Viewer, rows: readonly BesideRow[]) {
  const { id, dateOfBirth } = viewer
  const [mute = null] = rows.flatMap(({ what, id: caseId, name, at }): Mute[] =>
    what === 'MUTE' && at ? [{ until: at, reason: name, caseId: caseId || null }] : [],
  )
  return {
    mute,
    waiting: new Map(rows.flatMap(({ what, id: kind, people }) => (what === 'WAITS' ? [[kind, people] as const] : []))),
    trends: rows.flatMap(({ what, id: folded, name, people }) => (what === 'TREND' ? [{ folded, name, people }] : [])),
    place: {
      ...{ id, dateOfBirth, organizationIds: organizationsOf(viewer) },
      groupIds: rows.flatMap(({ what, id: groupId }) => (what === 'GROUP' ? [groupId] : [])),
    },
  }
}
