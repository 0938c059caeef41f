import Database from 'better-sqlite3'
import { regions as names } from '#app/domain/locations/regions.ts'
import { databaseFile } from './environment.ts'

const PUPILS_A_SCHOOL = 400
const GROUPS_A_SCHOOL = 16

type Row = Record<string, unknown>

/** Grows the small world to that many people, in one transaction of plain SQL: pupils in schools and groups, a
 *  completed attempt with answers and scores for every second of them, and two for every tenth. */
export function grow(people: number) {
  // Numbers are written into the SQL itself, where they are integers; bound numbers would be floating-point.
  const schools = Math.ceil(people / PUPILS_A_SCHOOL)
  const groups = schools * GROUPS_A_SCHOOL
  const database = new Database(databaseFile)
  const one = (sql: string, ...values: unknown[]) => database.prepare(sql).get(...values) as Row
  const startedAt = performance.now()
  database.pragma('synchronous=OFF')
  // Revisions raised by triggers are not needed before the server starts, so the triggers are dropped meanwhile.
  const triggers = database.prepare(`SELECT "name", "sql" FROM sqlite_master WHERE "type" = 'trigger'`).all() as Row[]
  const { passwordHash } = one(`SELECT "passwordHash" FROM "User" WHERE "usernameFolded" = 'aruzhan'`)
  database.transaction(() => {
    for (const { name } of triggers) database.exec(`DROP TRIGGER "${String(name)}"`)
    database.exec('CREATE TEMP TABLE n (i INTEGER PRIMARY KEY)')
    run(
      database,
      `WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c WHERE i < ${people}) INSERT INTO temp.n SELECT i FROM c`,
    )
    const now = new Date().toISOString().replace('Z', '+00:00')
    run(
      database,
      `INSERT INTO "Organization" ("id", "name", "type", "state") SELECT 'school' || i, '{"ru":"Школа"}', 'SCHOOL', 'ACTIVE'
       FROM temp.n WHERE i <= ${schools}`,
    )
    run(
      database,
      `INSERT INTO "Group" ("id", "organizationId", "code") SELECT 'group' || i, 'school' || (1 + i % ${schools}), 'g' || i
       FROM temp.n WHERE i <= ${groups}`,
    )
    run(
      database,
      `INSERT INTO "User" ("id", "username", "usernameFolded", "passwordHash", "onboardedAt", "createdAt")
       SELECT 'person' || i, 'person' || i, 'person' || i, ?, ?, ? FROM temp.n`,
      passwordHash,
      now,
      now,
    )
    database.exec(
      `INSERT INTO "Profile" ("userId", "firstName", "lastName", "dateOfBirth", "status", "year")
       SELECT 'person' || i, 'Имя', 'Фамилия', '2010-01-01', 'PUPIL', 10 FROM temp.n`,
    )
    run(
      database,
      `INSERT INTO "Member" ("id", "userId", "organizationId", "role", "status", "groupId", "createdAt")
       SELECT 'member' || i, 'person' || i, 'school' || (1 + i % ${schools}), 'ORG_STUDENT', 'ACTIVE', 'group' || (1 + i % ${groups}), ?
       FROM temp.n`,
      now,
    )
    // Half have taken the short test, and a tenth also the one with right answers.
    takeTest(database, 'interests-short', `SELECT 'person' || i AS "userId" FROM temp.n WHERE i % 2 = 0`)
    takeTest(database, 'aptitude', `SELECT 'person' || i AS "userId" FROM temp.n WHERE i % 10 = 0`)
    sumUp(database)
    for (const { sql } of triggers) database.exec(String(sql))
  })()
  // A site that grew by itself has these statistics already. Otherwise the first connection would wait for them.
  database.pragma('optimize=0x10002')
  const counts = one(`SELECT (SELECT COUNT(*) FROM "User") AS "people", (SELECT COUNT(*) FROM "Answer") AS "answers"`)
  database.close()
  return { ...counts, seconds: (performance.now() - startedAt) / 1000 } as {
    people: number
    answers: number
    seconds: number
  }
}

/** Creates the sums that such a site has after a year: for every day, a hundred things in each region. */
function sumUp(database: Database.Database) {
  const regions = ['', ...names, 'none']
  const day = `date('now', '-' || d.i || ' days')`
  const things: [string[], string, number][] = [
    [['professions.recommended', 'professions.planned', 'institutions.picked'], `'thing' || t.i`, 100],
    [['people.onboarded', 'tests.completed', 'analyses.made', 'admissions.made', 'plans.made'], `''`, 1],
  ]
  for (const [measures, scope, count] of things) {
    for (const measure of measures) {
      for (const region of regions) {
        run(
          database,
          `INSERT OR REPLACE INTO "DailyCount" ("day", "measure", "region", "scope", "count")
           SELECT ${day}, ?, ?, ${scope}, 1 + (d.i * t.i) % 50 FROM temp.n d, temp.n t WHERE d.i <= 365 AND t.i <= ${count}`,
          measure,
          region,
        )
      }
    }
  }
}

/** Creates a completed attempt of a test with answers and scores. `people` is SQL that selects their `userId`. */
export function takeTest(database: Database.Database, testId: string, people: string) {
  const now = new Date().toISOString().replace('Z', '+00:00')
  const { id } = database
    .prepare(`SELECT "id" FROM "TestVersion" WHERE "testId" = ? AND "state" = 'PUBLISHED'`)
    .get(testId) as Row
  run(
    database,
    `INSERT INTO "Attempt" ("id", "userId", "versionId", "language", "startedAt", "completedAt")
     SELECT ? || ' ' || p."userId", p."userId", ?, 'ru', ?, ? FROM (${people}) p`,
    ...[id, id, now, now],
  )
  const taken = `"Attempt" a ON a."id" = ? || ' ' || p."userId"`
  run(
    database,
    `INSERT INTO "Answer" ("attemptId", "itemId", "value", "seconds", "answeredAt")
     SELECT a."id", t."id", 1 + (a.rowid + t."order") % 5, 4, ?
     FROM (${people}) p JOIN ${taken} JOIN "Item" t ON t."versionId" = a."versionId"`,
    ...[now, id],
  )
  run(
    database,
    `INSERT INTO "ScaleScore" ("attemptId", "scaleId", "mean", "score", "sem")
     SELECT a."id", s."id", 3, (a.rowid * 7 + s."order" * 13) % 100, 6
     FROM (${people}) p JOIN ${taken} JOIN "Scale" s ON s."versionId" = a."versionId"`,
    id,
  )
}

function run(database: Database.Database, sql: string, ...values: unknown[]) {
  database.prepare(sql).run(...values)
}
