import { db } from '#app/database/client.server.ts'
import { contains } from '#app/database/dialect.server.ts'
import { instant, json, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { nameKey } from '#app/domain/text/name-key.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { idsOf, leads, teaches } from './reach.server.ts'
import { ENDING_DAYS, type SubscriptionState } from './subscription.ts'

const PAGE = 20
const DAY_MS = 24 * 60 * 60 * 1000

export type OrganizationQuery = {
  /** A part of the name, in any language. */
  q: string
  type: string | null
  cityId: string | null
  subscription: SubscriptionState | null
  /** The last organisation of the previous page. */
  after: string | null
}

const row = {
  id: text,
  name: json,
  type: text,
  state: text,
  city: orNull(json),
  subscriptionStartsAt: orNull(instant),
  subscriptionEndsAt: orNull(instant),
  pupils: number,
  staff: number,
}

/** Organisations a viewer may see, by name, 20 per page: all of them for the super roles, otherwise the viewer's
 *  workplaces. Null when `after` is unknown. */
export async function listOrganizations(viewer: Viewer, query: OrganizationQuery, now = new Date()) {
  const last = query.after === null ? null : await db.organization.findUnique({ where: { id: query.after } })
  if (query.after !== null && !last) return null
  const key = nameKey(query.q)
  const conditions = [
    isSuper(viewer) ? null : Prisma.sql`o."id" IN (${Prisma.join([null, ...workplacesOf(viewer)])})`,
    key ? contains(Prisma.sql`o."nameKey"`, key) : null,
    query.type ? Prisma.sql`o."type" = ${query.type}` : null,
    query.cityId ? Prisma.sql`o."cityId" = ${query.cityId}` : null,
    query.subscription ? subscriptionSql(query.subscription, now) : null,
    last ? Prisma.sql`(o."nameKey", o."id") > (${last.nameKey}, ${last.id})` : null,
  ].filter(condition => condition !== null)
  const rows = await readRows(
    row,
    Prisma.sql`
      SELECT o."id", o."name", o."type", o."state", c."name" AS "city", o."subscriptionStartsAt", o."subscriptionEndsAt",
             (SELECT COUNT(*) FROM "Member" m WHERE m."organizationId" = o."id" AND m."role" = 'ORG_STUDENT') AS "pupils",
             (SELECT COUNT(*) FROM "Member" m
              WHERE m."organizationId" = o."id" AND m."role" IN ('ORG_ADMIN', 'ORG_STAFF', 'ORG_TEACHER')) AS "staff"
      FROM "Organization" o LEFT JOIN "City" c ON c."id" = o."cityId"
      WHERE ${conditions.length > 0 ? Prisma.join(conditions, ' AND ') : Prisma.sql`TRUE`}
      ORDER BY o."nameKey", o."id" LIMIT ${PAGE + 1}`,
  )
  const organizations = rows.slice(0, PAGE)
  return { organizations, next: rows.length > PAGE ? organizations.at(-1)!.id : null }
}

/** Organisations where the viewer is an active administrator, staff member or teacher. */
export function workplacesOf(viewer: Viewer): string[] {
  return idsOf(viewer, membership => leads(membership) || teaches(membership))
}

/** `subscriptionState` as a condition on the SQL row `o`. */
function subscriptionSql(state: SubscriptionState, now: Date): Prisma.Sql {
  const agreed = Prisma.sql`o."subscriptionStartsAt" IS NOT NULL AND o."subscriptionEndsAt" IS NOT NULL`
  const current = Prisma.sql`${agreed} AND o."subscriptionStartsAt" <= ${now} AND o."subscriptionEndsAt" >= ${now}`
  const soon = new Date(now.getTime() + ENDING_DAYS * DAY_MS)
  switch (state) {
    case 'none':
      return Prisma.sql`NOT (${agreed})`
    case 'not-begun':
      return Prisma.sql`${agreed} AND o."subscriptionStartsAt" > ${now}`
    case 'ended':
      return Prisma.sql`${agreed} AND o."subscriptionStartsAt" <= ${now} AND o."subscriptionEndsAt" < ${now}`
    case 'running':
      return Prisma.sql`${current} AND o."subscriptionEndsAt" > ${soon}`
    case 'ending':
      return Prisma.sql`${current} AND o."subscriptionEndsAt" <= ${soon}`
  }
}

/** Cities that have organisations, for the filter. */
export async function listOrganizationCities() {
  return db.city.findMany({
    where: { organizations: { some: {} } },
    orderBy: { order: 'asc' },
    select: { id: true, name: true },
  })
}
