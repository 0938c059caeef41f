import { contains } from '#app/database/dialect.server.ts'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isNameLike } from '#app/domain/text/name-column.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { NO_GROUP, type StudentFilter } from './students-query.ts'

// Conditions on the SQL rows `m` (a member), `p` (their profile) and `u` (their account).

/** The SQL condition of a pupil filter. Pending requests to join are included only if the filter selects them. `tests`
 *  is the total number of tests. */
export function conditionOf({ q, group, status, progress }: StudentFilter, tests: number): Prisma.Sql {
  const conditions = [
    status === null ? Prisma.sql`m."status" <> 'PENDING'` : Prisma.sql`m."status" = ${status}`,
    ...(group === null
      ? []
      : [group === NO_GROUP ? Prisma.sql`m."groupId" IS NULL` : Prisma.sql`m."groupId" = ${group}`]),
    // The progress of pending people is not shown, so it cannot be filtered by either.
    ...(progress === null ? [] : [Prisma.sql`m."status" <> 'PENDING'`, isAt(progress, tests)]),
    ...q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(isNamed),
  ]
  return Prisma.join(conditions, ' AND ')
}

const MOST_WORDS = 5

/** Matches a word against the name, the username and, where visible, the email. */
export function isNamed(word: string): Prisma.Sql {
  const folded = fold(word)
  return Prisma.sql`(
    ${isNameLike(word)} OR ${contains(Prisma.sql`u."usernameFolded"`, folded)}
    OR (${isEmailSeen} AND ${contains(Prisma.sql`lower(u."email")`, folded)}))`
}

/** An organisation sees an email only if it created the account and the person is not pending. */
export const isEmailSeen = Prisma.sql`(u."managedById" = m."organizationId" AND m."status" <> 'PENDING')`

function isAt(progress: NonNullable<StudentFilter['progress']>, tests: number): Prisma.Sql {
  if (progress === 'unseen') return Prisma.sql`NOT ${hasBeenHere}`
  if (progress === 'analysis') return hasAnalysis('m')
  if (progress === 'none') return Prisma.sql`NOT ${hasBegun('m')}`
  if (progress === 'tests') return Prisma.sql`${testsDone('m')} >= ${tests}`
  return Prisma.sql`${hasBegun('m')} AND ${testsDone('m')} < ${tests}`
}

/** Has a current session or any own action in the audit log, which includes the first sign-in. */
const hasBeenHere = Prisma.sql`(
  EXISTS (SELECT 1 FROM "Session" s WHERE s."userId" = m."userId")
  OR EXISTS (SELECT 1 FROM "AuditEvent" e WHERE e."actorId" = m."userId"))`

type Row = 'm' | 'c'

/** Number of completed tests that guidance is based on; the short and the full form count as one. CROSS JOIN makes
 *  SQLite start from the person's own attempts: starting from the tests took more than twice as long for 10,000 pupils. */
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
