// Rules for all background work. The worker runs in this process, with test handlers.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Work } from '#app/domain/jobs/work.ts'
import { copyDatabase } from '#tests/world/database.ts'

process.env.DATABASE_URL = copyDatabase()
const { db } = await import('#app/database/client.server.ts')
const { startWorker } = await import('#app/background/worker.server.ts')
const { handlers: real } = await import('#app/background/handlers.server.ts')
const { enqueue } = await import('#app/domain/jobs/jobs.server.ts')
const { askForMaking } = await import('#app/domain/makings/makings.server.ts')
const { runMaking } = await import('#app/domain/makings/run-making.server.ts')

type Run = (work: Work) => Promise<void>
type Options = { limitMs?: number; beatMs?: number; graceMs?: number; stopMs?: number }

const workers: ReturnType<typeof startWorker>[] = []
const complaints: string[] = []

/** Starts a worker that calls `run` for emails and does no other work. */
function work(run: Run, { limitMs = 60_000, ...timing }: Options = {}) {
  const email = { ...real.email, run: (_: unknown, given: Work) => run(given), limitMs }
  const idle = { run: () => Promise.resolve(), lane: 'quick', limitMs } as const
  const handlers = { ...real, email, housekeeping: idle, norms: idle }
  const worker = startWorker(complaint => complaints.push(complaint), { handlers, timing: { idleMs: 20, ...timing } })
  workers.push(worker)
  return worker
}
const promise = () => enqueue({ kind: 'email', payload: { email: {} } })
const theJob = () => db.job.findFirstOrThrow({ where: { kind: 'email' } })
const dueNow = () => db.job.updateMany({ where: { kind: 'email' }, data: { runAt: new Date(0) } })
const state = async () => (await theJob()).state
/** Ends only when aborted, and then at once. */
const hang: Run = ({ signal }) => wait(2 ** 30, undefined, { signal })

beforeEach(async () => {
  await db.job.deleteMany()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map(worker => worker.stop()))
  complaints.length = 0
})
afterAll(() => db.$disconnect())

describe('work that takes longer than it may', () => {
  it('is aborted, and only when it has ended is it queued again, as a failed attempt', async () => {
    let atWork = 0
    let most = 0
    let runs = 0
    let isAborted = false
    let cleanedUp = () => {}
    const cleaning = new Promise<void>(resolve => (cleanedUp = resolve))
    work(
      async given => {
        most = Math.max(most, ++atWork)
        runs += 1
        await hang(given).catch(() => undefined)
        isAborted = true
        if (runs === 1) await cleaning
        atWork -= 1
        given.signal.throwIfAborted()
      },
      { limitMs: 30, graceMs: 60_000 },
    )
    await promise()
    await expect.poll(() => isAborted).toBe(true)
    // The handler has not ended, so it still holds its job.
    expect(await theJob()).toMatchObject({ state: 'RUNNING', attempts: 1 })
    cleanedUp()
    await expect.poll(state).toBe('WAITING')
    expect(await theJob()).toMatchObject({ attempts: 1, error: 'Error ETIMEDOUT', leaseUntil: null })
    await dueNow()
    await expect.poll(() => runs).toBe(2)
    expect(most).toBe(1)
    expect(complaints.join()).toContain('ETIMEDOUT')
  })

  it('and does not end when told to is left behind, and changes nothing when it comes back', async () => {
    let runs = 0
    let comeBack = () => {}
    const stuck = new Promise<void>(resolve => (comeBack = resolve))
    work(() => (++runs === 1 ? stuck : Promise.reject(new Error())), { limitMs: 30, graceMs: 30 })
    await promise()
    await expect.poll(() => runs).toBe(1)
    await expect.poll(state).toBe('WAITING')
    comeBack()
    await dueNow()
    await expect.poll(async () => (await theJob()).attempts).toBe(2)
    await expect.poll(state).toBe('WAITING')
    expect((await theJob()).error).toBe('Error')
  })
})

describe('the lease of a job', () => {
  it('is extended while the work goes on, so that no other worker takes it', async () => {
    let runs = 0
    let finish = () => {}
    const done = new Promise<void>(resolve => (finish = resolve))
    const run = () => {
      runs += 1
      return done
    }
    work(run, { beatMs: 20 })
    work(run, { beatMs: 20 })
    await promise()
    await expect.poll(() => runs).toBe(1)
    for (let extended = 0; extended < 4; extended += 1) {
      const { leaseUntil } = await theJob()
      await expect.poll(async () => (await theJob()).leaseUntil).not.toEqual(leaseUntil)
    }
    finish()
    await expect.poll(state).toBe('DONE')
    expect(await theJob()).toMatchObject({ attempts: 1 })
    expect(runs).toBe(1)
  })

  it('that was lost ends the work, and what comes of it is not written', async () => {
    let aborted: unknown
    work(
      async given => {
        await hang(given).catch(() => undefined)
        aborted = given.signal.reason
      },
      { beatMs: 20 },
    )
    await promise()
    await expect.poll(state).toBe('RUNNING')
    // Another worker has taken the job over.
    const theirs = { attempts: 7, leaseUntil: new Date(Date.now() + 3_600_000) }
    await db.job.updateMany({ where: { kind: 'email' }, data: theirs })
    await expect.poll(() => aborted).toMatchObject({ code: 'ETAKEN' })
    await workers.pop()!.stop()
    expect(await theJob()).toMatchObject({ state: 'RUNNING', ...theirs })
  })

  it('is given back at once when the process stops, and the attempt does not count', async () => {
    const worker = work(hang, { stopMs: 10 })
    await promise()
    await expect.poll(state).toBe('RUNNING')
    await worker.stop()
    expect(await theJob()).toMatchObject({ state: 'WAITING', attempts: 0, leaseUntil: null })
    expect((await theJob()).runAt.getTime()).toBeLessThanOrEqual(Date.now())
  })
})

describe('something made for a person', () => {
  let userId: string
  beforeAll(async () => {
    userId = (await db.user.findUniqueOrThrow({ where: { usernameFolded: 'dana' } })).id
  })
  beforeEach(async () => {
    await db.making.deleteMany({ where: { userId } })
  })
  const ask = () => db.$transaction(tx => askForMaking(tx, 'ADMISSION', userId))
  const making = (id: string) => db.making.findUniqueOrThrow({ where: { id } })
  const given = (signal = new AbortController().signal): Work => ({ signal, report: () => undefined })

  it('by two attempts side by side is written by the later one only', async () => {
    const id = await ask()
    const written: string[] = []
    const store = (attempt: string) => {
      written.push(attempt)
      return Promise.resolve()
    }
    let goOn = () => {}
    const late = new Promise<void>(resolve => (goOn = resolve))
    let onStart = () => {}
    const first = new Promise<void>(resolve => (onStart = resolve))
    const old = runMaking(id, given(), async attempt => {
      await attempt.passed(1)
      onStart()
      await late
      await attempt.finish(() => store('old'))
    })
    await first
    await runMaking(id, given(), async attempt => {
      await attempt.passed(2)
      goOn()
      await old
      expect(await making(id)).toMatchObject({ state: 'RUNNING', stage: 2, attempt: 2 })
      await attempt.finish(() => store('new'))
    })
    expect(written).toEqual(['new'])
    expect(await making(id)).toMatchObject({ state: 'DONE', stage: 4, openKey: null })
    // A finished making is not made again.
    await runMaking(id, given(), () => Promise.reject(new Error('again')))
  })

  it('passes no stage and writes nothing once it was aborted, and waits for its next attempt', async () => {
    const id = await ask()
    const stop = new AbortController()
    const reason = Object.assign(new Error('too long'), { code: 'ETIMEDOUT' })
    const run = runMaking(id, given(stop.signal), async attempt => {
      await attempt.passed(1)
      stop.abort(reason)
      await attempt.passed(2)
    })
    await expect(run).rejects.toBe(reason)
    expect(await making(id)).toMatchObject({ state: 'WAITING', stage: 1, error: 'Error ETIMEDOUT' })
    expect(await db.job.count({ where: { key: `admission:${id}` } })).toBe(1)
  })

  it('takes back what it wrote when it cannot be finished', async () => {
    const id = await ask()
    const run = runMaking(id, given(), attempt =>
      attempt.finish(async tx => {
        await tx.profile.update({ where: { userId }, data: { bio: 'half written' } })
        throw new TypeError()
      }),
    )
    await expect(run).rejects.toThrow(TypeError)
    expect(await making(id)).toMatchObject({ state: 'WAITING', error: 'TypeError' })
    expect((await db.profile.findUniqueOrThrow({ where: { userId } })).bio).not.toBe('half written')
  })
})
