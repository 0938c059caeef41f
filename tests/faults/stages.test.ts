import Database from 'better-sqlite3'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { letScheduleBegin, placeOf } from '#tests/world/database.ts'
import { requestMaking, becomes, everyKind, idOf, jobOf, kinds, makingsOf, type Wish } from '#tests/world/makings.ts'
import { postgresUrl } from '#tests/world/postgres.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { engine, startWorker, recordFigure } from './fault.ts'

const STAGES = [1, 2, 3, 4] as const

let site: Site
beforeAll(async () => void (site = await startServer({ settings: { WORKER: 'off' } })))
afterAll(() => site.stop())

/** Blocks the write that completes a stage of this making. */
const holdUp = {
  SQLite: (stage: number, id: string) => [
    `CREATE TRIGGER "hold" BEFORE UPDATE ON "Making" WHEN NEW."stage" = ${stage} AND NEW."id" = '${id}' BEGIN
       SELECT COUNT(*) FROM (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c); END`,
  ],
  PostgreSQL: (stage: number, id: string) => [
    `CREATE OR REPLACE FUNCTION "hold"() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN PERFORM pg_sleep(3600); RETURN NEW; END'`,
    `CREATE TRIGGER "hold" BEFORE UPDATE ON "Making" FOR EACH ROW
       WHEN (NEW."stage" = ${stage} AND NEW."id" = '${id}') EXECUTE FUNCTION "hold"()`,
  ],
}

/** Checks whether a process is blocked there. On SQLite, no other process can then write for longer than anything else
 *  takes. */
async function isHeld() {
  if (postgresUrl) {
    const [row] = await site.database.$queryRaw<{ held: bigint }[]>`
      SELECT COUNT(*) AS "held" FROM pg_stat_activity WHERE wait_event = 'PgSleep' AND datname = current_database()`
    return Number(row?.held) > 0
  }
  const other = new Database(placeOf(site.databaseUrl), { timeout: 2_000 })
  try {
    other.exec('BEGIN IMMEDIATE; ROLLBACK')
    return false
  } catch {
    return true
  } finally {
    other.close()
  }
}

async function letGo(jobId: string) {
  const { database } = site
  if (postgresUrl) {
    await database.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE wait_event = 'PgSleep' AND datname = current_database()`
    await database.$executeRawUnsafe('DROP TRIGGER "hold" ON "Making"')
  } else await database.$executeRawUnsafe('DROP TRIGGER "hold"')
  // A job held by a dead worker is free when its lease expires. The lease is set to expired instead of waiting for half
  // a minute.
  const lapsed = { leaseUntil: new Date(Date.now() - 1) }
  await database.job.update({ where: { id: jobId }, data: lapsed })
}

const killedIn: Wish[] = []

// Afterwards a worker has only the jobs of these tests to do.
it('a worker does what is due by the clock', async () => {
  await letScheduleBegin(site.database)
  const stop = startWorker(site)
  const due = { state: { in: ['WAITING', 'RUNNING'] }, runAt: { lte: new Date() } }
  const left = () => site.database.job.count({ where: due })
  const done = () => site.database.job.count({ where: { state: 'DONE', kind: 'norms' } })
  await expect.poll(async () => [await done(), await left()]).toEqual([1, 0])
  await stop()
})

it.each(everyKind.flatMap(kind => STAGES.map(stage => ({ kind, stage }))))(
  'a worker killed where stage $stage of $kind ends leaves work that another one does whole and once',
  async ({ kind, stage }) => {
    const wish: Wish = { kind, person: await kinds[kind].prepare(site) }
    await requestMaking(site, wish)
    const id = await idOf(site, wish)
    for (const sql of holdUp[engine](stage, id)) await site.database.$executeRawUnsafe(sql)
    const pullThePlug = startWorker(site)
    await expect.poll(isHeld, { interval: 20 }).toBe(true)
    await pullThePlug()
    await letGo((await jobOf(site, wish, id)).id)
    expect((await makingsOf(site, wish))[0]).toMatchObject({ state: 'RUNNING', stage: stage - 1, attempt: 1 })

    const stop = startWorker(site)
    await becomes(site, wish, 'DONE')
    await expect.poll(() => jobOf(site, wish, id)).toMatchObject({ state: 'DONE', attempts: 2 })
    await stop()
    await kinds[kind].expectWhole(site, id)
    expect((await makingsOf(site, wish))[0]).toMatchObject({ stage: 4, attempt: 2, openKey: null })
    killedIn.push(wish)
  },
)

it('says how often', () => {
  expect(killedIn).toHaveLength(everyKind.length * STAGES.length)
  recordFigure(
    'worker killed where each stage ends',
    `${killedIn.length} makings of three kinds, each made whole and once`,
  )
})
