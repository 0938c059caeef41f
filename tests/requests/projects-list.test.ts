import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/en/errors.ts'
import en from '#app/i18n/locales/en/projects.ts'
import search from '#app/i18n/locales/en/suggest.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, textOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { openProject } from '#tests/world/projects.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

let site: Site
let pupil: Visitor
let stranger: Visitor & { username: string }

beforeAll(async () => {
  site = await borrowSite()
  pupil = await site.signIn('pupil9')
  stranger = await makePerson(site, { dateOfBirth: '1990-05-20' })
})
afterAll(() => site.stop())

const lyceum = 'ORGANIZATION:demo-lyceum'

const idOf = async (username: string) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id
const list = (query: Record<string, string>, as: Visitor = pupil, language = 'en') =>
  site.visit(`/app/projects?${new URLSearchParams(query)}`, { as, cookies: { language } })
/** Returns the names of projects a page shows, in order. */
const namesIn = (html: string) => [...html.matchAll(/<h[23] dir="auto"><a[^>]*>([^<]+)<\/a>/g)].map(([, name]) => name!)
const namesOf = async (query: Record<string, string>, as: Visitor = pupil) => namesIn((await list(query, as)).text)

describe('projects that fit', () => {
  it('come with the reason in a line, the closest first, without those one is in', async () => {
    const userId = await idOf('pupil9')
    await site.database.interest.deleteMany({ where: { userId } })
    await site.database.interest.createMany({
      data: ['ROBOTICS', 'GEOGRAPHY'].map(subject => ({ userId, subject })),
    })
    await openProject(site, { by: 'timur', name: 'Both of them', interests: ['ROBOTICS', 'GEOGRAPHY'], daysAgo: 3 })
    await openProject(site, { by: 'timur', name: 'One of them', interests: ['ROBOTICS'], daysAgo: 1 })
    await openProject(site, { by: 'timur', name: 'Over and done', interests: ['ROBOTICS'], status: 'COMPLETED' })
    await openProject(site, { by: 'pupil9', name: 'My own', interests: ['ROBOTICS'], scope: lyceum })
    const { status, text } = await list({})
    expect([status, headingOf(text)]).toEqual([200, en.title])
    const names = namesIn(text)
    expect(names.indexOf('Both of them')).toBe(0)
    expect(names).toContain('One of them')
    for (const name of ['Over and done', 'My own']) expect(names).not.toContain(name)
    expect(mainOf(text)).toMatch(/It fits: [^.]*you share the interests “.+” and “.+”/)
    expect(mainOf(text)).toContain(en.known)
    expect(text).not.toContain('<script type="module"')
  })

  it('are none for somebody of whom nothing is known: a way on, and the newest below', async () => {
    const nobody = await makePerson(site, { dateOfBirth: '1990-05-20' })
    await site.database.interest.deleteMany({ where: { userId: await idOf(nobody.username) } })
    const { text } = await list({}, nobody)
    expect(mainOf(text)).toContain(en['empty.unknown.text'])
    expect(text).toMatch(/href="\/app\/tests"/)
    expect(text).toMatch(/href="\/app\/settings\/interests\?redirect=%2Fapp%2Fprojects"/)
    expect(namesIn(text)).toContain('One of them')
  })
})

describe('a list is narrowed', () => {
  beforeAll(async () => {
    await openProject(site, {
      ...{ by: 'timur', name: 'Өзен картасы', status: 'ACTIVE', cityId: 'taraz', interests: ['GEOGRAPHY'] },
      skills: [{ skill: 'PROGRAMMING' }, { skill: 'карта сызу', name: 'Карта сызу' }],
    })
    await openProject(site, { by: 'pupil1', name: 'Тихий класс', scope: lyceum, skills: [{ skill: 'STATISTICS' }] })
  })

  it.each([
    [{ q: 'озен' }, 'Өзен картасы'],
    [{ q: 'бағдарлам' }, 'Өзен картасы'],
    [{ skill: 'PROGRAMMING' }, 'Өзен картасы'],
    [{ skill: 'Бағдарламалау' }, 'Өзен картасы'],
    [{ skill: 'карта сызу' }, 'Өзен картасы'],
    [{ interest: 'GEOGRAPHY', status: 'ACTIVE' }, 'Өзен картасы'],
    [{ city: 'taraz' }, 'Өзен картасы'],
    [{ q: 'тихий', school: 'own' }, 'Тихий класс'],
  ] as [Record<string, string>, string][])('by %j', async (query, name) => {
    expect(await namesOf({ list: 'all', ...query })).toEqual([name])
  })

  it('by one’s own organisation, of which a stranger has none', async () => {
    const own = await namesOf({ list: 'all', school: 'own' })
    expect(own).toEqual(expect.arrayContaining(['Тихий класс', 'My own']))
    expect(own).not.toContain('Өзен картасы')
    expect((await list({ list: 'all' }, stranger)).text).not.toContain('name="school"')
  })

  it('and keeps what was asked in its fields; one letter is refused beside its field', async () => {
    const { text } = await list({ list: 'all', q: 'озен', skill: 'PROGRAMMING', interest: 'GEOGRAPHY' }, pupil, 'kk')
    expect(valuesOf(text, 'q')).toContain('озен')
    expect(valuesOf(text, 'skill')).toEqual(['Бағдарламалау'])
    expect(text).toMatch(/<option value="GEOGRAPHY" selected/)
    expect(text).toMatch(/<details[^>]* open/)
    const short = await list({ list: 'all', q: 'я' })
    expect(short.status).toBe(400)
    expect(errorBeside(short.text, 'q')).toContain(en.short)
    expect(valuesOf(short.text, 'q')).toContain('я')
  })

  it('to nothing, and then says where else to look', async () => {
    const { text } = await list({ list: 'recruiting', q: 'ъъъъ' })
    expect(mainOf(text)).toContain(en['empty.narrowed'])
    expect(text).toMatch(/href="\/app\/projects\?list=all&(?:amp;)?q=/)
  })
})

describe('a list that grows', () => {
  it('goes on where the page before ended, and shows nothing twice', async () => {
    for (let n = 1; n <= 14; n += 1)
      await openProject(site, { by: 'timur', name: `Growing ${n}`, cityId: 'kentau', daysAgo: 30 + n })
    const first = await list({ list: 'all', city: 'kentau' })
    const [, next = ''] = /href="([^"]*before=[^"]*)"/.exec(first.text) ?? []
    const second = await site.visit(next.replaceAll('&amp;', '&'), { as: pupil, cookies: { language: 'en' } })
    const names = [...namesIn(first.text), ...namesIn(second.text)]
    expect(namesIn(first.text)).toHaveLength(12)
    expect(names).toEqual(Array.from({ length: 14 }, (_, at) => `Growing ${at + 1}`))
    expect(mainOf(first.text)).toContain(en['order.new'])
  })
})

describe('whom a project is for', () => {
  it('a project of another organisation is nowhere', async () => {
    await openProject(site, { by: 'pupil1', name: 'Құпия лицей', scope: lyceum, interests: ['ART'] })
    expect(await namesOf({ list: 'all', q: 'кунпия' }, stranger)).toEqual([])
    expect(await namesOf({ list: 'all', q: 'купия' })).toEqual(['Құпия лицей'])
    for (const query of [{}, { list: 'recruiting' }, { list: 'all' }, { list: 'popular' }] as Record<string, string>[])
      expect(await namesOf(query, stranger)).not.toContain('Құпия лицей')
    const found = (as: Visitor) => site.visit(`/app/search?q=${encodeURIComponent('құпия')}&kind=projects`, { as })
    expect((await found(stranger)).text).not.toContain('/app/projects/')
    expect((await found(pupil)).text).toMatch(/href="\/app\/projects\/\w+"/)
  })

  it('of blocked people nobody sees the other’s, and of a shut account none are left', async () => {
    const author = await makePerson(site, { dateOfBirth: '1990-05-20' })
    await openProject(site, { by: author.username, name: 'Бұғатталған' })
    const names = () => namesOf({ list: 'all', q: 'бұғатталған' })
    expect(await names()).toEqual(['Бұғатталған'])
    const block = { blockerId: await idOf(author.username), blockedId: await idOf('pupil9') }
    await site.database.block.create({ data: block })
    expect(await names()).toEqual([])
    await site.database.block.delete({ where: { blockerId_blockedId: block } })
    await site.database.user.update({ where: { id: block.blockerId }, data: { state: 'DEACTIVATED' } })
    expect(await names()).toEqual([])
  })

  it('what waits for a look or was taken away is not found, but its team sees it', async () => {
    const id = await openProject(site, { by: 'pupil9', name: 'Waiting one', state: 'WAITING' })
    expect(await namesOf({ list: 'all', q: 'waiting' })).toEqual([])
    const { text } = await list({ list: 'mine' })
    expect(namesIn(text)).toContain('Waiting one')
    expect(mainOf(text)).toContain(en['state.WAITING'])
    await site.database.project.update({ where: { id }, data: { state: 'DELETED' } })
    expect(await namesOf({ list: 'mine' })).not.toContain('Waiting one')
  })
})

describe('one’s own', () => {
  it('a draft waits beside every list and stands among one’s own, for nobody else', async () => {
    const id = await openProject(site, { by: 'pupil8', name: 'Дневник Нуры', state: 'DRAFT', daysAgo: 0 })
    await site.database.project.update({ where: { id }, data: { step: 2 } })
    const owner = await site.signIn('pupil8')
    const { text } = await list({}, owner)
    expect(mainOf(text)).toMatch(/“Дневник Нуры”, stopped at goals and skills, saved today, \d\d:\d\d\./)
    expect(text).toContain(`href="/app/projects/${id}/edit/skills"`)
    const mine = await list({ list: 'mine' }, owner)
    expect(namesIn(mine.text)).toEqual(['Дневник Нуры'])
    expect(textOf(/<a[^>]*list=mine[^>]*>.*?<\/a>/s.exec(mine.text)![0])).toMatch(/1$/)
    for (const query of [{ list: 'all', q: 'нуры' }, { list: 'mine' }] as Record<string, string>[])
      expect(await namesOf(query)).not.toContain('Дневник Нуры')
  })

  it('are none at first: what will be here, and how to begin', async () => {
    const { text } = await list({ list: 'mine' }, stranger)
    expect(mainOf(text)).toContain(en['empty.mine.text'])
    expect(text).toContain('href="/app/projects/create"')
  })
})

describe('popular projects', () => {
  it('are those five people outside the team began to follow in thirty days', async () => {
    const loved = await openProject(site, { by: 'timur', name: 'Loved' })
    const once = await openProject(site, { by: 'timur', name: 'Loved once' })
    const owner = await idOf('timur')
    const people = await site.database.user.findMany({ where: { id: { not: owner } }, take: 5, select: { id: true } })
    const follow = (projectId: string, userIds: string[], daysAgo: number) =>
      site.database.projectFollow.createMany({
        data: userIds.map(userId => ({ projectId, userId, createdAt: new Date(Date.now() - daysAgo * 86_400_000) })),
      })
    const ids = people.map(({ id }) => id)
    await follow(loved, ids, 2)
    await follow(once, ids, 31)
    const few = await openProject(site, { by: 'timur', name: 'Loved by few' })
    // The lead's own follow does not count.
    await follow(few, [...ids.slice(0, 4), owner], 2)
    const { id } = await site.database.job.create({ data: { kind: 'popular', payload: {} } })
    const state = async () => (await site.database.job.findUniqueOrThrow({ where: { id } })).state
    await expect.poll(state).toBe('DONE')
    const { text } = await list({ list: 'popular' })
    expect(namesIn(text)).toEqual(['Loved'])
    expect(mainOf(text)).toContain(en['order.popular'])
  })
})

describe('the search of the site', () => {
  it('finds projects by their words and suggests them', async () => {
    const { text } = await site.visit(`/app/search?q=${encodeURIComponent('өзен карт')}`, { as: pupil })
    expect(text).toMatch(/<h3[^>]*><a[^>]*href="\/app\/projects\/\w+"[^>]*>.*<mark/)
    const at = `/app/search/suggestions?q=${encodeURIComponent('өзен карт')}`
    const { items } = JSON.parse((await site.visit(at, { as: pupil, cookies: { language: 'en' } })).text) as {
      items: { to: string; title: string; note: string }[]
    }
    expect(items).toContainEqual(expect.objectContaining({ title: 'Өзен картасы', note: search.project }))
  })
})

it('the menu of every page leads to the projects, and a guest signs in first', async () => {
  const { text } = await site.visit('/app/feed', { as: pupil })
  expect(text).toContain('href="/app/projects"')
  expect((await site.visit('/app/projects')).location).toMatch(/^\/auth\/login/)
  expect((await list({ list: 'all', before: 'nowhere', status: 'x', city: 'x' })).text).not.toContain(errors.again)
})
