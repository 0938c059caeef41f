// Reads and writes the database of the trial. Import this module only after DATABASE_URL is set.
import { Prisma } from '#prisma/generated/client.ts'
import { sessionCookie } from '#app/access/session-cookie.server.ts'
import { db } from '#app/database/client.server.ts'
import { instant, number, readRow, readRows, text } from '#app/database/rows.server.ts'
import { startSession } from '#app/domain/accounts/sessions.server.ts'
import { completeTests } from '#tests/world/analysis.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Creates people with a subscription and a session who have completed everything an analysis needs except the short
 *  interest test. */
export async function createPeople(people: number) {
  const gathered = []
  for (let number = 0; number < people; number += 1) {
    const username = `trial-${number}`
    const profile = { firstName: 'Айбек', lastName: 'Серік', status: 'PUPIL', year: 9, dateOfBirth: '2009-10-12' }
    const { id } = await db.user.create({
      data: {
        ...{ username, usernameFolded: username, passwordHash: '', language: 'ru', onboardedAt: new Date() },
        profile: { create: profile },
        subscription: { create: { until: new Date(Date.now() + YEAR_MS) } },
      },
    })
    await completeTests(db, username)
    const header = await sessionCookie.keep(await startSession(id, { device: null, shared: false }))
    const [name = '', value = ''] = header.split(';')[0]!.split(/=(.*)/)
    gathered.push({ number, userId: id, cookie: [name, value] as [string, string] })
  }
  return gathered
}

let connections = 0

/** Reads the current state of the trial from the database. */
export async function readDatabaseState() {
  const now = await readRow(
    { number },
    Prisma.sql`SELECT count(*) AS "number" FROM pg_stat_activity WHERE datname = 'trial'`,
  )
  connections = Math.max(connections, now?.number ?? 0)
  const ofShort = { version: { testId: 'interests-short' } }
  const answers = await db.answer.findMany({
    where: { attempt: ofShort },
    select: { itemId: true, value: true, attempt: { select: { userId: true } } },
  })
  const waited = await readRows(
    { asked: instant, done: instant },
    Prisma.sql`SELECT "createdAt" AS "asked", "finishedAt" AS "done" FROM "Job" WHERE "kind" = 'analysis' AND "state" = 'DONE'`,
  )
  return {
    answers: new Map(answers.map(({ attempt, itemId, value }) => [`${attempt.userId} ${itemId}`, value])),
    attempts: await db.attempt.count({ where: ofShort }),
    completed: await db.attempt.count({ where: { ...ofShort, completedAt: { not: null } } }),
    made: await db.analysis.count({ where: { completedAt: { not: null } } }),
    running: await db.job.count({ where: { kind: 'analysis', state: 'RUNNING' } }),
    takenAgain: await db.job.count({ where: { attempts: { gt: 1 } } }),
    failed: await db.job.count({ where: { state: 'FAILED' } }),
    waited: waited.map(({ asked, done }) => done.getTime() - asked.getTime()),
    connections,
    ...(await readRow({ commits: number, rollbacks: number }, transactions))!,
  }
}

const transactions = Prisma.sql`
  SELECT xact_commit AS "commits", xact_rollback AS "rollbacks" FROM pg_stat_database WHERE datname = 'trial'`

/** Counts the rows that exist twice although they must be unique: attempts, scores, analyses, makings and jobs. */
export async function countDuplicates(): Promise<number> {
  const once = {
    attempts: `"Attempt" a JOIN "TestVersion" v ON v."id" = a."versionId" WHERE v."testId" = 'interests-short' GROUP BY a."userId"`,
    scores: `"ScaleScore" GROUP BY "attemptId", "scaleId"`,
    analyses: `"Analysis" GROUP BY "userId"`,
    makings: `"Making" GROUP BY "userId"`,
    ofMakings: `"Job" WHERE "kind" = 'analysis' GROUP BY "payload" ->> 'makingId'`,
    ofTheClock: `"Job" WHERE "kind" <> 'analysis' GROUP BY "kind", "key"`,
  }
  let twice = 0
  for (const rows of Object.values(once))
    twice += (await readRows({ a: text }, Prisma.sql`SELECT 'a' AS "a" FROM ${Prisma.raw(rows)} HAVING count(*) > 1`))
      .length
  return twice
}
