import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { instant, jsonOf, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { Prisma } from '#prisma/generated/client.ts'

const HOUR_MS = 60 * 60 * 1000
const PAGE = 20
/** Viewers of results listed by name for their colleagues. */
const LOOKS = 5
const action = 'results.viewed'
const seen = [action, 'studies.viewed']

/** Page that was viewed: the results of one test, the complete analytics of a pupil, or the studies on their profile. */
type SeenPage = 'results' | 'analytics' | 'studies'

/** Role in which a person views results, and the organisation they act for; no organisation for a system role. */
type Standing = { role: string; organizationId?: string }

/** Records that the viewer saw a pupil's analytics, so that the pupil can see it. At most one record an hour; own
 *  results are not recorded. Every page that shows results to others calls it. Returns when the view was recorded, or
 *  null for own results. */
export async function recordResultsViewed(
  viewer: Viewer,
  subjectId: string,
  standing: Standing,
  now = new Date(),
): Promise<Date | null> {
  if (viewer.id === subjectId) return null
  const lately = await findLook(db, viewer, subjectId, now)
  if (lately) return lately.at
  return inTurn(async tx => {
    const meanwhile = await findLook(tx, viewer, subjectId, now)
    if (meanwhile) return meanwhile.at
    const { organizationId = null } = standing
    const details = { page: 'analytics', ...standing }
    await recordEvent({ action, actorId: viewer.id, subjectId, organizationId, details }, tx)
    return now
  })
}

function findLook(client: Db, viewer: Viewer, subjectId: string, now: Date) {
  return client.auditEvent.findFirst({
    where: { subjectId, action, actorId: viewer.id, at: { gt: new Date(now.getTime() - HOUR_MS) } },
    select: { at: true },
  })
}

export type ResultsView = {
  id: string
  at: string
  /** Null when the account was deleted. */
  name: string | null
  page: SeenPage
  role: string | null
  organization: string | null
}

const viewRow = {
  id: text,
  action: text,
  at: instant,
  name: orNull(text),
  details: orNull(jsonOf<{ page?: 'analytics'; role?: string } | null>()),
  organization: orNull(jsonOf<unknown>()),
}

/** Returns the views of a person's results and studies, newest first, 20 a page, with the viewers' current names.
 *  `before` is the id of the last event of the previous page. Null when that event does not exist or is not theirs. */
export async function listResultsViews(
  userId: string,
  before: string | null,
  language: Language,
): Promise<{ views: ResultsView[]; next: string | null } | null> {
  const mine = { subjectId: userId, action: { in: [...seen] } }
  const last = before === null ? null : await db.auditEvent.findFirst({ where: { ...mine, id: before } })
  if (before !== null && !last) return null
  const older = last
    ? Prisma.sql`AND (e."at" < ${last.at} OR (e."at" = ${last.at} AND e."id" < ${last.id}))`
    : Prisma.empty
  const rows = await readRows(
    viewRow,
    Prisma.sql`
      SELECT e."id", e."action", e."at", e."details", f."firstName" || ' ' || f."lastName" AS "name", o."name" AS "organization"
      FROM "AuditEvent" e
      LEFT JOIN "Profile" f ON f."userId" = e."actorId"
      LEFT JOIN "Organization" o ON o."id" = e."details" ->> 'organizationId'
      WHERE e."subjectId" = ${userId} AND e."action" IN (${Prisma.join(seen)}) ${older}
      ORDER BY e."at" DESC, e."id" DESC LIMIT ${PAGE + 1}`,
  )
  const shown = rows.slice(0, PAGE)
  const views = shown.map(({ id, action, at, name, details, organization }): ResultsView => ({
    id,
    at: at.toISOString(),
    name,
    // Views without a page were of the results of one test.
    page: action === 'studies.viewed' ? 'studies' : (details?.page ?? 'results'),
    role: details?.role ?? null,
    organization: organization ? inLanguage(organization, language).text : null,
  }))
  return { views, next: rows.length > PAGE ? shown.at(-1)!.id : null }
}

/** Returns the last viewers of a pupil's results who acted for one organisation. Only the pupil sees the viewers of
 *  other organisations. */
export function listLooksOf(organizationId: string, subjectId: string) {
  return readRows(
    { id: text, at: instant, name: orNull(text) },
    Prisma.sql`
      SELECT e."id", e."at", f."firstName" || ' ' || f."lastName" AS "name"
      FROM "AuditEvent" e LEFT JOIN "Profile" f ON f."userId" = e."actorId"
      WHERE e."subjectId" = ${subjectId} AND e."action" = ${action} AND e."organizationId" = ${organizationId}
      ORDER BY e."at" DESC, e."id" DESC LIMIT ${LOOKS}`,
  )
}
