// Analytics of the whole site: counted by day, read from sums.
import { inspect } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addDays } from '#app/domain/calendar/days.ts'
import { unlimited } from '#app/domain/jobs/work.ts'
import auditWords from '#app/i18n/locales/ru/auditTexts.ts'
import words from '#app/i18n/locales/ru/siteFigures.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { mainOf, tagsOf } from '#tests/world/page.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { newVisitor, type Visitor } from '#tests/world/visit.ts'
import { tablesOf } from '#tests/world/tables.ts'

const databaseUrl = copyDatabase()
// The domain counts in this process, on the server's database.
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'
const { keepDailyCounts } = await import('#app/domain/sums/keep-counts.server.ts')
const { makePerson, PASSWORD } = await import('#tests/world/people.ts')

const database = openDatabase(databaseUrl)
const DAY_MS = 24 * 60 * 60 * 1000
const today = calendarDay(new Date())
const PAGE = '/admin/analytics'

let site: Site
let ministry: Visitor
beforeAll(async () => {
  site = await startServer({ databaseUrl, settings: { WORKER: 'off' } })
  ministry = await site.signIn('ministry')
})
afterAll(async () => {
  await site.stop()
  await database.$disconnect()
})

const read = async (path: string, as = ministry) => {
  const { status, text } = await site.visit(path, { as, cookies: { language: 'ru' } })
  return { status, text, main: mainOf(text).replaceAll('\u00a0', ' ') }
}
const format = (message: string, values: Record<string, unknown>) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const idOf = async (username: string) =>
  (await database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id

const count = () => keepDailyCounts(unlimited)
const sumsOf = (where: object) =>
  database.dailyCount.findMany({
    where,
    orderBy: [{ measure: 'asc' }, { region: 'asc' }, { day: 'asc' }, { scope: 'asc' }],
  })
const sumOf = async (measure: string, where: object = {}) =>
  (await database.dailyCount.aggregate({ _sum: { count: true }, where: { measure, region: '', ...where } }))._sum
    .count ?? 0

/** The people the sums count. */
const learner = {
  systemRole: 'USER',
  memberships: { none: { status: 'ACTIVE', role: { not: 'ORG_STUDENT' } } },
}
const of = { user: learner }

describe('the sums of days', () => {
  it('are together what the tables hold', async () => {
    await count()
    const done = { completedAt: { not: null } }
    const made = { status: { not: 'PENDING' } }
    const direct = {
      'people.signed-up': await database.user.count({ where: learner }),
      'people.onboarded': await database.user.count({ where: { ...learner, onboardedAt: { not: null } } }),
      'people.tested': await database.user.count({ where: { ...learner, attempts: { some: done } } }),
      'people.analysed': await database.user.count({ where: { ...learner, analyses: { some: done } } }),
      'people.weighed': await database.user.count({ where: { ...learner, institutionAnalyses: { some: done } } }),
      'people.planned': await database.user.count({ where: { ...learner, plans: { some: made } } }),
      'tests.started': await database.attempt.count({ where: of }),
      'tests.completed': await database.attempt.count({ where: { ...of, ...done } }),
      'analyses.made': await database.analysis.count({ where: { ...of, ...done } }),
      'admissions.made': await database.institutionAnalysis.count({ where: { ...of, ...done } }),
      'plans.made': await database.plan.count({ where: { ...of, ...made } }),
      'institutions.picked': await database.institutionPick.count({ where: of }),
      thumbs: await database.recommendation.count({ where: { ...of, rank: { lte: 20 } } }),
    }
    const sums = Object.fromEntries(
      await Promise.all(Object.keys(direct).map(async measure => [measure, await sumOf(measure)] as const)),
    )
    expect(sums).toEqual(direct)
    expect(direct['tests.completed']).toBeGreaterThan(10)
    for (const { id } of await database.test.findMany({ select: { id: true } })) {
      const taken = await database.attempt.count({ where: { ...of, ...done, version: { testId: id } } })
      expect(await sumOf('tests.completed', { scope: id }), id).toBe(taken)
    }
  })

  it('of regions are together those of the whole site', async () => {
    for (const measure of ['people.onboarded', 'tests.completed', 'institutions.picked']) {
      const regions = await sumsOf({ measure, region: { not: '' } })
      expect(
        regions.reduce((all, row) => all + row.count, 0),
        measure,
      ).toBe(await sumOf(measure))
    }
    const inAlmaty = await database.user.count({
      where: { ...learner, onboardedAt: { not: null }, profile: { city: { region: 'almaty' } } },
    })
    const sum = await database.dailyCount.aggregate({
      _sum: { count: true },
      where: { measure: 'people.onboarded', region: 'almaty' },
    })
    expect(inAlmaty).toBeGreaterThan(0)
    expect(sum._sum.count).toBe(inAlmaty)
  })

  it('counted again are the same, and begun in the middle are made whole', async () => {
    const before = await sumsOf({})
    await count()
    expect(await sumsOf({})).toEqual(before)
    // As if counting had stopped ten days ago.
    await database.dailyCount.deleteMany({
      where: { day: { gt: addDays(today, -10) }, measure: { notIn: ['people.active'] } },
    })
    await count()
    expect(await sumsOf({})).toEqual(before)
  })

  it('stop when they are told to, and lose nothing by it', async () => {
    const before = await sumsOf({})
    await database.dailyCount.deleteMany({ where: { measure: { notIn: ['people.active'] } } })
    const stopping = new AbortController()
    let days = 0
    const signal = new Proxy(stopping.signal, {
      get: (target, name) => {
        if (name !== 'throwIfAborted') return Reflect.get(target, name) as unknown
        if ((days += 1) === 100) stopping.abort(new Error('stop'))
        return () => target.throwIfAborted()
      },
    })
    await expect(keepDailyCounts({ signal })).rejects.toThrow('stop')
    expect((await sumsOf({})).length).toBeLessThan(before.length)
    await count()
    expect(await sumsOf({})).toEqual(before)
  })

  it('keep a person who is gone, except in the days that are not over', async () => {
    const versionId = 'values-v1'
    const person = await makePerson(site)
    const id = await idOf(person.username)
    const at = (days: number) => new Date(Date.now() - days * DAY_MS)
    await database.attempt.create({
      data: { userId: id, versionId, language: 'kk', startedAt: at(0), completedAt: at(0) },
    })
    await count()
    const before = { people: await sumOf('people.signed-up'), tests: await sumOf('tests.completed') }
    // A sum of a month ago stays when the person is deleted today; sums of recent days are counted anew.
    const day = addDays(today, -30)
    await database.dailyCount.create({
      data: { day, measure: 'tests.completed', scope: 'gone-with-a-person', count: 1 },
    })
    await database.user.delete({ where: { id } })
    await count()
    expect(await sumOf('people.signed-up')).toBe(before.people - 1)
    expect(await sumOf('tests.completed')).toBe(before.tests - 1 + 1)
    await database.dailyCount.deleteMany({ where: { scope: 'gone-with-a-person' } })
  })

  it('count a person who comes back once a day, however often they sign in, and nobody who works here', async () => {
    const active = () => sumOf('people.active', { day: today })
    const person = await makePerson(site)
    const id = await idOf(person.username)
    const before = await active()
    const form = { emailOrUsername: person.username, password: PASSWORD }
    expect((await site.visit('/auth/login', { form })).status).toBe(302)
    await site.signIn('teacher')
    expect(await active()).toBe(before)
    // A session of yesterday continues today.
    await database.user.update({ where: { id }, data: { lastSeenOn: addDays(today, -1) } })
    await database.session.updateMany({ where: { userId: id }, data: { lastSeenAt: new Date(Date.now() - DAY_MS) } })
    await site.visit('/app/feed', { as: person })
    await site.visit('/app/tests', { as: person })
    expect(await active()).toBe(before + 1)
    expect((await database.user.findUniqueOrThrow({ where: { id } })).lastSeenOn).toBe(today)
  })
})

/** Adds counts, by default of three days ago. */
async function add(measure: string, counts: { day?: string; region?: string; scope?: string; count: number }[]) {
  const data = counts.map(given => ({ day: addDays(today, -3), ...given, measure }))
  await database.dailyCount.createMany({ data })
}

describe('the pages of analytics', () => {
  it('open in every period, and lead to each other', async () => {
    for (const path of ['', '/way', '/top', '/regions', '/organizations', '/visits', '/opinions']) {
      for (const by of ['', 'week', 'month', 'century']) {
        expect((await read(`${PAGE}${path}?by=${by}`)).status, `${path} ${by}`).toBe(200)
      }
    }
    const links = tagsOf((await read(`${PAGE}?by=week`)).text, 'a').map(({ href }) => href)
    expect(links).toContain(`${PAGE}/regions?by=week`)
    expect(links).toContain(`${PAGE}?by=month`)
    expect(links).toContain(`${PAGE}/export?by=week`)
  })

  it('tell what happened in a period, and what happened before it does not count', async () => {
    await database.dailyCount.deleteMany()
    expect((await read(PAGE)).main).toContain(words.nothing)
    await add('people.signed-up', [
      { count: 1234, scope: '2026-11' },
      { count: 70, day: addDays(today, -40), scope: '2026-10' },
    ])
    await add('tests.completed', [{ count: 20, scope: 'values' }])
    await add('tests.started', [{ count: 31, scope: 'values' }])
    const conclusion = (span: string, people: string) =>
      format(words['overview.said'], { span, people, tests: 20, analyses: 0, plans: 0 })
    expect((await read(PAGE)).main).toContain(conclusion('30 дней', '1 234'))
    expect((await read(`${PAGE}?by=week`)).main).toContain(conclusion('12 недель', '1 304'))
    expect((await read(PAGE)).main).toContain('Ценности в работе 31 20')
  })

  it('tell where people stop, and no numbers of fewer than five', async () => {
    const scope = today.slice(0, 7)
    await database.dailyCount.deleteMany()
    await add('people.signed-up', [{ scope, count: 40 }])
    await add('people.onboarded', [{ scope, count: 36 }])
    await add('people.tested', [{ scope, count: 12 }])
    await add('people.planned', [{ scope, count: 3 }])
    const { main } = await read(`${PAGE}/way`)
    expect(main).toContain(format(words['way.said'], { people: 40, planned: words.few }))
    const lost = { after: words['step.people.onboarded'], before: words['step.people.tested'] }
    expect(main).toContain(format(words['way.lost'], lost))
    expect(main).toContain(`${words['step.people.onboarded']} 36, 90 %`)
    expect(main).toMatch(new RegExp(`40 36 12 0 0 ${words.few}`))
    const early = (await read(`${PAGE}/way?month=${addDays(`${scope}-01`, -1).slice(0, 7)}`)).main
    expect(early).toContain(words.nothing)
  })

  it('tell the professions and institutions counted most, of everybody and of a region', async () => {
    await database.dailyCount.deleteMany()
    await add('professions.recommended', [
      { scope: 'nurse', count: 12 },
      { scope: 'actor', count: 4 },
      { scope: 'ecologist', count: 1 },
      { scope: 'nurse', region: 'abai', count: 7 },
    ])
    const everybody = (await read(`${PAGE}/top`)).main
    expect(everybody).toMatch(/Медсестра[^0-9]* 12 Акт[её]р[^0-9]* меньше 5/)
    expect(everybody).not.toContain('Эколог')
    const abai = (await read(`${PAGE}/top?region=abai`)).main
    expect(abai).toMatch(/Медсестра[^0-9]* 7/)
    expect(abai).not.toMatch(/Акт[её]р/)
    expect((await read(`${PAGE}/top?region=atlantis`)).main).toContain(' 12 ')
  })

  it('compare regions in a table and a map, with words for small numbers', async () => {
    await database.dailyCount.deleteMany()
    await add('people.onboarded', [
      { region: 'karaganda', count: 1500 },
      { region: 'abai', count: 3 },
      { region: 'none', count: 8 },
    ])
    await add('plans.made', [{ region: 'abai', count: 9 }])
    const { main } = await read(`${PAGE}/regions`)
    expect(main).toContain(format(words['regions.said'], { region: 'Карагандинская область', n: '1 500' }))
    expect(main).toContain('область Абай меньше 5 0 0 0 9')
    expect(main).toContain('Кар 1 500')
    expect(main).toMatch(/Аба (?:<|&lt;)5/)
    expect((await read(`${PAGE}/regions?of=plans.made`)).main).toContain(
      format(words['regions.said'], { region: 'область Абай', n: 9 }),
    )
  })

  it('list organisations by how many members were here, 20 a page', async () => {
    await database.dailyCount.deleteMany()
    const many = Array.from({ length: 21 }, (_, at) => `many-${String(at).padStart(2, '0')}`)
    await database.organization.createMany({
      data: many.map(id => ({ id, name: { ru: `Школа ${id}` }, type: 'SCHOOL' })),
    })
    await database.user.updateMany({ where: { usernameFolded: 'aruzhan' }, data: { lastSeenOn: today } })
    await count()
    const first = await read(`${PAGE}/organizations`)
    expect(first.main).toMatch(/Организаций: 2\d\. Без активных участников: 2\d\./)
    expect(first.main.indexOf('many-00')).toBeGreaterThan(0)
    const next = tagsOf(first.text, 'a')
      .find(({ rel }) => rel === 'next')!
      .href!.replaceAll('&amp;', '&')
    const second = await read(next)
    expect(second.main).toContain('many-20')
    expect(second.main).not.toContain('many-00')
    expect((await read(`${PAGE}/organizations?after=nobodys`)).status).toBe(404)
    await database.organization.deleteMany({ where: { id: { in: many } } })
  })

  it('tell how thumbs go by rank and what analyses are thought of, once five have said', async () => {
    await database.dailyCount.deleteMany()
    expect((await read(`${PAGE}/opinions`)).main).toContain(words['feedback.few'])
    await add('thumbs', [
      { scope: 'results/1/up', count: 6 },
      { scope: 'results/1/down', count: 2 },
      { scope: 'results/2/up', count: 3 },
    ])
    await add('feedback', [
      { scope: 'recognised/5', count: 3 },
      { scope: 'recognised/1', count: 2 },
    ])
    const { main } = await read(`${PAGE}/opinions`)
    expect(main).toContain('1 8 75 %')
    expect(main).toContain(`2 ${words.few} ${words.few}`)
    expect(main).toContain(`${words['feedback.recognised']} 3,4`)
  })

  it('are taken away as a workbook, by the super roles only, and the log knows', async () => {
    await add('analyses.made', [{ count: 9 }])
    const file = await site.visit(`${PAGE}/export?by=month`, { as: ministry, cookies: { language: 'ru' } })
    expect(file.status).toBe(200)
    expect(file.headers['content-disposition']).toContain(`analytics-${today}.xlsx`)
    const staff = await site.signIn('orgadmin')
    expect((await site.visit(`${PAGE}/export`, { as: staff })).location).toMatch(/^\/errors\/403/)
    const log = await database.auditEvent.findMany({ where: { action: 'figures.exported' } })
    expect(log.map(({ actorId, details }) => inspect([actorId, details]))).toEqual([
      inspect([await idOf('ministry'), { span: 'month' }]),
    ])
    expect((await read('/admin/audit?kind=look')).main).toContain(auditWords['did.figures.exported'])
  })
})

describe('visits', () => {
  const go = (as: Visitor, path: string, headers: Record<string, string> = {}, cookies = {}) =>
    site.visit(path, {
      as,
      headers: { 'Sec-Fetch-Dest': 'document', ...headers },
      cookies: { language: 'ru', ...cookies },
    })
  const from = (path: string) => ({ 'Sec-Fetch-Site': 'same-origin', Referer: `${site.origin}${path}` })

  it('are told by who asks for pages, in memory, and are written down as numbers when the server stops', async () => {
    await site.stop()
    await database.dailyCount.deleteMany()
    site = await startServer({ databaseUrl, settings: { WORKER: 'off' } })
    const plain = await site.signIn('aruzhan')
    await go(plain, '/app/feed')
    await go(plain, '/app/tests', from('/app/feed'))
    await go(plain, '/app/professions', from('/app/tests'), { language: 'kk' })
    const script = await site.signIn('timur')
    await go(script, '/app/feed')
    await go(script, '/app/tests.data', { 'Sec-Fetch-Dest': 'empty', ...from('/app/feed') })
    const lite = await site.signIn('dana')
    await go(lite, '/app/feed', {}, { lite: '1' })
    const unknown = await site.signIn('pupil1')
    await go(unknown, '/app/feed')
    await go(unknown, '/app/feed', { ...from('/app/tests'), 'Cache-Control': 'max-age=0' })
    // Guests and unsuccessful requests are not counted.
    await go(newVisitor(), '/app/feed')
    await go(newVisitor(), '/')
    await go(unknown, '/app/professions/no-such-profession')
    expect(await sumsOf({ measure: { startsWith: 'visits' } })).toEqual([])

    await site.stop()
    const seen = await sumsOf({ measure: { startsWith: 'visits' } })
    expect(Object.fromEntries(seen.map(row => [`${row.day} ${row.scope}`, row.count]))).toEqual({
      [`${today} plain`]: 1,
      [`${today} script`]: 1,
      [`${today} lite`]: 1,
      [`${today} unknown`]: 1,
      [`${today} kk`]: 1,
      [`${today} ru`]: 3,
    })
    expect((await tablesOf(database)).filter(name => /visit/i.test(name))).toEqual([])

    site = await startServer({ databaseUrl, settings: { WORKER: 'off' } })
    ministry = await site.signIn('ministry')
    const { main } = await read(`${PAGE}/visits`)
    expect(main).toContain(format(words['visits.said'], { span: '30 дней', n: 4, plain: 1, lite: 1 }))
  })
})
