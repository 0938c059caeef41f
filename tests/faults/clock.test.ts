import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeTests } from '#tests/world/analysis.ts'
import { copyDatabase } from '#tests/world/database.ts'
import { publish } from '#tests/world/feed.ts'
import { makePerson, PASSWORD } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { seconds, recordFigure } from './fault.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const preload = join(import.meta.dirname, 'shifted-clock.mjs')

type Person = Visitor & { username: string }
let databaseUrl: string
let known: Person
const start = (days: number, settings: Record<string, string> = {}) =>
  startServer({
    databaseUrl,
    settings: { NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT_MS: String(days * DAY_MS), ...settings },
  })

beforeAll(async () => {
  databaseUrl = copyDatabase()
  const site = await start(0)
  known = await makePerson(site)
  await site.stop()
})
let site: Site | undefined
afterAll(() => site?.stop())

const signIn = ({ username }: Person, password: string) =>
  site!.visit('/auth/login', { form: { emailOrUsername: username, password } })

it.each([1, -1])(
  'a clock %i day off signs nobody out, keeps nobody waiting and loses nothing when it is set',
  async days => {
    site = await start(days)
    expect((await site.visit('/app/feed', { as: known })).status).toBe(200)
    const person = await makePerson(site, { paid: true })
    await completeTests(site.database, person.username)
    const postId = await publish(site, person, { text: `Сағат ${days} күнге жаңылды.` })
    for (const password of ['a', 'b', 'c', 'd', PASSWORD]) await signIn(person, password)
    await site.stop()

    // A worker with the wrong clock has died while making an analysis, and another analysis is due by that clock.
    site = await start(days, { WORKER: 'off' })
    const other = await makePerson(site, { paid: true })
    await completeTests(site.database, other.username)
    for (const as of [person, other])
      expect((await site.visit('/app/personality/start', { as, form: {} })).status).toBe(302)
    const [inHand, waiting] = await site.database.job.findMany({ where: { kind: 'analysis', state: 'WAITING' } })
    const then = new Date(Date.now() + days * DAY_MS)
    const held = { state: 'RUNNING', attempts: 1, leaseUntil: new Date(then.getTime() + 30_000) }
    await site.database.job.update({ where: { id: inHand!.id }, data: held })
    await site.database.job.update({ where: { id: waiting!.id }, data: { runAt: then } })
    await site.stop()

    site = await start(0)
    const set = performance.now()
    for (const as of [known, person]) expect((await site.visit('/app/feed', { as })).status).toBe(200)
    expect((await site.visit(`/app/feed/posts/${postId}`, { as: known })).status).toBe(200)
    expect((await signIn(person, PASSWORD)).status).toBe(302)
    await publish(site, person, { text: `Сағат ${days} күннен кейін түзелді.` })
    const left = () =>
      site!.database.making.count({
        where: { user: { username: { in: [person.username, other.username] } }, state: 'DONE' },
      })
    await expect.poll(left).toBe(2)
    recordFigure(
      `clock a day ${days > 0 ? 'ahead' : 'behind'}, then set`,
      `work left behind is done after ${seconds(set)} s`,
    )
    const jobs = await site.database.job.findMany({ where: { id: { in: [inHand!.id, waiting!.id] } } })
    expect(jobs.map(({ attempts }) => attempts).sort()).toEqual([1, 2])
    expect(site.complaints).toEqual([])
    await site.stop()
    site = undefined
  },
)
