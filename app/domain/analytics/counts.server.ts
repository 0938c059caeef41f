import { eachOf, isTrueAt, textAt } from '#app/database/dialect.server.ts'
import { flag, number, orNull, readRows, text, word } from '#app/database/rows.server.ts'
import type { ChanceBand } from '#app/domain/admission/chance.ts'
import type { TestKind } from '#app/domain/assessments/kinds.ts'
import { groupsOfSql, type Staff, studentsOfSql } from '#app/domain/organizations/reach.server.ts'
import type { Letter } from '#app/domain/professions/interests.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Month } from './months.ts'

// Counts over an organisation's active pupils, by group. One SQL statement each, however many pupils there are.

/** Common table expression `p`: the active pupils staff may see, optionally of one group. */
function pupils(staff: Staff, groupId: string | null): Prisma.Sql {
  return Prisma.sql`
    p AS (
      SELECT m."userId", m."groupId" FROM "Member" m
      WHERE ${studentsOfSql(staff)} AND m."status" = 'ACTIVE'
        ${groupId === null ? Prisma.empty : Prisma.sql`AND m."groupId" = ${groupId}`}
    )`
}

const groupRow = { groupId: orNull(text), code: orNull(text), archived: flag, people: number }

/** Groups staff may see with their numbers of pupils. The last row, with a null id, counts pupils without a group. */
export function countPupils(staff: Staff) {
  return readRows(
    groupRow,
    Prisma.sql`
      WITH ${pupils(staff, null)},
      sizes AS (SELECT "groupId", COUNT(*) AS "people" FROM p GROUP BY "groupId")
      SELECT g."id" AS "groupId", g."code", CASE WHEN g."archivedAt" IS NULL THEN 0 ELSE 1 END AS "archived",
        COALESCE(s."people", 0) AS "people"
      FROM "Group" g LEFT JOIN sizes s ON s."groupId" = g."id" WHERE ${groupsOfSql(staff)}
      UNION ALL
      SELECT NULL, NULL, 0, COALESCE(SUM("people"), 0) FROM sizes WHERE "groupId" IS NULL`,
  )
}

const attemptRow = {
  groupId: orNull(text),
  instrument: word<TestKind>(),
  /** Null for all tests of the instrument together. */
  testId: orNull(text),
  began: number,
  finished: number,
  dropped: number,
  careless: number,
}

/** Numbers of pupils who began, finished and dropped each test, and each instrument through any of its tests.
 *  `careless` counts finished attempts. A test counts as dropped when it was begun, never finished and has had no
 *  answer since `quietSince`. */
export function countAttempts(staff: Staff, groupId: string | null, quietSince: Date) {
  const tally = Prisma.sql`COUNT(*) AS "began", SUM("done") AS "finished",
    SUM(CASE WHEN "done" = 0 AND "last" < ${quietSince} THEN 1 ELSE 0 END) AS "dropped", SUM("careless") AS "careless"`
  return readRows(
    attemptRow,
    Prisma.sql`
      WITH ${pupils(staff, groupId)},
      taken AS MATERIALIZED (
        SELECT p."userId", p."groupId", t."instrument", t."id" AS "testId",
          MAX(CASE WHEN a."completedAt" IS NULL THEN 0 ELSE 1 END) AS "done",
          MAX(CASE WHEN a."completedAt" IS NULL THEN
            COALESCE((SELECT MAX(w."answeredAt") FROM "Answer" w WHERE w."attemptId" = a."id"), a."startedAt") END) AS "last",
          SUM(CASE WHEN a."completedAt" IS NOT NULL AND a."careless" THEN 1 ELSE 0 END) AS "careless"
        FROM p JOIN "Attempt" a ON a."userId" = p."userId"
        JOIN "TestVersion" v ON v."id" = a."versionId" JOIN "Test" t ON t."id" = v."testId"
        GROUP BY p."userId", p."groupId", t."instrument", t."id"
      )
      SELECT "groupId", "instrument", "testId", ${tally} FROM taken GROUP BY "groupId", "instrument", "testId"
      UNION ALL
      SELECT "groupId", "instrument", NULL, ${tally} FROM (
        SELECT "groupId", "instrument", MAX("done") AS "done", MAX("last") AS "last", SUM("careless") AS "careless"
        FROM taken GROUP BY "userId", "groupId", "instrument") any_of
      GROUP BY "groupId", "instrument"`,
  )
}

/** Sums per interest scale over each pupil's latest completed interests test (either form) without careless answers. */
export function sumInterests(staff: Staff, groupId: string | null) {
  return readRows(
    { groupId: orNull(text), key: word<Letter>(), n: number, sum: number, squares: number },
    Prisma.sql`
      WITH ${pupils(staff, groupId)},
      sums AS (
        SELECT p."groupId", s."scaleId", COUNT(*) AS "n", SUM(s."score") AS "sum", SUM(s."score" * s."score") AS "squares"
        FROM p JOIN "ScaleScore" s ON s."attemptId" = (
          SELECT l."id" FROM "Attempt" l
          WHERE l."userId" = p."userId" AND l."completedAt" IS NOT NULL AND NOT l."careless" AND l."versionId" IN (
            SELECT v."id" FROM "TestVersion" v JOIN "Test" t ON t."id" = v."testId" WHERE t."instrument" = 'INTERESTS')
          ORDER BY l."completedAt" DESC, l."id" DESC LIMIT 1)
        GROUP BY p."groupId", s."scaleId"
      )
      SELECT sums."groupId", c."key", sums."n", sums."sum", sums."squares"
      FROM sums JOIN "Scale" c ON c."id" = sums."scaleId"`,
  )
}

const namedRow = { groupId: orNull(text), id: orNull(text), people: number }

/** Number of pupils who have each profession among the first seven of their latest analysis. Analyses based on careless
 *  answers are excluded. The row with a null id counts all pupils who have at least one. */
export function countProfessions(staff: Staff, groupId: string | null) {
  return readRows(
    namedRow,
    Prisma.sql`
      WITH ${pupils(staff, groupId)},
      named AS MATERIALIZED (
        SELECT p."groupId", e."key" AS "place", e."value" ->> 'id' AS "id"
        FROM p JOIN "Analysis" a ON a."id" = (
          SELECT l."id" FROM "Analysis" l WHERE l."userId" = p."userId" AND l."completedAt" IS NOT NULL
          ORDER BY l."createdAt" DESC, l."id" DESC LIMIT 1)
        JOIN ${eachOf(Prisma.sql`a."facts"`, 'professions', 'e')} ON e."key" < 7
        WHERE NOT ${isTrueAt(Prisma.sql`a."facts"`, 'careless')}
      )
      SELECT "groupId", "id", COUNT(*) AS "people" FROM named GROUP BY "groupId", "id"
      UNION ALL
      SELECT "groupId", NULL, COUNT(*) FROM named WHERE "place" = 0 GROUP BY "groupId"`,
  )
}

/** Number of pupils who picked each institution or requested their chances for one of its programmes. Null ids as in
 *  `countProfessions`. */
export function countInstitutions(staff: Staff, groupId: string | null) {
  return readRows(
    namedRow,
    Prisma.sql`
      WITH ${pupils(staff, groupId)},
      named AS MATERIALIZED (
        SELECT p."userId", p."groupId", k."institutionId" AS "id" FROM p JOIN "InstitutionPick" k ON k."userId" = p."userId"
        UNION
        SELECT p."userId", p."groupId", j."institutionId" FROM p
        JOIN "InstitutionAnalysis" a ON a."userId" = p."userId" JOIN "InstitutionChoice" c ON c."analysisId" = a."id"
        JOIN "Major" j ON j."id" = c."majorId"
        WHERE a."completedAt" IS NOT NULL
      )
      SELECT "groupId", "id", COUNT(*) AS "people" FROM named GROUP BY "groupId", "id"
      UNION ALL
      SELECT "groupId", NULL, COUNT(DISTINCT "userId") FROM named GROUP BY "groupId"`,
  )
}

const firstBand = textAt(Prisma.sql`a."facts"`, 'choices', 0, 'outcome', 'band')
const chanceRow = { groupId: orNull(text), band: orNull(word<ChanceBand>()), people: number }

/** Number of pupils by the best chance (low, medium, high) of their latest analysis of chances. Null when no programme
 *  has a number, and when the best number is low but another programme without a number is still open: `low` means low
 *  at every programme. */
export function countChances(staff: Staff, groupId: string | null) {
  return readRows(
    chanceRow,
    // Choices are sorted by chance, so the first one is the best.
    Prisma.sql`
      WITH ${pupils(staff, groupId)}
      SELECT p."groupId", COUNT(*) AS "people",
        CASE WHEN ${firstBand} <> 'low' OR NOT EXISTS (
          SELECT 1 FROM ${eachOf(Prisma.sql`a."facts"`, 'choices', 'c')}
          WHERE ${textAt(Prisma.sql`c."value"`, 'outcome', 'band')} IS NULL
            AND NOT (${textAt(Prisma.sql`c."value"`, 'outcome', 'way')} = 'REQUIREMENTS' AND c."value" ->> 'standing' = 'unmet')
        ) THEN ${firstBand} END AS "band"
      FROM p JOIN "InstitutionAnalysis" a ON a."id" = (
        SELECT l."id" FROM "InstitutionAnalysis" l WHERE l."userId" = p."userId" AND l."completedAt" IS NOT NULL
        ORDER BY l."createdAt" DESC, l."id" DESC LIMIT 1)
      GROUP BY p."groupId", "band"`,
  )
}

const planRow = {
  groupId: orNull(text),
  planned: number,
  overdue: number,
  tasks: number,
  done: number,
  certified: number,
  certificates: number,
}

/** Numbers of pupils with a plan, with an overdue task and with certificates, and the totals of tasks, done tasks and
 *  certificates. `today` is `YYYY-MM-DD`. */
export function countPlans(staff: Staff, groupId: string | null, today: string) {
  return readRows(
    planRow,
    Prisma.sql`
      WITH ${pupils(staff, groupId)},
      plans AS (
        SELECT p."userId", SUM(n."total") AS "tasks", SUM(n."done") AS "done",
          MAX(CASE WHEN EXISTS (
            SELECT 1 FROM "Subtask" s WHERE s."planId" = n."id" AND s."doneAt" IS NULL AND s."dueOn" < ${today}
          ) THEN 1 ELSE 0 END) AS "overdue"
        FROM p JOIN "Plan" n ON n."userId" = p."userId"
        WHERE n."status" IN ('ACTIVE', 'COMPLETED') AND n."archivedAt" IS NULL GROUP BY p."userId"
      ),
      held AS (
        SELECT p."userId", COUNT(*) AS "certificates" FROM p JOIN "Certificate" c ON c."userId" = p."userId" GROUP BY p."userId"
      )
      SELECT p."groupId", COUNT(plans."userId") AS "planned", COALESCE(SUM(plans."overdue"), 0) AS "overdue",
        COALESCE(SUM(plans."tasks"), 0) AS "tasks", COALESCE(SUM(plans."done"), 0) AS "done",
        COUNT(held."userId") AS "certified", COALESCE(SUM(held."certificates"), 0) AS "certificates"
      FROM p LEFT JOIN plans ON plans."userId" = p."userId" LEFT JOIN held ON held."userId" = p."userId"
      GROUP BY p."groupId"`,
  )
}

/** Numbers of completed tests and completed plan tasks per month. A month is given by its index in `months`. */
export function countByMonth(staff: Staff, groupId: string | null, months: readonly Month[]) {
  const month = (at: Prisma.Sql) =>
    Prisma.sql`CASE ${Prisma.join(
      months.map(({ to }, place) => Prisma.sql`WHEN ${at} < ${to} THEN ${place}`),
      ' ',
    )} END`
  const first = months[0]!.from
  return readRows(
    { groupId: orNull(text), month: number, tests: number, tasks: number },
    Prisma.sql`
      WITH ${pupils(staff, groupId)},
      acts AS (
        SELECT p."groupId", ${month(Prisma.sql`a."completedAt"`)} AS "month", 1 AS "tests", 0 AS "tasks"
        FROM p JOIN "Attempt" a ON a."userId" = p."userId" WHERE a."completedAt" >= ${first}
        UNION ALL
        SELECT p."groupId", ${month(Prisma.sql`s."doneAt"`)}, 0, 1
        FROM p JOIN "Plan" n ON n."userId" = p."userId" JOIN "Subtask" s ON s."planId" = n."id" WHERE s."doneAt" >= ${first}
      )
      SELECT "groupId", "month", SUM("tests") AS "tests", SUM("tasks") AS "tasks" FROM acts
      WHERE "month" IS NOT NULL GROUP BY "groupId", "month"`,
  )
}
