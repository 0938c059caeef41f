import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import common from '#app/i18n/locales/en/common.ts'
import detail from '#app/i18n/locales/en/institution.ts'
import words from '#app/i18n/locales/en/institutions.ts'
import { FAIRYLAND, makeInstitution } from '#tests/world/institutions.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, tagsOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const PAGE = '/app/institutions'
const MANY = 45

let site: Site
let reader: Visitor
beforeAll(async () => {
  site = await borrowSite()
  reader = await site.signIn('dana')
  reader.cookies.set('language', 'en')
  const { database } = site
  for (let at = 0; at < MANY; at++) {
    // Some names and costs are equal, so that sorting needs a second criterion.
    const cost = at % 3 === 0 ? null : 100_000 * (1 + (at % 7))
    await makeInstitution(database, {
      id: `zz-${at}`,
      ru: `Школа чудес ${at % 10}`,
      type: at % 2 === 0 ? 'COLLEGE' : 'SCHOOL',
      city: at < 40 ? 'zz-first' : 'zz-second',
      majors: [{ cost }],
    })
  }
  await makeInstitution(database, { id: 'zz-kazakh', ru: 'Академия', kk: 'Қазақ өнері академиясы', dormitory: true })
  await makeInstitution(database, {
    id: 'zz-codes',
    ru: '100% Наука_1',
    financing: 'PRIVATE',
    officialCode: '999',
    majors: [
      { group: 'B057', name: 'Информационные технологии', cost: 900_000, languages: ['en'], grants: true },
      { group: 'B054', name: 'Физика', cost: 2_000_000, languages: ['kk'] },
    ],
  })
  await makeInstitution(database, { id: 'zz-gone', ru: 'Закрытая академия', retired: true })
  const won = { year: 2026, section: 'GENERAL', form: 'FULL', groupCode: 'B057', universityCode: '999', tag: '' }
  await database.grantResult.create({ data: { ...won, quota: 'RURAL', minimum: 137, average: 138, grants: 6 } })
})
afterAll(() => site.stop())

const ask = (query: Record<string, string>, as = reader, language = 'en') =>
  site.visit(`${PAGE}?${new URLSearchParams(query)}`, { as, cookies: { language } })
const inFairyland = (query: Record<string, string> = {}) => ask({ country: FAIRYLAND, ...query })
const idsOf = (html: string) => [...html.matchAll(/<li[^>]* id="at-([\w-]+)"/g)].map(([, id]) => id!)
const nextOf = (html: string) => {
  const [, href] = /href="([^"]+)"[^>]* rel="next"|rel="next"[^>]* href="([^"]+)"/.exec(html)?.filter(Boolean) ?? []
  return href?.replaceAll('&amp;', '&')
}

describe('the catalogue', () => {
  it.each(['name', 'cost', 'cost-down'])('sorted by %s is walked through whole, without loss or repeat', async sort => {
    const seen: string[] = []
    let at: string | undefined = `${PAGE}?country=${FAIRYLAND}&sort=${sort}`
    for (let pages = 0; at && pages < 10; pages++) {
      const { text } = await site.visit(at, { as: reader })
      expect(mainOf(text)).toContain(words.found_other.replace('{count}', String(MANY + 2)))
      expect(valuesOf(text, 'country')).toEqual([FAIRYLAND])
      seen.push(...idsOf(text))
      at = nextOf(text)
    }
    expect(seen).toHaveLength(MANY + 2)
    expect(new Set(seen).size).toBe(MANY + 2)
    if (sort !== 'name') expect(await costsOf(seen)).toEqual(sorted(await costsOf(seen), sort === 'cost' ? 1 : -1))
  })

  it.each(['nobody', '%00', "' OR 1=1 --", 'zz-45', '\u202E'])('begins at the first page after %j', async after => {
    const first = idsOf((await inFairyland()).text)
    const { status, text } = await inFairyland({ after })
    expect(status).toBe(200)
    expect(idsOf(text)).toEqual(first)
  })

  it.each([
    ['казак', 'zz-kazakh'],
    ['ҚАЗАҚ', 'zz-kazakh'],
    ['онери', 'zz-kazakh'],
    ['академия онер', 'zz-kazakh'],
    ['100%', 'zz-codes'],
    ['наука_1', 'zz-codes'],
  ])('searched for %j finds %s and nothing else', async (q, id) => {
    expect(idsOf((await inFairyland({ q })).text)).toEqual([id])
  })

  it.each(['н%а', 'ака_емия', 'закрытая', "x' OR '1'='1", 'н\\\\а'])('finds nothing for %j', async q => {
    const { status, text } = await inFairyland({ q })
    expect(status).toBe(200)
    expect(idsOf(text)).toEqual([])
  })

  it.each([
    [{ type: 'UNIVERSITY', financing: 'GOV' }, ['zz-kazakh']],
    [{ dormitory: 'on' }, ['zz-kazakh']],
    [{ financing: 'PRIVATE' }, ['zz-codes']],
    [{ grants: 'on' }, ['zz-codes']],
    [{ major: 'в057' }, ['zz-codes']],
    [{ major: 'физик' }, ['zz-codes']],
    [{ language: 'en' }, ['zz-codes']],
    [{ language: 'en', cost: '900 000', grants: 'on' }, ['zz-codes']],
    // One programme must match all filters.
    [{ language: 'kk', grants: 'on' }, []],
    [{ major: 'B054', cost: '1000000' }, []],
  ])('asked for %j shows %j', async (query, ids) => {
    const { text } = await inFairyland(query)
    expect(idsOf(text)).toEqual(ids)
    for (const [name, value] of Object.entries(query)) expect(valuesOf(text, name)).toContain(value)
  })

  it('offers the cities of the chosen country, and the regions before one is chosen', async () => {
    const { text } = await inFairyland({ city: 'zz-second' })
    expect(idsOf(text)).toHaveLength(5)
    expect(tagsOf(text, 'optgroup')).toEqual([])
    const open = (await ask({})).text
    expect(tagsOf(open, 'select').map(({ name }) => name)).toEqual(expect.arrayContaining(['country', 'region']))
    expect(tagsOf(open, 'select').map(({ name }) => name)).not.toContain('city')
  })

  it('tells each condition with a link that leads to the list without it', async () => {
    const { text } = await inFairyland({ financing: 'PRIVATE', grants: 'on' })
    const links = tagsOf(text, 'a').map(({ href }) => href)
    expect(links).toContain(`${PAGE}?country=${FAIRYLAND}&grants=on`)
    expect(links).toContain(`${PAGE}?country=${FAIRYLAND}&financing=PRIVATE`)
    expect(links).toContain(`${PAGE}?financing=PRIVATE&grants=on`)
  })

  it('says beside the field what cannot be used, keeps it, and opens the rest', async () => {
    const { status, text } = await inFairyland({ q: 'a', major: '%', cost: 'much' })
    expect(status).toBe(200)
    expect(errorBeside(text, 'q')).toContain(words.short)
    expect(errorBeside(text, 'major')).toContain(words.short)
    expect(errorBeside(text, 'cost')).toContain(words.number)
    expect([...valuesOf(text, 'q'), ...valuesOf(text, 'major'), ...valuesOf(text, 'cost')]).toEqual(['a', '%', 'much'])
    expect(text).toMatch(/<details[^>]* open=""/)
  })

  it.each([
    { country: 'atlantis', type: 'CASTLE', language: 'klingon', sort: 'fate', cost: '9'.repeat(400) },
    { q: '\u0000'.repeat(50), major: '\uFFFF'.repeat(200), after: '\u0000' },
    { q: 'я '.repeat(300), major: '_%\\ '.repeat(100) },
    { fits: 'on', grants: 'on', dormitory: 'on', cost: '1' },
  ] as Record<string, string>[])('bears hostile address %#', async query => {
    expect((await ask(query)).status).toBe(200)
  })

  it('asks who has no interest test to take one before anything can fit', async () => {
    const person = await makePerson(site)
    const { text } = await ask({ fits: 'on', country: FAIRYLAND }, person)
    expect(mainOf(text)).toContain(words['fits.test'])
    expect(idsOf(text)).toHaveLength(20)
  })

  it('keeps to programmes that lead to the professions of the shortlist', async () => {
    const pupil = await site.signIn('aruzhan')
    const all = await ask({}, pupil)
    const fitting = await ask({ fits: 'on' }, pupil)
    expect(mainOf(fitting.text)).not.toContain(words['fits.test'])
    expect(valuesOf(fitting.text, 'fits')).toEqual(['on'])
    expect(idsOf(all.text).length).toBeGreaterThan(0)
    expect(idsOf(fitting.text)).not.toContain('zz-kazakh')
  })
})

describe('the comparison', () => {
  const press = (as: Visitor, institutionId: string, wants: string, back = `${PAGE}?country=zz#at-zz-1`) =>
    site.visit(`${PAGE}/picks`, { as, form: { institutionId, wants, back } })
  const picksOf = ({ username }: { username: string }) =>
    site.database.institutionPick.count({ where: { user: { username } } })

  it('takes an institution and gives it back, however often it is pressed', async () => {
    const person = await makePerson(site)
    for (const wants of ['on', 'on', 'off', 'off', 'on']) {
      const { status, location } = await press(person, 'zz-1', wants)
      expect([status, location]).toEqual([302, `${PAGE}?country=zz#at-zz-1`])
      expect(await picksOf(person)).toBe(wants === 'on' ? 1 : 0)
    }
    for (const language of ['ru', 'kk', 'en']) expect((await ask({}, person, language)).text).toContain('id="picks"')
  })

  it('holds eight: a ninth is refused with the way to make room', async () => {
    const person = await makePerson(site)
    for (let at = 0; at < 8; at++) await press(person, `zz-${at}`, 'on')
    const ninth = await press(person, 'zz-8', 'on')
    expect(ninth.location).toBe(`${PAGE}?country=zz#picks`)
    expect(await picksOf(person)).toBe(8)
    expect((await ask({}, person)).text).toContain(common['toast.picks-enough'])
    // Picking one that is already picked does not exceed the limit of eight.
    expect((await press(person, 'zz-7', 'on')).location).toBe(`${PAGE}?country=zz#at-zz-1`)
    await press(person, 'zz-7', 'off')
    await press(person, 'zz-8', 'on')
    expect(await picksOf(person)).toBe(8)
  })

  it('never becomes nine by presses that come at once', async () => {
    const person = await makePerson(site)
    await Promise.all(Array.from({ length: 16 }, (_, at) => press(person, `zz-${at}`, 'on')))
    expect(await picksOf(person)).toBe(8)
  })

  it('does not count what has left the catalogue since', async () => {
    const person = await makePerson(site)
    const { id: userId } = await site.database.user.findFirstOrThrow({ where: { username: person.username } })
    await site.database.institutionPick.create({ data: { userId, institutionId: 'zz-gone' } })
    expect((await ask({}, person)).text).not.toContain('id="picks"')
    for (let at = 0; at < 8; at++) await press(person, `zz-${at}`, 'on')
    expect(await picksOf(person)).toBe(9)
    await press(person, 'zz-gone', 'off')
    expect(await picksOf(person)).toBe(8)
  })

  it.each([
    ['zz-gone', 'on', 404],
    ['nobodys', 'on', 404],
    ['nobodys', 'off', 404],
    ['', 'on', 400],
    ['zz-1', 'toggle', 400],
    ['x'.repeat(5000), 'on', 400],
  ])('answers %s wanted %s with %i', async (id, wants, status) => {
    expect((await press(await makePerson(site), id, wants)).status).toBe(status)
  })

  it('leads back to our own pages only', async () => {
    const person = await makePerson(site)
    expect((await press(person, 'zz-1', 'on', 'https://evil.example/')).location).toBe('/')
    expect((await press(person, 'zz-1', 'on', '//evil.example')).location).toBe('/')
  })
})

describe('the page of an institution', () => {
  it('tells its programmes, what they cost and whence that is known, and the last cut-offs', async () => {
    const { status, text } = await site.visit(`${PAGE}/zz-codes`, { as: reader })
    expect(status).toBe(200)
    const main = mainOf(text)
    for (const expected of [
      'B057',
      'B054',
      'about 900\u00a0000\u00a0₸',
      '63, here from 137 (2026)',
      'no grants',
      '999',
      'fairyland.example',
    ])
      expect(main.replaceAll(' ', '\u00a0')).toContain(expected.replaceAll(' ', '\u00a0'))
    expect(main).toMatch(/13\s–\s20 July/)
    expect(main).toContain(detail['deadlinesNote'])
    expect(main).not.toMatch(/\{\w+\}/)
    const outside = tagsOf(text, 'a').find(({ href }) => href?.startsWith('https://www.fairyland.example'))
    expect(outside?.rel).toContain('noopener')
  })

  it.each(['ru', 'kk', 'en'])('of the content says everything in %s', async language => {
    const { status, text } = await site.visit(`${PAGE}/kaznu`, { as: reader, cookies: { language } })
    expect(status).toBe(200)
    expect(mainOf(text)).not.toMatch(/\{\w+\}|undefined|NaN/)
    expect(titleOf(text)).not.toBe('')
  })

  it('marks what leads to the reader’s professions', async () => {
    const pupil = await site.signIn('aruzhan')
    const { text } = await site.visit(`${PAGE}/kaznu`, { as: pupil, cookies: { language: 'en' } })
    expect(mainOf(text)).toContain(detail['programmes.fitting'])
    expect(mainOf(text)).toContain(detail.leadsTo.replace('{titles}', '').trim())
  })

  it.each(['zz-gone', 'nobody', '%00', '..%2f..%2fetc', 'ZZ-1', 'zz-1%20'])('%s is not found', async id => {
    const { status } = await site.visit(`${PAGE}/${id}`, { as: reader })
    expect(status).toBe(404)
  })
})

async function costsOf(ids: string[]) {
  const rows = await site.database.institution.findMany({ where: { id: { in: ids } } })
  const costs = new Map(rows.map(({ id, lowestCost }) => [id, lowestCost]))
  return ids.map(id => costs.get(id) ?? null)
}

/** Sorts costs in either direction, with unknown costs last in both. */
function sorted(costs: (number | null)[], way: 1 | -1) {
  return costs.toSorted((one, other) =>
    one === null || other === null ? Number(one === null) - Number(other === null) : way * (one - other),
  )
}
