import { contains } from '#app/database/dialect.server.ts'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isNameLike } from '#app/domain/text/name-column.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { NO_GROUP, type StudentFilter } from './students-query.ts'

// Conditions on the SQL rows `m` (a member), `p` (their profile) and `u` (their account).

/** What a filter of pupils asks; who only asks to be let in is found when that is asked for. `tests` is how many there
 *  are to do. */
export function conditionOf({ q, group, status, progress }: StudentFilter, tests: number): Prisma.Sql {
  const conditions = [
    status === null ? Prisma.sql`m."status" <> 'PENDING'` : Prisma.sql`m."status" = ${status}`,
    ...(group === null
      ? []
      : [group === NO_GROUP ? Prisma.sql`m."groupId" IS NULL` : Prisma.sql`m."groupId" = ${group}`]),
    // How far somebody is who only asks to be let in is not told, and so not asked either.
    ...(progress === null ? [] : [Prisma.sql`m."status" <> 'PENDING'`, isAt(progress, tests)]),
    ...q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(isNamed),
  ]
  return Prisma.join(conditions, ' AND ')
}

const MOST_WORDS = 5

/** A word of the name, the username or the address the school wrote. */
export function isNamed(word: string): Prisma.Sql {
  const folded = fold(word)
  return Prisma.sql`(
    ${isNameLike(word)} OR ${contains(Prisma.sql`u."usernameFolded"`, folded)}
    OR (${isEmailSeen} AND ${contains(Prisma.sql`lower(u."email")`, folded)}))`
}

/** The organisation sees an address only where it made the account, and not while the person only asks to be let in. */
export const isEmailSeen = Prisma.sql`(u."managedById" = m."organizationId" AND m."status" <> 'PENDING')`

function isAt(progress: NonNullable<StudentFilter['progress']>, tests: number): Prisma.Sql {
  if (progress === 'unseen') return Prisma.sql`NOT ${hasBeenHere}`
  if (progress === 'analysis') return hasAnalysis('m')
  if (progress === 'none') return Prisma.sql`NOT ${hasBegun('m')}`
  if (progress === 'tests') return Prisma.sql`${testsDone('m')} >= ${tests}`
  return Prisma.sql`${hasBegun('m')} AND ${testsDone('m')} < ${tests}`
}

/** A session of now, or whatever the audit log knows of somebody's own acts, the first sign-in among them. */
const hasBeenHere = Prisma.sql`(
  EXISTS (SELECT 1 FROM "Session" s WHERE s."userId" = m."userId")
  OR EXISTS (SELECT 1 FROM "AuditEvent" e WHERE e."actorId" = m."userId"))`

type Row = 'm' | 'c'

/** How many tests guidance rests on somebody has done; a short and a full form of one are one. CROSS JOIN keeps SQLite at the person's own
 *  attempts: begun at the few tests there are, 10,000 pupils took more than twice as long. */
export function testsDone(of: Row): Prisma.Sql {
  return Prisma.sql`(
    SELECT COUNT(DISTINCT t."instrument")
    FROM "Attempt" a CROSS JOIN "TestVersion" v CROSS JOIN "Test" t
    WHERE a."userId" = ${userOf(of)} AND a."completedAt" IS NOT NULL
      AND v."id" = a."versionId" AND t."id" = v."testId" AND t."state" = 'ACTIVE'
      AND t."instrument" IN (${Prisma.join([...instrumentKinds])}))`
}

export function hasBegun(of: Row): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT 1 FROM "Attempt" a WHERE a."userId" = ${userOf(of)})`
}

export function hasAnalysis(of: Row): Prisma.Sql {
  return Prisma.sql`EXISTS (
    SELECT 1 FROM "Analysis" y WHERE y."userId" = ${userOf(of)} AND y."completedAt" IS NOT NULL)`
}

function userOf(row: Row) {
  return row === 'm' ? Prisma.sql`m."userId"` : Prisma.sql`c."userId"`
}
