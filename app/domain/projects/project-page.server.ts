import { jsonList, jsonObject, nestedInstant } from '#app/database/dialect.server.ts'
import { db, type Db } from '#app/database/client.server.ts'
import { flag, instant, jsonOf, number, orNull, readRow, readRows, text, word } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { notBlocked } from '#app/domain/visibility/blocks.server.ts'
import { follows, isOfSameOrganization } from '#app/domain/visibility/near.server.ts'
import { seesProject, seesProjectPage } from '#app/domain/visibility/projects.server.ts'
import { standingOf } from '#app/domain/visibility/visibility.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { linksFor } from './contact-links.ts'
import type { ProjectStatus } from './status.ts'

type ProjectState = 'DRAFT' | 'SHOWN' | 'WAITING' | 'HIDDEN' | 'REMOVED'
type Role = 'LEAD' | 'MEMBER'
type Goal = { id: string; text: string; doneAt: string | number | null; by: string | null }
type Picture = { fileId: string; width: number | null; height: number | null; description: string | null }
type Member = {
  username: string
  firstName: string
  lastName: string
  avatarId: string | null
  role: Role
  duty: string | null
}

const pageRow = {
  id: text,
  name: text,
  description: text,
  story: text,
  seeks: orNull(text),
  status: word<ProjectStatus>(),
  state: word<ProjectState>(),
  audience: word<'EVERYONE' | 'ORGANIZATION'>(),
  publishedAt: orNull(instant),
  bannerId: orNull(text),
  logoId: orNull(text),
  website: orNull(text),
  github: orNull(text),
  linkedin: orNull(text),
  x: orNull(text),
  telegram: orNull(text),
  threadId: orNull(text),
  followerCount: number,
  memberCount: number,
  username: text,
  firstName: text,
  lastName: text,
  dateOfBirth: orNull(text),
  /** What the one who leads it is to the viewer. */
  sameOrganization: flag,
  followsViewer: flag,
  city: orNull(jsonOf<Record<string, string>>()),
  /** The viewer's role in the project, and whether they have pinned it. */
  role: orNull(word<Role>()),
  pinned: flag,
  followed: flag,
  asked: flag,
  /** Number of open join requests of people whose account is open, as the team's page lists them, and whether the
   *  viewer has an offer to lead. */
  requests: number,
  offered: flag,
  goals: jsonOf<Goal[]>(),
  skills: jsonOf<{ skill: string; name: string | null }[]>(),
  interests: jsonOf<string[]>(),
  images: jsonOf<Picture[]>(),
  team: jsonOf<Member[]>(),
}

/** SQL condition: the project has this id and the viewer sees its page. */
const found = (viewer: Viewer, id: string) => Prisma.sql`j."id" = ${id} AND ${seesProjectPage(viewer)}`

const imagesOf = Prisma.sql`(
  SELECT ${jsonList(jsonObject({ fileId: Prisma.sql`i."fileId"`, description: Prisma.sql`i."description"`, width: Prisma.sql`s."variants" -> 0 -> 'width'`, height: Prisma.sql`s."variants" -> 0 -> 'height'` }), Prisma.sql`i."order", i."fileId"`)}
  FROM "ProjectImage" i JOIN "StoredFile" s ON s."id" = i."fileId" WHERE i."projectId" = j."id")`

/** Returns a project with everything its page shows, or null when the viewer sees no such project. Links the viewer may
 *  not see are left out (docs/decisions/120). */
export async function findProject(viewer: Viewer, id: string) {
  const project = await readRow(
    pageRow,
    Prisma.sql`
    SELECT j."id", j."name", j."description", j."story", j."seeks", j."status", j."state", j."audience", j."publishedAt",
           j."bannerId", j."logoId", j."website", j."github", j."linkedin", j."x", j."telegram", j."threadId",
           j."followerCount", j."memberCount", u."username", a."firstName", a."lastName", y."name" AS "city",
           a."dateOfBirth", ${isOfSameOrganization(viewer)} AS "sameOrganization", ${follows(viewer)} AS "followsViewer",
           m."role", m."pinnedAt" IS NOT NULL AS "pinned",
           EXISTS (SELECT 1 FROM "ProjectFollow" f WHERE f."projectId" = j."id" AND f."userId" = ${viewer.id}) AS "followed",
           EXISTS (SELECT 1 FROM "ProjectRequest" r WHERE r."openKey" = j."id" || ' ' || ${viewer.id}) AS "asked",
           (SELECT COUNT(*) FROM "ProjectRequest" r JOIN "User" q ON q."id" = r."userId"
            WHERE r."projectId" = j."id" AND r."state" = 'OPEN' AND r."kind" = 'JOIN'
              AND q."state" = 'ACTIVE' AND q."deletionAt" IS NULL) AS "requests",
           EXISTS (SELECT 1 FROM "ProjectRequest" r WHERE r."openKey" = 'lead ' || j."id" AND r."userId" = ${viewer.id}) AS "offered",
           (SELECT ${jsonList(jsonObject({ id: Prisma.sql`o."id"`, text: Prisma.sql`o."text"`, doneAt: nestedInstant(Prisma.sql`o."doneAt"`), by: Prisma.sql`b."firstName"` }), Prisma.sql`o."order", o."id"`)}
            FROM "ProjectObjective" o
            LEFT JOIN "User" d ON d."id" = o."doneById" AND d."state" = 'ACTIVE' AND d."deletionAt" IS NULL
              AND ${notBlocked(viewer, Prisma.sql`d."id"`)}
            LEFT JOIN "Profile" b ON b."userId" = d."id" WHERE o."projectId" = j."id") AS "goals",
           (SELECT ${jsonList(jsonObject({ skill: Prisma.sql`s."skill"`, name: Prisma.sql`s."name"` }), Prisma.sql`s."order"`)}
            FROM "ProjectSkill" s WHERE s."projectId" = j."id") AS "skills",
           (SELECT ${jsonList(Prisma.sql`i."subject"`, Prisma.sql`i."subject"`)}
            FROM "ProjectInterest" i WHERE i."projectId" = j."id") AS "interests",
           ${imagesOf} AS "images", ${teamOf(viewer)} AS "team"
    FROM "Project" j JOIN "User" u ON u."id" = j."ownerId" JOIN "Profile" a ON a."userId" = u."id"
    LEFT JOIN "City" y ON y."id" = j."cityId"
    LEFT JOIN "ProjectMember" m ON m."projectId" = j."id" AND m."userId" = ${viewer.id}
    WHERE ${found(viewer, id)}`,
  )
  if (!project) return null
  const { website, github, linkedin, x, telegram, dateOfBirth, sameOrganization, followsViewer, ...page } = project
  const near = {
    ...{ dateOfBirth, inTeam: page.role !== null, sameOrganization, followed: followsViewer },
    super: standingOf(viewer, { id: '', responsible: false, followsViewer }).super,
  }
  // Within JSON a moment is as the database keeps it.
  const goals = page.goals.map(({ doneAt, ...goal }) => ({
    ...goal,
    doneAt: doneAt === null ? null : instant(doneAt),
  }))
  return { ...page, goals, ...linksFor({ website, github, linkedin, x, telegram }, near, new Date()) }
}
export type ProjectPage = NonNullable<Awaited<ReturnType<typeof findProject>>>

/** SQL: the team members with active accounts, without those blocked by or blocking the viewer; the lead first. */
function teamOf(viewer: Viewer) {
  return Prisma.sql`(
    SELECT ${jsonList(jsonObject({ username: Prisma.sql`t."username"`, firstName: Prisma.sql`p."firstName"`, lastName: Prisma.sql`p."lastName"`, avatarId: Prisma.sql`p."avatarId"`, role: Prisma.sql`w."role"`, duty: Prisma.sql`w."duty"` }), Prisma.sql`w."role", w."joinedAt", w."userId"`)}
    FROM "ProjectMember" w JOIN "User" t ON t."id" = w."userId" JOIN "Profile" p ON p."userId" = t."id"
    WHERE w."projectId" = j."id" AND t."state" = 'ACTIVE' AND t."deletionAt" IS NULL
      AND ${notBlocked(viewer, Prisma.sql`w."userId"`)})`
}

/** Checks whether a viewer sees a project, within a transaction. */
export async function isSeen(tx: Db, viewer: Viewer, id: string): Promise<boolean> {
  const query = Prisma.sql`
    SELECT 1 AS "seen" FROM "Project" j JOIN "User" u ON u."id" = j."ownerId" WHERE ${found(viewer, id)}`
  return (await readRow({ seen: flag }, query, tx)) !== null
}

/** Returns the question thread (a post) of a project the viewer sees, or null. */
export async function findThread(viewer: Viewer, id: string): Promise<string | null> {
  const query = Prisma.sql`
    SELECT j."threadId" AS "id" FROM "Project" j JOIN "User" u ON u."id" = j."ownerId" WHERE ${found(viewer, id)}`
  return (await readRow({ id: orNull(text) }, query))?.id ?? null
}

/** Returns the project whose question thread this post is, if the viewer sees it; null for any other post. */
export async function findProjectOfThread(viewer: Viewer, threadId: string): Promise<string | null> {
  const query = Prisma.sql`SELECT j."id" FROM "Project" j WHERE j."threadId" = ${threadId} AND ${seesProject(viewer)}`
  return (await readRow({ id: text }, query))?.id ?? null
}

/** Returns the images of a project the viewer sees, in order, with its name; null when there is no such project. */
export async function findImages(viewer: Viewer, id: string) {
  const row = { name: text, images: jsonOf<Picture[]>() }
  const query = Prisma.sql`
    SELECT j."name", ${imagesOf} AS "images" FROM "Project" j JOIN "User" u ON u."id" = j."ownerId" WHERE ${found(viewer, id)}`
  return readRow(row, query)
}

const memberRow = {
  userId: text,
  username: text,
  firstName: text,
  lastName: text,
  avatarId: orNull(text),
  role: word<Role>(),
  duty: orNull(text),
}

/** Returns a project for its team, with the members and, for the lead, the open join requests, oldest first. An open
 *  offer to lead is visible to the lead and its recipient. Blocked people are included, without their pictures: members
 *  decide themselves whether to go on together. Null for anyone else. */
export async function findTeam(viewer: Viewer, projectId: string) {
  const project = await db.project.findFirst({
    where: { id: projectId, state: { notIn: ['DRAFT', 'DELETED'] }, members: { some: { userId: viewer.id } } },
    select: {
      ...{ id: true, name: true, state: true, ownerId: true },
      requests: {
        where: { state: 'OPEN', OR: [{ kind: 'LEAD' }, { user: { state: 'ACTIVE', deletionAt: null } }] },
        orderBy: [{ kind: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }],
        take: 50,
        select: {
          ...{ id: true, kind: true, userId: true, words: true, createdAt: true },
          user: {
            select: {
              username: true,
              profile: { select: { firstName: true, lastName: true, avatarId: true } },
              blocks: { where: { blockedId: viewer.id }, select: { blockerId: true } },
              blockedBy: { where: { blockerId: viewer.id }, select: { blockerId: true } },
            },
          },
        },
      },
    },
  })
  if (!project) return null
  const { ownerId, requests, ...rest } = project
  const leads = ownerId === viewer.id
  const offer = requests.find(({ kind, userId }) => kind === 'LEAD' && (leads || userId === viewer.id)) ?? null
  return {
    ...{ ...rest, leads, offer },
    requests: leads ? requests.filter(({ kind }) => kind === 'JOIN').map(withoutBlockedPicture) : [],
    members: await listMembers(viewer, projectId),
  }
}

type Asking = { user: { profile: { avatarId: string | null } | null; blocks: unknown[]; blockedBy: unknown[] } }

/** Leaves out the avatar when one of the two has blocked the other, because the viewer could not open it. */
function withoutBlockedPicture<R extends Asking>(request: R): R {
  const { profile, blocks, blockedBy } = request.user
  if (!profile || blocks.length + blockedBy.length === 0) return request
  return { ...request, user: { ...request.user, profile: { ...profile, avatarId: null } } }
}

export type FoundTeam = NonNullable<Awaited<ReturnType<typeof findTeam>>>

/** Returns a team member, for the lead and for the member themselves; null for anyone else. */
export async function findMember(viewer: Viewer, projectId: string, username: string) {
  const team = await findTeam(viewer, projectId)
  const member = team?.members.find(one => one.username === username)
  if (!team || !member) return null
  const own = member.userId === viewer.id
  return own || team.leads ? { ...member, own, leads: team.leads, project: team.name } : null
}

function listMembers(viewer: Viewer, projectId: string) {
  return readRows(
    memberRow,
    Prisma.sql`
    SELECT w."userId", u."username", a."firstName", a."lastName", w."role", w."duty",
           CASE WHEN ${notBlocked(viewer, Prisma.sql`w."userId"`)} THEN a."avatarId" END AS "avatarId"
    FROM "ProjectMember" w JOIN "User" u ON u."id" = w."userId" JOIN "Profile" a ON a."userId" = u."id"
    WHERE w."projectId" = ${projectId} AND u."state" = 'ACTIVE' AND u."deletionAt" IS NULL
    ORDER BY w."role", w."joinedAt", w."userId"`,
  )
}
