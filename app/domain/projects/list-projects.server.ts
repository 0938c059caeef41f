import { flag, instant, jsonOf, number, orNull, readRows, type RowOf, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Cursor } from '#app/domain/feed/list-posts.server.ts'
import { notBlocked } from '#app/domain/feed/sight.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type PersonFacts, rankByFit } from './fit.ts'
import { isOfTeam, projectScopes } from '#app/domain/visibility/projects.server.ts'
import type { ProjectStatus } from './status.ts'

/** Projects a page. */
export const PROJECTS = 12

/** So many of the newest that seek people or are under way are compared with a person. */
const COMPARED = 500

export type ProjectFilter = {
  status?: ProjectStatus
  skill?: string
  interest?: string
  cityId?: string
  /** Only of one's own organisations. */
  ownSchool?: boolean
}

const cardRow = {
  id: text,
  name: text,
  description: text,
  status: word<ProjectStatus>(),
  seeks: orNull(text),
  logoId: orNull(text),
  cityId: orNull(text),
  popular: flag,
  followerCount: number,
  memberCount: number,
  publishedAt: instant,
  ownerId: text,
  username: text,
  firstName: text,
  lastName: text,
  member: flag,
  followed: flag,
  skills: jsonOf<{ skill: string; name: string | null }[]>(),
  interests: jsonOf<string[]>(),
  city: orNull(jsonOf<Record<string, string>>()),
}
export type ProjectCard = RowOf<typeof cardRow>

/** A page of projects the viewer may see, opened last first; `next` is where the page after goes on. */
export async function listProjects(viewer: Viewer, filter: ProjectFilter, before: Cursor | null) {
  const older = before
    ? Prisma.sql`AND (j."publishedAt", j."id") < (${new Date(before.at)}, ${before.id})`
    : Prisma.empty
  const rows = await readRows(
    cardRow,
    Prisma.sql`
    ${columnsOf(viewer)}
    WHERE ${isListed(viewer, filter)} ${older}
    ORDER BY j."publishedAt" DESC, j."id" DESC LIMIT ${PROJECTS + 1}`,
  )
  const projects = rows.slice(0, PROJECTS)
  const last = projects.at(-1)
  return {
    projects,
    next: rows.length > PROJECTS && last ? { at: last.publishedAt.toISOString(), id: last.id } : null,
  }
}

/** Popular projects: those a job has marked, by how many follow them. */
export async function listPopular(viewer: Viewer, filter: ProjectFilter) {
  return readRows(
    cardRow,
    Prisma.sql`
    ${columnsOf(viewer)}
    WHERE ${isListed(viewer, filter)} AND j."popular"
    ORDER BY j."followerCount" DESC, j."id" LIMIT ${PROJECTS}`,
  )
}

/** Projects that fit a person, best first, of the newest that are not over; those they are in are left out. */
export async function listRecommended(viewer: Viewer, person: PersonFacts, filter: ProjectFilter, many = PROJECTS) {
  const rows = await readRows(
    cardRow,
    Prisma.sql`
    ${columnsOf(viewer)}
    WHERE ${isListed(viewer, filter)} AND j."status" IN ('RECRUITING', 'ACTIVE') AND NOT ${isOfTeam(viewer)}
    ORDER BY j."publishedAt" DESC, j."id" DESC LIMIT ${COMPARED}`,
  )
  const comparable = rows.map(row => ({ ...row, skills: row.skills.map(({ skill }) => skill), card: row }))
  return rankByFit(comparable, person)
    .slice(0, many)
    .map(({ card, fit }) => ({ ...card, fit }))
}

/** Projects a person is in, those they pinned first; of others only what the viewer may see. */
export async function listTeamsOf(viewer: Viewer, userId: string) {
  const seen =
    userId === viewer.id ? Prisma.sql`j."state" IN ('SHOWN', 'WAITING', 'HIDDEN')` : Prisma.sql`${isListed(viewer, {})}`
  return readRows(
    cardRow,
    Prisma.sql`
    ${columnsOf(viewer)}
    JOIN "ProjectMember" t ON t."projectId" = j."id" AND t."userId" = ${userId}
    WHERE ${seen}
    ORDER BY t."pinnedAt" IS NULL, t."pinnedAt" DESC, t."joinedAt" DESC LIMIT 50`,
  )
}

function isListed(viewer: Viewer, { status, skill, interest, cityId, ownSchool }: ProjectFilter) {
  const scopes = ownSchool ? projectScopes(viewer).filter(scope => scope !== 'EVERYONE') : projectScopes(viewer)
  const inScope = scopes.length > 0 ? Prisma.sql`j."scope" IN (${Prisma.join(scopes)})` : Prisma.sql`FALSE`
  const conditions = [
    Prisma.sql`${inScope} AND j."state" = 'SHOWN' AND ${notBlocked(viewer, Prisma.sql`j."ownerId"`)}`,
    ...(status ? [Prisma.sql`j."status" = ${status}`] : []),
    ...(cityId ? [Prisma.sql`j."cityId" = ${cityId}`] : []),
    ...(skill
      ? [Prisma.sql`EXISTS (SELECT 1 FROM "ProjectSkill" s WHERE s."projectId" = j."id" AND s."skill" = ${skill})`]
      : []),
    ...(interest
      ? [
          Prisma.sql`EXISTS (SELECT 1 FROM "ProjectInterest" i WHERE i."projectId" = j."id" AND i."subject" = ${interest})`,
        ]
      : []),
  ]
  return Prisma.join(conditions, ' AND ')
}

function columnsOf(viewer: Viewer) {
  return Prisma.sql`
    SELECT j."id", j."name", j."description", j."status", j."seeks", j."logoId", j."cityId", j."popular",
           j."followerCount", j."memberCount", COALESCE(j."publishedAt", j."createdAt") AS "publishedAt", j."ownerId",
           u."username", a."firstName", a."lastName", y."name" AS "city",
           ${isOfTeam(viewer)} AS "member",
           EXISTS (SELECT 1 FROM "ProjectFollow" f WHERE f."projectId" = j."id" AND f."userId" = ${viewer.id}) AS "followed",
           (SELECT json_group_array(json_object('skill', s."skill", 'name', s."name") ORDER BY s."order")
            FROM "ProjectSkill" s WHERE s."projectId" = j."id") AS "skills",
           (SELECT json_group_array(i."subject") FROM "ProjectInterest" i WHERE i."projectId" = j."id") AS "interests"
    FROM "Project" j
    JOIN "User" u ON u."id" = j."ownerId" AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL
    JOIN "Profile" a ON a."userId" = u."id"
    LEFT JOIN "City" y ON y."id" = j."cityId"`
}
