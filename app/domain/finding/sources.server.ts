import { lastBirthOfAdults } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { authorIsThere, inCircle, notBlocked, notMuted, organizationsOf } from '#app/domain/feed/sight.server.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { isOn } from '#app/domain/switches/switches.server.ts'
import { projectScopes } from '#app/domain/visibility/projects.server.ts'
import { follows, isOfSameOrganization } from '#app/domain/visibility/near.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { findsEverybody, isFoundByName, isThere } from './people.server.ts'

/** Tables of one kind, joined to the search document `d`, and which rows a viewer may find. */
export type Source = {
  /** Marks of the scopes open to the viewer; null for every document of the kind. */
  marks: string[] | null
  /** Marks of the scopes nearest to the viewer, whose results come first. */
  near: string[] | null
  /** Newest first instead of best match first. */
  newestFirst?: true
  /** Displayed columns: title, detail, address, near, followsViewer. */
  columns: Prisma.Sql
  /** Further tables, each after a CROSS JOIN, which makes SQLite start with the search index. */
  tables: Prisma.Sql
  condition: Prisma.Sql
}

export type Sources = Partial<Record<SearchKind, Source>>

const EVERYONE = 'EVERYONE'
const stranger = Prisma.sql`FALSE AS "near", FALSE AS "followsViewer"`

/** Returns the sources by kind. Posts are missing while the feed is turned off. */
export async function sourcesFor(viewer: Viewer, now: Date): Promise<Sources> {
  const near = [viewer.id, ...organizationsOf(viewer)]
  const open = { marks: [EVERYONE], near: null }
  return {
    PERSON: {
      marks: findsEverybody(viewer) ? null : [EVERYONE, ...near],
      near,
      columns: personColumns(viewer, now),
      tables: Prisma.sql`CROSS JOIN "User" u CROSS JOIN "Profile" p LEFT JOIN "City" c ON c."id" = p."cityId"`,
      condition: Prisma.sql`u."id" = d."refId" AND p."userId" = u."id" AND ${isFoundByName(viewer, now)}`,
    },
    PROFESSION: {
      ...open,
      columns: Prisma.sql`CAST(r."title" AS TEXT) AS "title", CAST(r."summary" AS TEXT) AS "detail", r."id" AS "address", ${stranger}`,
      tables: Prisma.sql`CROSS JOIN "Profession" r`,
      condition: Prisma.sql`r."id" = d."refId" AND r."retiredAt" IS NULL`,
    },
    INSTITUTION: {
      ...open,
      columns: Prisma.sql`CAST(i."name" AS TEXT) AS "title", CAST(c."name" AS TEXT) AS "detail", i."id" AS "address", ${stranger}`,
      tables: Prisma.sql`CROSS JOIN "Institution" i CROSS JOIN "City" c`,
      condition: Prisma.sql`i."id" = d."refId" AND c."id" = i."cityId" AND i."retiredAt" IS NULL`,
    },
    TEST: {
      ...open,
      columns: Prisma.sql`CAST(v."texts" AS TEXT) AS "title", NULL AS "detail", v."testId" AS "address", ${stranger}`,
      tables: Prisma.sql`CROSS JOIN "TestVersion" v CROSS JOIN "Test" t`,
      condition: Prisma.sql`v."testId" = d."refId" AND v."state" = 'PUBLISHED' AND t."id" = v."testId" AND t."state" = 'ACTIVE'`,
    },
    PROJECT: projectsFor(viewer),
    ...((await isOn('feed')) && { POST: postsFor(viewer) }),
  }
}

/** Projects are found by those whose lists show them; those shared with the viewer's own organisation come first. */
function projectsFor(viewer: Viewer): Source {
  const own = organizationsOf(viewer)
  return {
    marks: [EVERYONE, ...own],
    near: own.length > 0 ? own : null,
    columns: Prisma.sql`j."name" AS "title", j."description" AS "detail", j."id" AS "address", ${stranger}`,
    tables: Prisma.sql`CROSS JOIN "Project" j CROSS JOIN "User" u`,
    condition: Prisma.sql`j."id" = d."refId" AND j."state" = 'SHOWN' AND j."scope" IN (${Prisma.join(projectScopes(viewer))})
      AND u."id" = j."ownerId" AND ${authorIsThere} AND ${notBlocked(viewer, Prisma.sql`j."ownerId"`)}`,
  }
}

/** Posts are found by those who see them in the feed, without posts of muted people. The marks preselect by scope;
 *  `inCircle` checks the post itself. */
export function postsFor(viewer: Viewer): Source {
  const author = Prisma.sql`p."authorId"`
  return {
    marks: [EVERYONE, 'FOLLOWERS', 'GROUP', ...organizationsOf(viewer)],
    near: null,
    newestFirst: true,
    columns: Prisma.sql`p."text" AS "title", a."firstName" || ' ' || a."lastName" AS "detail", p."id" AS "address", ${stranger}`,
    tables: Prisma.sql`CROSS JOIN "Post" p CROSS JOIN "User" u CROSS JOIN "Profile" a`,
    condition: Prisma.sql`p."id" = d."refId" AND p."state" = 'SHOWN' AND u."id" = ${author} AND a."userId" = u."id"
      AND ${authorIsThere} AND ${inCircle(viewer, 'p')} AND ${notBlocked(viewer, author)} AND ${notMuted(viewer, author)}`,
  }
}

/** Finds the person with exactly this username, including minors the viewer may not find by name. */
export function byUsername(viewer: Viewer, folded: string, now: Date) {
  return Prisma.sql`
    SELECT 'PERSON' AS "kind", 0 AS "tier", 0 AS "place", u."id" AS "refId", ${personColumns(viewer, now)}
    FROM "User" u JOIN "Profile" p ON p."userId" = u."id" LEFT JOIN "City" c ON c."id" = p."cityId"
    WHERE u."usernameFolded" = ${folded} AND ${isThere(viewer)}`
}

/** The city is shown for adults only; minors are shown with name and username. */
function personColumns(viewer: Viewer, now: Date) {
  return Prisma.sql`p."firstName" || ' ' || p."lastName" AS "title",
    CASE WHEN p."dateOfBirth" <= ${lastBirthOfAdults(now)} THEN CAST(c."name" AS TEXT) END AS "detail", u."username" AS "address",
    ${isOfSameOrganization(viewer)} AS "near", ${follows(viewer)} AS "followsViewer"`
}
