// Long work in the background, an analysis, the chances of admission and a plan alike: it is made whole and once,
// whatever dies meanwhile. What only one of them does is in analysis-work, admission-work and careers-making.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdmissionFacts } from '#app/domain/admission/admission-facts.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { choose, pick } from '#tests/world/choices.ts'
import { makePerson } from '#tests/world/people.ts'
import { answerSteps, keptPlan, makePlanner, sendAbout } from '#tests/world/planner.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

type Person = Visitor & { username: string }

/** What is made: who may ask for it, how they ask, and what it is when it is whole. */
const kinds = {
  ANALYSIS: {
    prepare: async (site: Site) => {
      const person = await makePerson(site)
      await completeTests(site.database, person.username)
      return person
    },
    ask: (site: Site, as: Person) => site.visit('/app/personality/start', { as, form: {} }),
    expectWhole: async (site: Site, id: string) => {
      expect((await site.database.analysis.findUniqueOrThrow({ where: { id } })).text).not.toBeNull()
    },
  },
  ADMISSION: {
    prepare: async (site: Site) => {
      const person = await makePerson(site)
      await pick(site, person, ['abai', 'dulaty'])
      return person
    },
    ask: (site: Site, as: Person) =>
      choose(site, as, ['abai-b013', 'dulaty-b013'], { unt: '98', untSubjects: 'BIOLOGY+CHEMISTRY', rural: 'no' }),
    expectWhole: async (site: Site, id: string) => {
      const { facts } = await site.database.institutionAnalysis.findUniqueOrThrow({ where: { id } })
      expect((facts as AdmissionFacts).choices).toHaveLength(2)
    },
  },
  PLAN: {
    prepare: async (site: Site) => {
      const person = await makePlanner(site)
      await answerSteps(site, person)
      return person
    },
    ask: (site: Site, as: Person) => sendAbout(site, as),
    expectWhole: async (site: Site, id: string) => {
      const { status, total, tasks, userId } = await keptPlan(site, id)
      expect({ status, total }).toEqual({ status: 'ACTIVE', total: tasks.length })
      expect(total).toBeGreaterThan(10)
      expect(await site.database.achievement.count({ where: { userId, rule: 'firstPlan' } })).toBe(1)
      const told = await site.database.notification.findMany({ where: { userId } })
      expect(told.filter(({ params }) => (params as { rule: string }).rule === 'firstPlan')).toHaveLength(1)
    },
  },
} as const

type Kind = keyof typeof kinds
const everyKind = Object.keys(kinds) as Kind[]
type Wish = { kind: Kind; person: Person }

/** One person of each kind, about to ask. */
const prepareAll = (site: Site) =>
  Promise.all(everyKind.map(async (kind): Promise<Wish> => ({ kind, person: await kinds[kind].prepare(site) })))
const ask = (site: Site, { kind, person }: Wish) => kinds[kind].ask(site, person)
const makingsOf = ({ database }: Site, { kind, person: { username } }: Wish) =>
  database.making.findMany({ where: { kind, user: { username } } })
const becomes = (site: Site, wish: Wish, state: string) =>
  expect.poll(async () => (await makingsOf(site, wish)).map(making => making.state)).toEqual([state])
const idOf = async (site: Site, wish: Wish) => (await makingsOf(site, wish))[0]!.id
const jobOf = ({ database }: Site, { kind }: Wish, id: string) =>
  database.job.findFirstOrThrow({ where: { key: `${kind.toLowerCase()}:${id}` } })

it('outlives the worker that made it: killed at any moment, it is made whole and once', async () => {
  let site = await startServer()
  const { databaseUrl } = site
  const moments = [0, 3, 8, 15, 40]
  const asked: Wish[] = []
  for (const [at, delay] of moments.entries()) {
    const wishes = await prepareAll(site)
    asked.push(...wishes)
    // Each kind is the last to be asked for by turns; then the others have been under way a little longer.
    for (let turn = 1; turn <= wishes.length; turn += 1) await ask(site, wishes[(at + turn) % wishes.length]!)
    await wait(delay)
    await site.kill()
    site = await startServer({ databaseUrl })
    // What a dead worker held is free when its lease has run out; we do not wait for the minute.
    const lapsed = { leaseUntil: new Date(Date.now() - 1) }
    await site.database.job.updateMany({ where: { state: 'RUNNING' }, data: lapsed })
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
      await Promise.all(wishes.map(wish => ask(idle, wish)))
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
    const { databaseUrl } = idle
    await idle.stop()
    site = await startServer({ databaseUrl })
  })
  afterAll(() => site.stop())

  it('what was in the middle of a stage is taken up again, and made whole', async () => {
    for (const { wish, id } of scene.inTheMiddle) {
      await becomes(site, wish, 'DONE')
      await kinds[wish.kind].expectWhole(site, id)
      // The job is done a moment after what it makes.
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
