// Personality analyses are made in the background, in visible stages, and once. Recovery after a killed worker is
// tested in makings.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/personality.ts'
import waiting from '#app/i18n/locales/en/waiting.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const page = '/app/personality'
type Person = Visitor & { username: string }

async function makeReady(site: Site) {
  const person = await makePerson(site)
  await completeTests(site.database, person.username)
  return person
}
const start = (site: Site, as: Visitor) => site.visit(`${page}/start`, { as, form: {} })
const analysesOf = (site: Site, { username }: Person) =>
  site.database.analysis.findMany({ where: { user: { username } }, include: { making: true } })
const settled = (site: Site, person: Person, state = 'DONE') =>
  expect.poll(async () => (await analysesOf(site, person)).at(-1)?.making?.state).toBe(state)

/** A server that runs no background work. */
let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

describe('while nobody works', () => {
  let person: Person
  beforeAll(async () => {
    person = await makeReady(site)
    await start(site, person)
  })
  afterAll(() => site.database.job.deleteMany())
  const openPage = (cookies: Record<string, string> = {}) =>
    site.visit(page, { as: person, cookies: { language: 'en', ...cookies } })
  const pass = async (stage: number) => {
    const [{ id } = { id: '' }] = await analysesOf(site, person)
    await site.database.making.update({ where: { id }, data: { stage } })
  }

  it('the page waits with the four stages, and shows them as they pass', async () => {
    for (const stage of [0, 1, 2, 3]) {
      await pass(stage)
      const main = mainOf((await openPage()).text)
      expect(main).toContain(words['loading.title'])
      expect(main.split(waiting['state.full'])).toHaveLength(stage + 1)
      expect(main.split(waiting['state.half'])).toHaveLength(2)
      expect(main).toContain(words['loading.again'])
    }
  })

  it('asked for again meanwhile is waited for, and says so', async () => {
    const again = await start(site, person)
    expect([again.location, again.setCookies.join()]).toEqual([page, expect.stringContaining('toast=analysis-waits')])
    expect(await analysesOf(site, person)).toHaveLength(1)
  })

  it('it looks again by itself: for who has no script, and in the lite version', async () => {
    const refresh = '<meta http-equiv="refresh" content="3"/>'
    expect((await openPage()).text).toContain(`<noscript>${refresh}</noscript>`)
    expect((await openPage()).headers.refresh).toBeUndefined()
    const lite = await openPage({ lite: '1' })
    expect(lite.headers.refresh).toBe('3')
    expect(lite.text).not.toMatch(/<noscript>|http-equiv="refresh"/)
    expect((await site.visit('/app/tests', { as: person })).text).not.toContain('http-equiv="refresh"')
  })

  it('a page with script asks in a few bytes how far it is', async () => {
    await pass(2)
    const { text, bytes } = await site.visit(`${page}/progress`, { as: person })
    expect(JSON.parse(text)).toEqual({ state: 'LOADING', stage: 2 })
    expect(bytes).toBeLessThan(200)
  })

  it('a second wish changes nothing', async () => {
    await start(site, person)
    expect(await analysesOf(site, person)).toHaveLength(1)
    expect(await site.database.job.count({ where: { kind: 'analysis' } })).toBe(1)
  })
})

describe('an analysis', () => {
  it('that cannot be made is given up, and may be asked for again at once', async () => {
    const person = await makeReady(site)
    await start(site, person)
    // A scale score is missing, and this is the job's last attempt.
    const lost = await site.database.scaleScore.findMany({
      where: { attempt: { user: { username: person.username } }, scale: { key: 'openness' } },
    })
    await site.database.scaleScore.deleteMany({ where: { scaleId: { in: lost.map(({ scaleId }) => scaleId) } } })
    await site.database.job.updateMany({ where: { kind: 'analysis' }, data: { attempts: 2 } })
    const worker = await startServer(site)
    await settled(site, person, 'FAILED')
    await expect.poll(() => worker.complaints.join()).toContain('ENOANSWERS')
    const main = mainOf((await site.visit(page, { as: person, cookies: { language: 'en' } })).text)
    expect(main).toContain(words['failed.title'])

    for (const score of lost) await site.database.scaleScore.create({ data: score })
    await start(site, person)
    await settled(site, person)
    expect(await analysesOf(site, person)).toHaveLength(2)
    await worker.stop()
  })
})
