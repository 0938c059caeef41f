// Long background work (personality analyses, analyses of admission, plans) is completed, and once, even if workers are
// killed. Rules of a single kind are tested in analysis-work, admission-work and careers-making.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { letScheduleBegin, openDatabase } from '#tests/world/database.ts'
import {
  requestMaking,
  becomes,
  everyKind,
  idOf,
  jobOf,
  kinds,
  makingsOf,
  prepareAll,
  type Wish,
} from '#tests/world/makings.ts'
import { type Site, startServer } from '#tests/world/server.ts'

it('outlives the worker that made it: killed at any moment, it is made whole and once', async () => {
  let site = await startServer()
  const { databaseUrl } = site
  const moments = [0, 3, 8, 15, 40]
  const asked: Wish[] = []
  for (const [at, delay] of moments.entries()) {
    const wishes = await prepareAll(site)
    asked.push(...wishes)
    // Each kind is requested last once, so that the others have been running for a little longer.
    for (let turn = 1; turn <= wishes.length; turn += 1) await requestMaking(site, wishes[(at + turn) % wishes.length]!)
    await wait(delay)
    await site.kill()
    // The job of a dead worker becomes free when its lease expires. Expire it now instead of waiting a minute. Reset
    // the attempts, because on a slow machine the first jobs are interrupted every time and would be given up after
    // three attempts.
    const lapsed = { leaseUntil: new Date(Date.now() - 1), attempts: 1 }
    const database = openDatabase(databaseUrl)
    await database.job.updateMany({ where: { state: 'RUNNING' }, data: lapsed })
    await database.$disconnect()
    site = await startServer({ databaseUrl })
  }
  expect(asked).toHaveLength(moments.length * everyKind.length)
  for (const wish of asked) {
    await becomes(site, wish, 'DONE')
    const [making] = await makingsOf(site, wish)
    expect(making, wish.kind).toMatchObject({ stage: 4, openKey: null })
    await kinds[wish.kind].expectWhole(site, making!.id)
  }
  await site.stop()
})

describe('of a worker that is gone', () => {
  let site: Site
  const scene: Record<'inTheMiddle' | 'forgotten', { wish: Wish; id: string }[]> = { inTheMiddle: [], forgotten: [] }
  const left: { wish: Wish; id: string }[] = []
  beforeAll(async () => {
    const idle = await startServer({ settings: { WORKER: 'off' } })
    const { database } = idle
    const askedOf = async () => {
      const wishes = await prepareAll(idle)
      await Promise.all(wishes.map(wish => requestMaking(idle, wish)))
      return Promise.all(wishes.map(async wish => ({ wish, id: await idOf(idle, wish) })))
    }
    scene.inTheMiddle = await askedOf()
    for (const { wish, id } of scene.inTheMiddle) {
      const running = { state: 'RUNNING', attempts: 1, leaseUntil: new Date(Date.now() - 1) }
      await database.job.update({ where: { id: (await jobOf(idle, wish, id)).id }, data: running })
      await database.making.update({ where: { id }, data: { state: 'RUNNING', stage: wish.kind === 'PLAN' ? 3 : 2 } })
    }
    scene.forgotten = await askedOf()
    for (const { wish, id } of scene.forgotten) {
      await database.making.update({ where: { id }, data: { heartbeatAt: new Date(Date.now() - 61 * 60_000) } })
      await database.job.delete({ where: { id: (await jobOf(idle, wish, id)).id } })
    }
    left.push(...(await askedOf()))
    for (const { wish } of left) await database.user.delete({ where: { usernameFolded: wish.person.username } })
    await letScheduleBegin(database)
    const { databaseUrl } = idle
    await idle.stop()
    site = await startServer({ databaseUrl })
  })
  afterAll(() => site.stop())

  it('what was in the middle of a stage is taken up again, and made whole', async () => {
    for (const { wish, id } of scene.inTheMiddle) {
      await becomes(site, wish, 'DONE')
      await kinds[wish.kind].expectWhole(site, id)
      // The job is marked as done shortly after its making.
      await expect.poll(() => jobOf(site, wish, id)).toMatchObject({ state: 'DONE', attempts: 2 })
    }
  })

  it('what nobody has taken up within an hour is given up', async () => {
    for (const { wish } of scene.forgotten) await becomes(site, wish, 'FAILED')
  })

  it('what somebody asked for who has left meanwhile troubles nobody', async () => {
    for (const { wish, id } of left) {
      expect(await site.database.making.count({ where: { id } })).toBe(0)
      await expect.poll(async () => (await jobOf(site, wish, id)).state).toBe('DONE')
    }
    expect(await site.database.plan.count({ where: { id: { in: left.map(({ id }) => id) } } })).toBe(0)
    expect(site.complaints).toEqual([])
  })
})
