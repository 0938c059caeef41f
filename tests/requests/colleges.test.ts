import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import admission from '#app/i18n/locales/en/admission.ts'
import list from '#app/i18n/locales/en/institutions.ts'
import { pathOf } from '#app/paths.ts'
import { neighboursOf, type Region } from '#app/domain/locations/regions.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const WELDING = '07150500'

let site: Site
let reader: Visitor
beforeAll(async () => {
  site = await borrowSite()
  reader = await site.signIn('dana')
  reader.cookies.set('language', 'en')
  await lead('welder', [{ way: 'COLLEGE', years: 1.83, specialities: [WELDING] }])
  await lead('economist', [{ way: 'UNIVERSITY', years: 4, programmeGroups: ['B046'] }])
  await site.database.profile.update({ where: { userId: await idOf('dana') }, data: { cityId: 'zhezkazgan' } })
})
afterAll(() => site.stop())

/** Sets the ways that lead to a profession, whatever its file contains. */
async function lead(id: string, ways: object[]) {
  const { details } = await site.database.profession.findUniqueOrThrow({ where: { id } })
  await site.database.profession.update({ where: { id }, data: { details: { ...(details as object), ways } } })
}

const idOf = async (username: string) => (await site.database.user.findFirstOrThrow({ where: { username } })).id
const open = async (path: string) => (await site.visit(path, { as: reader })).text
const catalogue = (query: Record<string, string>) => open(`${pathOf('institutions')}?${new URLSearchParams(query)}`)
const idsOf = (html: string) => [...html.matchAll(/<li[^>]* id="at-([\w-]+)"/g)].map(([, id]) => id!)
/** Opens a page as a reader who lives in another city. */
async function from(cityId: string, visit: () => Promise<string>) {
  const where = { userId: await idOf('dana') }
  await site.database.profile.update({ where, data: { cityId } })
  const page = await visit()
  await site.database.profile.update({ where, data: { cityId: 'zhezkazgan' } })
  return page
}
const teach = async (id: string) =>
  (await site.database.major.findMany({ where: { institutionId: id } })).map(({ specialityCode }) => specialityCode)

describe('a college known from a list', () => {
  it('says of each thing we do not know that we do not know it', async () => {
    const page = await open('/app/institutions/karaganda-fashion-college')
    for (const words of [
      admission['financing.unknown'],
      admission['dormitory.unknown'],
      admission['entry.unknown'],
      admission['website.ask'],
      admission['ask.text'],
      admission['ask.noSite'],
      admission.translated,
    ]) {
      expect(mainOf(page)).toContain(words)
    }
    // The page also links to a further search.
    expect(page).toContain('href="/app/institutions?country=kz&amp;type=COLLEGE&amp;region=karaganda"')
  })

  it('shows its specialities by code, their professions, its dormitory and when it takes people', async () => {
    const page = await open('/app/institutions/karakemer-vocational-college')
    expect(page).toContain(WELDING)
    expect(page).toContain('href="/app/professions/welder"')
    expect(page).toContain(admission['entry.both'])
    expect(page).toContain(admission['dormitory.yes'])
    expect(page).toContain(admission.unpublished)
  })
})

describe('the catalogue', () => {
  it('finds who teaches a speciality, and tells what one becomes and where that leads', async () => {
    const page = await catalogue({ major: WELDING, region: 'ulytau' })
    expect(idsOf(page)).toContain('zhezkazgan-mining-metallurgical-college')
    for (const id of idsOf(page)) expect(await teach(id), id).toContain(WELDING)
    expect(page).toContain('Electric and gas welder')
    expect(page).toContain('href="/app/professions/welder"')
  })

  it('finds who teaches a profession, in a region', async () => {
    const found = idsOf(await catalogue({ profession: 'welder', region: 'ulytau' }))
    expect(found.length).toBeGreaterThan(0)
    for (const id of found) expect(await teach(id), id).toContain(WELDING)
    const universities = idsOf(await catalogue({ profession: 'economist', region: 'zhambyl' }))
    for (const institutionId of universities) {
      const majors = await site.database.major.count({
        where: { institutionId, groupCode: 'B046', specialityCode: null },
      })
      expect(majors, institutionId).toBeGreaterThan(0)
    }
  })

  it('begins with the reader’s own region, then with those next to it, and names whom to ask', async () => {
    const page = await from('taldykorgan', () => catalogue({ country: 'kz', type: 'COLLEGE', profession: 'cook' }))
    const rows = await site.database.institution.findMany({
      where: { id: { in: idsOf(page) } },
      select: { id: true, city: { select: { region: true } } },
    })
    const regionOf = new Map(rows.map(({ id, city }) => [id, city.region as Region]))
    const near = neighboursOf('zhetysu')
    const distances = idsOf(page).map(id => {
      const region = regionOf.get(id)!
      return region === 'zhetysu' ? 0 : near.includes(region) ? 1 : 2
    })
    expect(distances).toEqual(distances.toSorted())
    expect(distances[0]).toBeLessThan(2)
    expect(page).toContain('href="/app/institutions/taldykorgan-higher-polytechnic-college"')
    const [, next = ''] = /rel="next"[^>]*href="([^"]+)"|href="([^"]*after=[^"]+)"/.exec(page)?.filter(Boolean) ?? []
    const second = await from('taldykorgan', () => open(next.replaceAll('&amp;', '&')))
    expect(idsOf(second).filter(id => regionOf.has(id))).toEqual([])
  })

  it('does not take an unknown dormitory or owner for one that is asked for', async () => {
    const asked = { country: 'kz', region: 'karaganda', type: 'COLLEGE' }
    for (const [name, value] of [
      ['dormitory', 'on'] as const,
      ['financing', 'GOV'] as const,
      ['financing', 'PRIVATE'] as const,
    ]) {
      const found = idsOf(await catalogue({ ...asked, [name]: value }))
      expect(found).not.toContain('karaganda-fashion-college')
    }
    expect(idsOf(await catalogue({ ...asked, q: 'fashion' }))).toEqual(['karaganda-fashion-college'])
  })
})

describe('the page of a profession', () => {
  it('says where it is taught, the reader’s own region first', async () => {
    const page = await open('/app/professions/welder')
    const [, section = ''] = page.split(admission['taught.lead'])
    const [first = ''] = [...section.matchAll(/href="\/app\/institutions\/([\w-]+)"/g)].map(([, id]) => id!)
    const { city } = await site.database.institution.findUniqueOrThrow({
      where: { id: first },
      include: { city: true },
    })
    expect(city.region).toBe('ulytau')
    expect(section).toContain('profession=welder')
    expect(section).toContain('region=ulytau')
  })

  it('tells a pupil of class 9 how long a college takes from there', async () => {
    const page = mainOf(await open('/app/professions/cook'))
    expect(page).toMatch(/2.years 10.months after class 9/)
    expect(page).not.toContain('College, 10')
  })

  it('says where no college can be named, and leads to those one may ask and to what is taught beside it', async () => {
    const page = await open('/app/professions/steelmaker')
    expect(mainOf(page)).toContain(admission['unnamed.text'])
    expect(page).toContain('href="/app/institutions?country=kz&amp;type=COLLEGE&amp;region=ulytau"')
    const asked = { country: 'kz', type: 'COLLEGE', profession: 'steelmaker' }
    const found = await catalogue(asked)
    expect(idsOf(found)).toEqual([])
    expect(mainOf(found)).toContain(admission['unnamed.text'])
    expect(mainOf(found)).not.toContain(list.nothing)
    const beside = [...found.matchAll(/type=COLLEGE&amp;profession=([\w-]+)/g)].map(([, id]) => id!)
    const others = [...new Set(beside)].filter(id => id !== 'steelmaker')
    expect(others.length).toBeGreaterThan(0)
    for (const profession of others) expect(idsOf(await catalogue({ ...asked, profession })).length).toBeGreaterThan(0)
    expect(mainOf(await open('/app/professions/cook'))).not.toContain(admission['unnamed.text'])
  })

  it('names colleges of the region to ask, of which it is not published what they teach', async () => {
    const page = await from('taldykorgan', () => open('/app/professions/cook'))
    const [, group = ''] = page.split(admission['unpublished.text'])
    expect(group).toContain('href="/app/institutions/taldykorgan-higher-polytechnic-college"')
    // If no college of the region is known to teach the profession, the list shows these before colleges of other
    // regions.
    const asked = { country: 'kz', type: 'COLLEGE', profession: 'cook' }
    const found = await from('kyzylorda', () => catalogue(asked))
    const [before = ''] = found.split('<li id="at-')
    expect(before).toContain('href="/app/institutions/kyzylorda-')
    const nurse = await from('kyzylorda', () => open('/app/professions/nurse'))
    expect(nurse.split(admission['unpublished.text'])[1]).toContain('Kyzylorda Higher Medical College')
  })

  it('names those next door where no college of the region is known to be of that kind', async () => {
    const page = await from('oskemen', () => open('/app/professions/nurse'))
    expect(page).toContain(admission['unpublished.near'])
  })

  it('names the academies that train for a service', async () => {
    expect(await open('/app/professions/police-officer')).toContain('href="/app/institutions/police-karaganda"')
    expect(await open('/app/institutions/police-karaganda')).toContain('href="/app/professions/police-officer"')
  })
})
