import { number, type RowOf, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { organizationsOf, placeScopes } from './sight.server.ts'

/** Hashtags that are named beside the feed. */
const TRENDS = 5

/** What stands beside the posts of a feed, a row each. */
export const besideRow = { what: word<'TREND' | 'GROUP'>(), id: text, name: text, people: number }
export type BesideRow = RowOf<typeof besideRow>

/** SQL that selects the hashtags most people used lately, and the class the viewer may speak to. */
export function besideRows(viewer: Viewer): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT 'TREND' AS "what", t."hashtag" AS "id", h."name", t."people" FROM "Trend" t
      JOIN "Hashtag" h ON h."folded" = t."hashtag" ORDER BY t."order" LIMIT ${TRENDS})
    UNION ALL SELECT * FROM (
      SELECT 'GROUP', m."scope", '', 0 FROM (${placeScopes(viewer)}) m WHERE m."scope" LIKE 'GROUP:%' LIMIT 1)`
}

/** What such rows say: trends, and where the viewer may speak. */
export function besideOf(viewer: Viewer, rows: readonly BesideRow[]) {
  const { id, dateOfBirth } = viewer
  return {
    trends: rows.flatMap(({ what, id: folded, name, people }) => (what === 'TREND' ? [{ folded, name, people }] : [])),
    place: {
      ...{ id, dateOfBirth, organizationIds: organizationsOf(viewer) },
      groupIds: rows.flatMap(({ what, id: groupId }) => (what === 'GROUP' ? [groupId] : [])),
    },
  }
}
