// Analyses of institutions are made in the background, in visible stages, and once. Recovery after a killed worker is
// tested in makings.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/chances.ts'
import waiting from '#app/i18n/locales/en/waiting.ts'
import { chosenOn, choose, pick } from '#tests/world/choices.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { FormFields, Visitor } from '#tests/world/visit.ts'

const chosen = ['abai-b013', 'dulaty-b013']
const entered = { unt: '98', untSubjects: 'BIOLOGY+CHEMISTRY', rural: 'no' }
type Person = Visitor & { username: string }

async function makePicker(site: Site): Promise<Person> {
  const person = await makePerson(site)
  await pick(site, person, ['abai', 'dulaty'])
  return person
}
const start = (site: Site, as: Visitor, form: FormFields = {}) => choose(site, as, chosen, { ...entered, ...form })
const analysesOf = (site: Site, { username }: Person) =>
  site.database.institutionAnalysis.findMany({
    where: { user: { username } },
    include: { making: true },
    orderBy: { createdAt: 'asc' },
  })
const settled = (site: Site, person: Person, state = 'DONE') =>
  expect.poll(async () => (await analysesOf(site, person)).at(-1)?.making?.state).toBe(state)

/** A server that runs no background work. */
let site: Site
beforeAll(async () => void (site = await borrowSite({ WORKER: 'off' })))
afterAll(() => site.stop())

describe('while nobody works', () => {
  let person: Person
  let path: string
  beforeAll(async () => {
    person = await makePicker(site)
    path = (await start(site, person)).location!
  })
  afterAll(() => site.database.job.deleteMany())
  const openPage = (cookies: Record<string, string> = {}) =>
    site.visit(path, { as: person, cookies: { language: 'en', ...cookies } })
  const pass = (stage: number) => site.database.making.updateMany({ data: { stage } })

  it('the page waits with the four stages by name, and shows them as they pass', async () => {
    for (const stage of [0, 1, 2, 3]) {
      await pass(stage)
      const main = mainOf((await openPage()).text)
      expect(main).toContain(words['loading.title'])
      for (const name of ['stage.1', 'stage.2', 'stage.3', 'stage.4'] as const) expect(main).toContain(words[name])
      expect(main.split(waiting['state.full'])).toHaveLength(stage + 1)
      expect(main.split(waiting['state.half'])).toHaveLength(2)
      expect(main).toContain(words['loading.again'])
    }
  })

  it('it looks again by itself: for who has no script, and in the lite version', async () => {
    const refresh = '<meta http-equiv="refresh" content="2"/>'
    expect((await openPage()).text).toContain(`<noscript>${refresh}</noscript>`)
    expect((await openPage()).headers.refresh).toBeUndefined()
    const lite = await openPage({ lite: '1' })
    expect(lite.headers.refresh).toBe('2')
    expect(lite.text).not.toMatch(/<noscript>|http-equiv="refresh"|<script/)
  })

  it('a page with script asks in a few bytes how far it is', async () => {
    await pass(2)
    const { text, bytes, headers } = await site.visit(`${path}/progress`, { as: person })
    expect(JSON.parse(text)).toEqual({ state: 'LOADING', stage: 2 })
    expect(headers['cache-control']).toBe('no-store')
    expect(bytes).toBeLessThan(200)
  })

  it('the list says that it is on its way, and compares nothing yet', async () => {
    const { text } = await site.visit('/app/institutions/analyses', { as: person, cookies: { language: 'en' } })
    expect(mainOf(text)).toContain(words['history.underWay'])
    expect(text).not.toContain('id="one"')
  })

  it('the same form sent again, and another one, lead to the one under way; the other one is told why', async () => {
    const one = await makePicker(site)
    const idempotencyKey = crypto.randomUUID()
    const first = await start(site, one, { idempotencyKey })
    for (const form of [{ idempotencyKey }, {}, { major: 'dulaty-b013', unt: '140' }] as FormFields[]) {
      const { location, setCookies } = await start(site, one, form)
      expect(location).toBe(first.location)
      expect(setCookies.join().includes('toast=analysis-waits')).toBe(form.idempotencyKey === undefined)
    }
    const [{ id } = { id: '' }, ...more] = await analysesOf(site, one)
    expect(more).toEqual([])
    expect(await site.database.job.count({ where: { key: `admission:${id}` } })).toBe(1)
    // The values of the refused form are not saved either.
    const record = await site.database.academicRecord.findFirst({ where: { user: { username: one.username } } })
    expect(record?.unt).toBe(98)
  })

  it('twenty at once, of one form or of twenty, are one', async () => {
    for (const idempotencyKey of [crypto.randomUUID(), undefined]) {
      const one = await makePicker(site)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => start(site, one, idempotencyKey === undefined ? {} : { idempotencyKey })),
      )
      const [{ id } = { id: '' }, ...more] = await analysesOf(site, one)
      expect(more).toEqual([])
      expect(new Set(answers.map(({ location }) => location))).toEqual(new Set([`/app/institutions/analyses/${id}`]))
      expect(await site.database.institutionChoice.count({ where: { analysisId: id } })).toBe(2)
    }
    expect(site.complaints).toEqual([])
  })
})

describe('an analysis', () => {
  let worker: Site
  afterAll(() => worker.stop())

  it('that cannot be made says so, keeps the choice, and may be asked for again', async () => {
    const person = await makePicker(site)
    const { location } = await start(site, person)
    // The newest fit is invalid, even after the one made at the start, and this is the job's last attempt.
    const computedAt = new Date(Date.now() + 24 * 60 * 60_000)
    const { id } = await site.database.chanceFit.create({ data: { computedAt, figures: {} } })
    await site.database.job.updateMany({ where: { kind: 'admission' }, data: { attempts: 2 } })
    worker = await startServer(site)
    await settled(site, person, 'FAILED')
    await expect.poll(() => worker.complaints.join()).toContain('TypeError')
    expect(worker.complaints.join()).not.toContain(person.username)

    const failed = await site.visit(location!, { as: person, cookies: { language: 'en' } })
    expect(failed.status).toBe(200)
    expect(mainOf(failed.text)).toContain(words['failed.title'])
    const on = tagsOf(failed.text, 'a').find(({ href }) => href?.includes('?of='))!.href!
    expect(on).toBe(`/app/institutions/programmes?of=${location!.split('/').at(-1)}`)
    const form = (await site.visit(on, { as: person })).text
    expect(chosenOn(form).filter(value => value !== '')).toEqual(chosen)
    expect(valuesOf(form, 'unt')).toEqual(['98'])
    expect(mainOf((await site.visit('/app/institutions/analyses', { as: person, cookies: { language: 'en' } })).text)).toContain(words['history.none']) // oxfmt-ignore
    expect(JSON.parse((await site.visit(`${location}/progress`, { as: person })).text)).toMatchObject({
      state: 'FAILED',
    })

    await site.database.chanceFit.delete({ where: { id } })
    await start(site, person)
    await settled(site, person)
    expect(await analysesOf(site, person)).toHaveLength(2)
  })

  it('sent again when it is there leads to it, and is not made anew', async () => {
    const person = await makePicker(site)
    const idempotencyKey = crypto.randomUUID()
    const first = await start(site, person, { idempotencyKey })
    await settled(site, person)
    expect((await start(site, person, { idempotencyKey, unt: '120' })).location).toBe(first.location)
    expect(await analysesOf(site, person)).toHaveLength(1)
    expect((await start(site, person)).location).not.toBe(first.location)
    await settled(site, person)
    expect(await analysesOf(site, person)).toHaveLength(2)
  })
})
