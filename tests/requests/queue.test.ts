// Rules of the job queue with several processes, on either engine.
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Prisma } from '#prisma/generated/client.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { postgresUrl } from '#tests/world/postgres.ts'

const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
const { db, inTurn } = await import('#app/database/client.server.ts')
const { listen, notify } = await import('#app/database/notices.server.ts')
const { reader } = await import('#app/database/reader.server.ts')
const { createSchedule } = await import('#app/background/schedule.server.ts')
const { communityVersion, contentVersion } = await import('#app/domain/content/content-cache.server.ts')
const { optimize } = await import('#app/database/statistics.server.ts')
const { enqueue } = await import('#app/domain/jobs/jobs.server.ts')
const { takeJob } = await import('#app/domain/jobs/leases.server.ts')

/** A second connection: for the database, another process. */
const other = openDatabase(databaseUrl)
beforeEach(() => db.job.deleteMany())
afterAll(async () => {
  await reader.close()
  await db.$disconnect()
  await other.$disconnect()
})

const hourAgo = () => new Date(Date.now() - 3_600_000)
const take = (now = new Date()) => takeJob({ only: ['email', 'plan'] }, { leaseMs: 30_000, inHand: [], now })
const promise = (runAt?: Date) => enqueue({ kind: 'email', payload: { email: {} }, ...(runAt && { runAt }) })

describe('the queue', () => {
  it('gives each of many who ask at once another job, and none to two', async () => {
    for (let count = 0; count < 30; count += 1) await promise()
    const taken = await Promise.all(Array.from({ length: 45 }, () => take()))
    const ids = taken.flatMap(job => job?.id ?? [])
    expect(ids).toHaveLength(30)
    expect(new Set(ids).size).toBe(30)
    expect(await db.job.count({ where: { state: 'RUNNING', attempts: 1 } })).toBe(30)
    expect(await take()).toBeNull()
  })

  it('gives the work of a worker that died first, then what has waited longest, and nothing before its time', async () => {
    await promise(new Date(Date.now() + 3_600_000))
    await enqueue({ kind: 'plan', payload: { makingId: 'waiting' }, runAt: hourAgo() })
    await promise()
    await db.job.create({ data: { kind: 'email', payload: {}, state: 'RUNNING', attempts: 2, leaseUntil: hourAgo() } })
    expect(await take()).toMatchObject({ kind: 'email', state: 'RUNNING', attempts: 3 })
    const second = await take()
    expect(second).toMatchObject({ kind: 'plan', attempts: 1, payload: { makingId: 'waiting' } })
    expect(second!.leaseUntil!.getTime()).toBeGreaterThan(Date.now())
    expect(second!.runAt).toBeInstanceOf(Date)
    expect(await take()).toMatchObject({ kind: 'email', attempts: 1 })
    expect(await take()).toBeNull()
  })

  it('holds one job of a key, and a transaction that asks for a second goes on', async () => {
    const ask = (client?: Parameters<typeof enqueue>[1]) =>
      enqueue({ kind: 'norms', payload: {}, key: 'norms:today' }, client)
    await Promise.all([ask(), ask(), ask()])
    await inTurn(async tx => {
      await ask(tx)
      await tx.profile.updateMany({ where: { user: { usernameFolded: 'dana' } }, data: { bio: 'went on' } })
    })
    expect(await db.job.count()).toBe(1)
    expect(await db.profile.count({ where: { bio: 'went on' } })).toBe(1)
  })

  it('is given what is due by the clock once, by however many workers', async () => {
    const now = new Date('2026-11-30T06:00:00Z')
    await Promise.all([1, 2, 3].map(() => createSchedule()(now)))
    const kinds = await db.job.groupBy({ by: ['kind'], _count: true })
    expect(kinds.map(({ kind, _count }) => `${kind} ${_count}`).sort()).toEqual(
      ['counts', 'deadlines', 'housekeeping', 'norms', 'popular', 'trends', 'week'].map(kind => `${kind} 1`),
    )
  })
})

describe('what is kept of content in memory', () => {
  it('is out of date from the next question on when another process has written', async () => {
    const [before, community] = [await contentVersion(), await communityVersion()]
    await other.test.updateMany({ where: { id: 'interests' }, data: { editedAt: new Date() } })
    expect(await contentVersion()).not.toBe(before)
    expect(await communityVersion()).toBe(community)
    const edited = await contentVersion()
    await other.job.create({ data: { kind: 'email', payload: {} } })
    expect(await contentVersion()).toBe(edited)
  })
})

it('who reads while the sizes of tables are counted again is answered', async () => {
  let counting = true
  const read = async () => {
    while (counting) {
      await reader.all(Prisma.sql`SELECT 1 AS "one"`)
      await turn()
    }
  }
  const readings = Array.from({ length: 20 }, read)
  await optimize()
  counting = false
  await Promise.all(readings)
})

describe.runIf(postgresUrl)('on PostgreSQL', () => {
  it('one process hears of work that another has queued, when its transaction has ended and not when it is taken back', async () => {
    let heard = 0
    const listening = listen('jobs', () => (heard += 1))
    // The listener is called once when it starts.
    await expect.poll(() => heard).toBe(1)
    await other
      .$transaction(async tx => {
        await notify('jobs', tx)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await other.$transaction(tx => notify('jobs', tx))
    await expect.poll(() => heard).toBe(2)
    await listening.stop()
  })

  it('a process whose line was cut hears again by itself', async () => {
    let heard = 0
    const listening = listen('jobs', () => (heard += 1))
    await expect.poll(() => heard).toBe(1)
    await other.$queryRaw`SELECT pg_terminate_backend(pid)::text FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`
    await expect.poll(() => heard).toBe(2)
    await notify('jobs', other)
    await expect.poll(() => heard).toBe(3)
    await listening.stop()
  })

  it('a statement of its own that is in a deadlock is done again', async () => {
    const kind = 'deadlock'
    await db.job.createMany({ data: ['a', 'b'].map(id => ({ id, kind, payload: {} })) })
    // The promise is wrapped in an object: returned directly, it would be awaited before the transaction ends.
    const ours = await other.$transaction(async tx => {
      await tx.job.update({ where: { id: 'b' }, data: { error: 'theirs' } })
      const written = db.job.updateMany({ where: { kind }, data: { error: 'ours' } }).then(({ count }) => count)
      // The statement holds the first row and waits for the second. PostgreSQL ends a deadlock in the session that
      // detects it, which is the one that has waited longest.
      const waits = () => other.$queryRaw`SELECT 1 FROM pg_stat_activity
        WHERE wait_event_type = 'Lock' AND datname = current_database() LIMIT 1`
      await expect.poll(waits, { interval: 20 }).toHaveLength(1)
      await tx.job.update({ where: { id: 'a' }, data: { error: 'theirs' } })
      return { written }
    })
    expect(await ours.written).toBe(2)
    expect(await db.job.count({ where: { error: 'ours' } })).toBe(2)
  })

  it('what a page asks of content at one time is one question', async () => {
    const asked = vi.spyOn(reader, 'all')
    const versions = await Promise.all(Array.from({ length: 20 }, () => contentVersion()))
    expect(asked).toHaveBeenCalledTimes(1)
    expect(new Set(versions).size).toBe(1)
    asked.mockRestore()
  })
})
