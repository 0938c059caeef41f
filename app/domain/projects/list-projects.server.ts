import { jsonList, jsonObject } from '#app/database/dialect.server.ts'
import { flag, instant, jsonOf, number, orNull, readRows, type RowOf, text, word } from '#app/database/rows.server.ts'
import { search } from '#app/database/search.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Cursor } from '#app/domain/text/cursor.ts'
import { authorIsThere, notBlocked, organizationsOf } from '#app/domain/feed/sight.server.ts'
import { isOfTeam, isOnProfile, projectScopes } from '#app/domain/visibility/projects.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type Fit, type PersonFacts, rankByFit } from './fit.ts'
import type { ProjectFilter } from './list-query.ts'
import { asOnProfile, MOST_OF_PERSON } from './person-projects.server.ts'
import type { ProjectStatus } from './status.ts'

/** Projects per page. */
const PROJECTS = 12

/** Maximum number of projects per scope, newest first, that are matched with a person. */
const COMPARED = 500

const cardRow = {
  id: text,
  name: text,
  description: text,
  status: word<ProjectStatus>(),
  state: text,
  seeks: orNull(text),
  logoId: orNull(text),
  popular: flag,
  followerCount: number,
  memberCount: number,
  publishedAt: instant,
  ownerId: text,
  username: text,
  firstName: text,
  lastName: text,
  member: flag,
  leads: flag,
  followed: flag,
  ownSchool: flag,
  skills: jsonOf<{ skill: string; name: string | null }[]>(),
  interests: jsonOf<string[]>(),
  city: orNull(jsonOf<Record<string, string>>()),
}
export type ProjectCard = RowOf<typeof cardRow>

/** A project in a list; `fit` when it was matched with a person. */
export type ListedProject = ProjectCard & { fit?: Fit }

/** Lists a page of projects the viewer may see, newest first; `next` is the cursor of the next page. The cost does not
 *  grow with the number of projects: at most thirteen rows per scope are read, along an index. */
export async function listProjects(viewer: Viewer, filter: ProjectFilter, before: Cursor | null) {
  const older = before
    ? Prisma.sql`(j."publishedAt", j."id") < (${new Date(before.at)}, ${before.id})`
    : Prisma.sql`1 = 1`
  const rows = await readRows(
    cardRow,
    Prisma.sql`
    ${columnsOf(viewer)}
    WHERE j."id" IN (${newestOf(viewer, filter, older, PROJECTS + 1)})
    ORDER BY j."publishedAt" DESC, j."id" DESC LIMIT ${PROJECTS + 1}`,
  )
  const projects = rows.slice(0, PROJECTS)
  const last = projects.at(-1)
  return {
    projects,
    next: rows.length > PROJECTS && last ? { at: last.publishedAt.toISOString(), id: last.id } : null,
  }
}

/** Lists popular projects (marked by a job) by number of followers; at most one page. */
export async function listPopular(viewer: Viewer, filter: ProjectFilter) {
  return readRows(
    cardRow,
    Prisma.sql`
    ${columnsOf(viewer)}
    WHERE ${isListed(viewer, filter)} AND j."popular"
    ORDER BY j."followerCount" DESC, j."id" LIMIT ${PROJECTS}`,
  )
}

const comparedRow = { id: text, publishedAt: instant, skills: jsonOf<string[]>(), interests: jsonOf<string[]>() }

/** Lists recruiting and active projects that fit a person, best first, without those the viewer is in. All candidates
 *  are matched by ids and keys; full rows are read only for the result. */
export async function listRecommended(
  viewer: Viewer,
  person: PersonFacts,
  filter: ProjectFilter,
  many = PROJECTS,
): Promise<(ProjectCard & { fit: Fit })[]> {
  const open = Prisma.sql`j."status" IN ('RECRUITING', 'ACTIVE') AND NOT ${isOfTeam(viewer)}`
  const compared = await readRows(
    comparedRow,
    Prisma.sql`
    SELECT j."id", j."publishedAt",
           (SELECT ${jsonList(Prisma.sql`s."skill"`, Prisma.sql`s."order"`)} FROM "ProjectSkill" s WHERE s."projectId" = j."id") AS "skills",
           (SELECT ${jsonList(Prisma.sql`i."subject"`)} FROM "ProjectInterest" i WHERE i."projectId" = j."id") AS "interests"
    FROM (${newestOf(viewer, filter, open, COMPARED)}) n CROSS JOIN "Project" j WHERE j."id" = n."id"`,
  )
  const fits = new Map(
    rankByFit(compared, person)
      .slice(0, many)
      .map(({ id, fit }) => [id, fit]),
  )
  if (fits.size === 0) return []
  const cards = await readRows(
    cardRow,
    Prisma.sql`${columnsOf(viewer)} WHERE j."id" IN (${Prisma.join([...fits.keys()])})`,
  )
  const byId = new Map(cards.map(card => [card.id, card]))
  return [...fits].flatMap(([id, fit]) => {
    const card = byId.get(id)
    return card ? [{ ...card, fit }] : []
  })
}

/** Lists the projects a viewer is in as cards, in the order of their profile. */
export async function listOwnProjects(viewer: Viewer) {
  return readRows(
    cardRow,
    Prisma.sql`
    ${columnsOf(viewer)}
    JOIN "ProjectMember" t ON t."projectId" = j."id" AND t."userId" = ${viewer.id}
    WHERE ${isOnProfile(viewer, { asOther: false })}
    ORDER BY ${asOnProfile} LIMIT ${MOST_OF_PERSON}`,
  )
}

/** SQL: ids of the newest projects of each scope, read along the index by scope. */
function newestOf(viewer: Viewer, filter: ProjectFilter, where: Prisma.Sql, many: number) {
  const conditions = conditionsOf(viewer, filter)
  const scopes = projectScopes(viewer).map(
    scope => Prisma.sql`
      SELECT "id" FROM (
        SELECT j."id" FROM "Project" j WHERE j."scope" = ${scope} AND ${conditions} AND ${where}
        ORDER BY j."publishedAt" DESC, j."id" DESC LIMIT ${many}
      ) AS "newest"`,
  )
  return Prisma.join(scopes, ' UNION ALL ')
}

function isListed(viewer: Viewer, filter: ProjectFilter) {
  return Prisma.sql`j."scope" IN (${Prisma.join(projectScopes(viewer))}) AND ${conditionsOf(viewer, filter)}`
}

/** SQL conditions of a filter on row `j`, without the scope. */
function conditionsOf(viewer: Viewer, filter: ProjectFilter) {
  const { words = [], status, skill, interest, cityId, ownSchool } = filter
  const conditions = [
    Prisma.sql`j."state" = 'SHOWN' AND ${notBlocked(viewer, Prisma.sql`j."ownerId"`)}
      AND EXISTS (SELECT 1 FROM "User" u WHERE u."id" = j."ownerId" AND ${authorIsThere})`,
    ...(status ? [Prisma.sql`j."status" = ${status}`] : []),
    ...(cityId ? [Prisma.sql`j."cityId" = ${cityId}`] : []),
    ...(ownSchool ? [isOfOwnSchool(viewer)] : []),
    ...(skill
      ? [Prisma.sql`EXISTS (SELECT 1 FROM "ProjectSkill" s WHERE s."projectId" = j."id" AND s."skill" = ${skill})`]
      : []),
    ...(interest
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "ProjectInterest" i WHERE i."projectId" = j."id" AND i."subject" = ${interest})`,
        ]
      : []),
    ...(words.length > 0 ? [isFoundBy(viewer, words)] : []),
  ]
  return Prisma.join(conditions, ' AND ')
}

/** SQL condition on row `j`: the project belongs to one of the viewer's organisations. */
function isOfOwnSchool(viewer: Viewer) {
  const ids = organizationsOf(viewer)
  if (ids.length === 0) return Prisma.sql`FALSE`
  const scopes = ids.map(id => `ORGANIZATION:${id}`)
  return Prisma.sql`(
    j."scope" IN (${Prisma.join(scopes)}) OR COALESCE(j."organizationId" IN (${Prisma.join(ids)}), FALSE)
  )`
}

function isFoundBy(viewer: Viewer, words: readonly string[]) {
  const marks = ['EVERYONE', ...organizationsOf(viewer)]
  return Prisma.sql`j."id" IN (
    SELECT d."refId" FROM ${search({ kind: 'PROJECT', marks, words, whole: false })} f
    CROSS JOIN "SearchDocument" d WHERE d."number" = f."number"
  )`
}

function columnsOf(viewer: Viewer) {
  return Prisma.sql`
    SELECT j."id", j."name", j."description", j."status", j."state", j."seeks", j."logoId", j."popular",
           j."followerCount", j."memberCount", COALESCE(j."publishedAt", j."createdAt") AS "publishedAt", j."ownerId",
           u."username", a."firstName", a."lastName", y."name" AS "city",
           ${isOfTeam(viewer)} AS "member", j."ownerId" = ${viewer.id} AS "leads", ${isOfOwnSchool(viewer)} AS "ownSchool",
           EXISTS (SELECT 1 FROM "ProjectFollow" f WHERE f."projectId" = j."id" AND f."userId" = ${viewer.id}) AS "followed",
           (SELECT ${jsonList(jsonObject({ skill: Prisma.sql`s."skill"`, name: Prisma.sql`s."name"` }), Prisma.sql`s."order"`)}
            FROM "ProjectSkill" s WHERE s."projectId" = j."id") AS "skills",
           (SELECT ${jsonList(Prisma.sql`i."subject"`)} FROM "ProjectInterest" i WHERE i."projectId" = j."id") AS "interests"
    FROM "Project" j
    JOIN "User" u ON u."id" = j."ownerId"
    JOIN "Profile" a ON a."userId" = u."id"
    LEFT JOIN "City" y ON y."id" = j."cityId"`
}
