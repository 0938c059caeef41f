import { number, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { organizationsOf, placeScopes } from './sight.server.ts'

/** Hashtags that are named beside the feed. */
const TRENDS = 5

const row = { what: word<'TREND' | 'GROUP'>(), id: text, name: text, people: number }

/** What stands beside the posts of a feed, in one query: the hashtags most people used lately, and where the viewer may speak. */
export async function findBeside(viewer: Viewer) {
  const rows = await readRows(
    row,
    Prisma.sql`
    SELECT * FROM (
      SELECT 'TREND' AS "what", t."hashtag" AS "id", h."name", t."people" FROM "Trend" t
      JOIN "Hashtag" h ON h."folded" = t."hashtag" ORDER BY t."order" LIMIT ${TRENDS})
    UNION ALL SELECT * FROM (
      SELECT 'GROUP', m."scope", '', 0 FROM (${placeScopes(viewer)}) m WHERE m."scope" LIKE 'GROUP:%' LIMIT 1)`,
  )
  const { id, dateOfBirth } = viewer
  return {
    trends: rows.flatMap(({ what, id: folded, name, people }) => (what === 'TREND' ? [{ folded, name, people }] : [])),
    place: {
      ...{ id, dateOfBirth, organizationIds: organizationsOf(viewer) },
      groupIds: rows.flatMap(({ what, id: groupId }) => (what === 'GROUP' ? [groupId] : [])),
    },
  }
}
