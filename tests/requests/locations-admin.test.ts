import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import historyWords from '#app/i18n/locales/ru/contentHistory.ts'
import words from '#app/i18n/locales/ru/locations.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { seedContent } from '#prisma/seed/content.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { makeRelease } from '#tests/world/release.ts'
import { errorBeside, headingOf, mainOf, summaryOf, valuesOf } from '#tests/world/page.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const A_WHILE = 5 * 60 * 1000
const CITIES = '/admin/locations/cities'
const COUNTRIES = '/admin/locations/countries'

let site: Site
let superadmin: Visitor
let ministry: Visitor
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  superadmin = await site.signIn('superadmin')
  ministry = await site.signIn('ministry')
})
afterAll(() => site.stop())

type Form = Record<string, string>
const open = (path: string, as = ministry) => site.visit(path, { as })
const send = (path: string, form: Form, as = ministry) => site.visit(path, { as, form })
const city = (given: Form): Form => ({
  ...{ idempotencyKey: randomUUID(), nameRu: 'Ақсай', nameKk: 'Ақсай', nameEn: 'Aksay' },
  ...{ countryId: 'kz', region: 'turkistan' },
  ...given,
})
const named = (name: string): Form => ({ nameRu: name, nameKk: name, nameEn: name })
/** Creates a city with the form and returns its id. */
async function makeCity(name: string, given: Form = {}) {
  const made = await send(`${CITIES}/create`, city({ ...named(name), ...given }))
  expect(made.status).toBe(302)
  return made.location!.split('/').at(-1)!
}
/** Creates a project in a city. */
async function makeProject(cityId: string) {
  const { id: ownerId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'aruzhan' } })
  return site.database.project.create({ data: { ownerId, cityId }, select: { id: true } })
}
/** Reads the form of a place from its page. */
async function formOf(path: string, fields: string[]) {
  const { text } = await open(path)
  return Object.fromEntries(['version', 'base', ...fields].map(name => [name, valuesOf(text, name)[0] ?? '']))
}
const cityForm = (id: string) =>
  formOf(`${CITIES}/${id}`, ['nameRu', 'nameKk', 'nameEn', 'order', 'countryId', 'region'])
const linksIn = (html: string) =>
  [...html.matchAll(/<th scope="row"><a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!.split('/').at(-1))
const editsOf = (rowId: string) =>
  site.database.contentEdit.findMany({ where: { rowId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })

describe('the lists of places', () => {
  it('begin with countries, and go on by cursor', async () => {
    expect((await open('/admin/locations')).location).toBe(COUNTRIES)
    const found: (string | undefined)[] = []
    let next: string | undefined = CITIES
    while (next) {
      const { text }: { text: string } = await open(next)
      expect(linksIn(text).length).toBeLessThanOrEqual(20)
      found.push(...linksIn(text))
      next = /<a\b[^>]*href="([^"]*)"[^>]*rel="next"|<a\b[^>]*rel="next"[^>]*href="([^"]*)"/
        .exec(text)
        ?.slice(1)
        .find(Boolean)
        ?.replaceAll('&amp;', '&')
    }
    expect(found.length).toBe(await site.database.city.count())
    expect(new Set(found).size).toBe(found.length)
    expect((await open(`${CITIES}?after=nowhere`)).status).toBe(404)
  })

  it('are searched in any language, with and without Kazakh letters', async () => {
    for (const q of ['кызылорда', 'ҚЫЗЫЛОРДА', 'kyzylorda', 'кызыл орда'.replace(' ', '')]) {
      expect(linksIn((await open(`${CITIES}?q=${encodeURIComponent(q)}`)).text), q).toContain('kyzylorda')
    }
    expect(linksIn((await open(`${CITIES}?q=%25`)).text)).toEqual([])
    const abroad = await open(`${CITIES}?country=tr`)
    expect(linksIn(abroad.text).length).toBe(await site.database.city.count({ where: { countryId: 'tr' } }))
  })

  it('are for the super roles', async () => {
    const orgadmin = await site.signIn('orgadmin')
    for (const path of [CITIES, COUNTRIES, `${CITIES}/almaty`, `${CITIES}/almaty/merge`]) {
      expect((await open(path, orgadmin)).location).toContain('/errors/403')
    }
    expect((await send(`${CITIES}/create`, city({}), orgadmin)).location).toContain('/errors/403')
  })
})

describe('a place', () => {
  it('is added under an address of its own, once, and is chosen from at once', async () => {
    const form = city({ ...named('Жаңақорған'), nameEn: 'Zhanakorgan', region: 'kyzylorda' })
    const made = await send(`${CITIES}/create`, form)
    expect(made.location).toBe(`${CITIES}/zhanakorgan`)
    expect((await send(`${CITIES}/create`, form)).location).toBe(CITIES)
    const row = await site.database.city.findUniqueOrThrow({ where: { id: 'zhanakorgan' } })
    expect(row).toMatchObject({ origin: 'ADMIN', region: 'kyzylorda', countryId: 'kz' })
    expect(await editsOf('zhanakorgan')).toMatchObject([{ kind: 'CREATED', before: null }])
    const { text } = await open('/admin/organizations/create', superadmin)
    expect(text).toContain('value="zhanakorgan"')
  })

  it('that is wrong is told beside its field, and keeps what was typed', async () => {
    const bad = await send(`${CITIES}/create`, city({ nameKk: '', region: '', order: 'соңғы' }))
    expect(bad.status).toBe(400)
    expect(summaryOf(bad.text).toSorted()).toEqual(['nameKk', 'order', 'region'])
    expect(errorBeside(bad.text, 'nameKk')).toContain(words['required.nameKk'])
    expect(errorBeside(bad.text, 'region')).toContain(words['required.region'])
    expect(valuesOf(bad.text, 'nameRu')).toEqual(['Ақсай'])
    expect(valuesOf(bad.text, 'order')).toEqual(['соңғы'])
    const abroad = await send(`${CITIES}/create`, city({ countryId: 'de' }))
    expect(errorBeside(abroad.text, 'region')).toContain(words['invalid.regionAbroad'])
    const double = await send(`${CITIES}/create`, city({ nameRu: 'туркестан' }))
    expect(errorBeside(double.text, 'nameRu')).toContain(words['invalid.nameTaken'])
    expect((await send(`${CITIES}/create`, city({ countryId: 'nowhere' }))).status).toBe(400)
  })

  it('that is a country has the code of one', async () => {
    const country = (code: string) => ({ idempotencyKey: randomUUID(), code, ...named(`Ел ${code}`) })
    for (const code of ['zz', 'k', 'kaz', '12']) {
      const bad = await send(`${COUNTRIES}/create`, country(code))
      expect(errorBeside(bad.text, 'code'), code).toContain(words['invalid.codeUnknown'])
    }
    expect(errorBeside((await send(`${COUNTRIES}/create`, country('KZ'))).text, 'code')).toContain(
      words['invalid.codeTaken'],
    )
    expect((await send(`${COUNTRIES}/create`, country('MN'))).location).toBe(`${COUNTRIES}/mn`)
  })

  it('is edited, and its institutions are found by its new name; its history leads back', async () => {
    const path = `${CITIES}/taraz`
    const before = await cityForm('taraz')
    const saved = await send(path, { ...before, nameRu: 'Аулие-Ата' })
    expect(saved.location).toBe(path)
    const found = await open(`/app/institutions?q=${encodeURIComponent('аулие-ата')}`)
    expect(mainOf(found.text)).toContain('Аулие-Ата')

    const { text } = await open(path)
    expect(mainOf(text)).toContain('Тараз')
    expect(mainOf(text)).toContain(historyWords['kind.EDITED'])
    await send(path, { ...(await cityForm('taraz')), nameRu: 'Тараз' })
    const [first] = await editsOf('taraz')
    const earlier = await open(`${path}?edit=${first!.id}`)
    expect(valuesOf(earlier.text, 'nameRu')).toEqual(['Аулие-Ата'])
    expect(mainOf(earlier.text)).toContain(historyWords.returned)
    expect((await open(`${path}?edit=none`)).status).toBe(404)
  })

  it('edited by two shows both versions', async () => {
    const path = `${CITIES}/kentau`
    const form = await cityForm('kentau')
    expect((await send(path, { ...form, nameRu: 'Кентау-1' }, superadmin)).status).toBe(302)
    const late = await send(path, { ...form, nameRu: 'Кентау-2', order: '70' })
    expect(late.status).toBe(409)
    expect(headingOf(late.text)).toBe(versionWords.title)
    for (const version of ['Кентау-1', 'Кентау-2']) expect(late.text).toContain(version)
    const version = valuesOf(late.text, 'version')[0]!
    const chosen = { ...form, version, nameRu: 'Кентау-2', order: '70', choosing: 'on', pick_nameRu: 'theirs' }
    expect((await send(path, chosen)).status).toBe(302)
    const row = await site.database.city.findUniqueOrThrow({ where: { id: 'kentau' } })
    expect(row).toMatchObject({ order: 70, name: { ru: 'Кентау-1' } })
    const event = await site.database.auditEvent.findFirstOrThrow({
      where: { action: 'content.edited' },
      orderBy: { at: 'desc' },
    })
    expect(event.details).toMatchObject({ table: 'City', rowId: 'kentau', 'nameRu.declined': 'Кентау-2' })
  })
})

describe('a place that is not wanted', () => {
  it('is not deleted while it is named, and the page says by how many', async () => {
    const project = await makeProject('almaty')
    const { profiles, projects, organizations, institutions } = {
      projects: await site.database.project.count({ where: { cityId: 'almaty' } }),
      profiles: await site.database.profile.count({ where: { cityId: 'almaty' } }),
      organizations: await site.database.organization.count({ where: { cityId: 'almaty' } }),
      institutions: await site.database.institution.count({ where: { cityId: 'almaty' } }),
    }
    const { text } = await open(`${CITIES}/almaty/delete`)
    for (const count of [profiles, projects, organizations, institutions])
      if (count) expect(mainOf(text)).toContain(`${count} `)
    const { version } = await cityForm('almaty')
    const refused = await send(`${CITIES}/almaty/delete`, { version: version! })
    expect(refused.status).toBe(400)
    expect(mainOf(refused.text)).toContain(words.isUsed)
    expect(await site.database.city.count({ where: { id: 'almaty' } })).toBe(1)
    const village = await makeCity('Жоба ауылы')
    await site.database.project.update({ where: { id: project.id }, data: { cityId: village } })
    const { version: seen } = await cityForm(village)
    const kept = await send(`${CITIES}/${village}/delete`, { version: seen! })
    expect(kept.status).toBe(400)
    expect(mainOf(kept.text)).toContain('1 проект')
    const country = await send(`${COUNTRIES}/kz/delete`, { version: (await formOf(`${COUNTRIES}/kz`, [])).version! })
    expect(country.status).toBe(400)
  })

  it('is deleted from the version that was seen, once', async () => {
    const id = await makeCity('Жаңа ауыл')
    expect((await send(`${CITIES}/${id}/delete`, { version: '1' })).status).toBe(409)
    const { version } = await cityForm(id)
    expect((await send(`${CITIES}/${id}/delete`, { version: version! })).location).toBe(CITIES)
    expect((await send(`${CITIES}/${id}/delete`, { version: version! })).location).toBe(CITIES)
    expect((await open(`${CITIES}/${id}`)).status).toBe(404)
    expect((await editsOf(id)).map(({ kind }) => kind)).toEqual(['CREATED', 'REMOVED'])
    expect(await makeCity('Жаңа ауыл')).toBe(`${id}-2`)
  })

  it('is merged: first it is seen what goes over, then everything does', async () => {
    const { database } = site
    const double = await makeCity('Алма-Ата', { region: 'almaty' })
    const { userId } = await database.profile.findFirstOrThrow({ where: { user: { username: 'dana' } } })
    await database.profile.update({ where: { userId }, data: { cityId: double } })
    await database.organization.update({ where: { id: 'demo-lyceum' }, data: { cityId: double } })
    await database.institution.update({ where: { id: 'kaznu' }, data: { cityId: double } })
    const project = await makeProject(double)

    const path = `${CITIES}/${double}/merge`
    const asked = await send(path, { into: 'almaty', version: '1' })
    expect(asked.location).toBe(`${path}?into=almaty`)
    const { text } = await open(asked.location!)
    expect(mainOf(text)).toContain('1 профиль')
    expect(mainOf(text)).toContain('1 учебное заведение')
    expect(mainOf(text)).toContain('1 проект')
    expect(await database.city.count({ where: { id: double } })).toBe(1)
    const sure = Object.fromEntries(
      ['into', 'version', 'intoVersion', 'sure'].map(name => [name, valuesOf(text, name)[0]!]),
    )
    expect((await send(path, { ...sure, version: '1' })).status).toBe(409)
    expect((await send(path, sure)).location).toBe(`${CITIES}/almaty`)
    expect((await send(path, sure)).location).toBe(`${CITIES}/almaty`)

    expect(await database.city.count({ where: { id: double } })).toBe(0)
    const all = { where: { cityId: 'almaty' } }
    expect(await database.profile.count({ where: { userId, ...all.where } })).toBe(1)
    expect(await database.organization.count({ where: { id: 'demo-lyceum', ...all.where } })).toBe(1)
    expect(await database.institution.count({ where: { id: 'kaznu', ...all.where } })).toBe(1)
    expect(await database.project.count({ where: { id: project.id, ...all.where } })).toBe(1)
    expect(mainOf((await open(`${CITIES}/almaty`)).text)).toContain(`Алма-Ата (${double})`)
    const same = await send(`${CITIES}/almaty/merge`, { ...sure, into: 'almaty' })
    expect(same.status).toBe(400)
  })

  it('that is the country of the site’s people cannot be merged away', async () => {
    expect((await open(`${COUNTRIES}/kz/merge`)).status).toBe(404)
    const post = { into: 'ru', version: '1', intoVersion: '1', sure: 'on' }
    expect((await send(`${COUNTRIES}/kz/merge`, post)).status).toBe(400)
  })
})

it('what was edited, deleted and merged survives a start and a release', { timeout: A_WHILE }, async () => {
  const { database } = site
  const merge = async (of: string, id: string, into: string) => {
    const { text } = await open(`${of}/${id}/merge?into=${into}`)
    const form = ['into', 'version', 'intoVersion', 'sure'].map(name => [name, valuesOf(text, name)[0]!])
    expect((await send(`${of}/${id}/merge`, Object.fromEntries(form) as Form)).status).toBe(302)
  }
  await database.institution.updateMany({ where: { cityId: 'lisakovsk' }, data: { cityId: 'kostanay' } })
  await database.profile.updateMany({ where: { cityId: 'lisakovsk' }, data: { cityId: 'kostanay' } })
  await database.organization.updateMany({ where: { cityId: 'lisakovsk' }, data: { cityId: 'kostanay' } })
  const { version } = await cityForm('lisakovsk')
  expect((await send(`${CITIES}/lisakovsk/delete`, { version: version! })).status).toBe(302)
  // A chain of merges: Bishkek (from the seed) into Osh, Osh into Tashkent; Kyrgyzstan into Uzbekistan.
  const osh = await makeCity('Ош', { countryId: 'kg', region: '' })
  await merge(CITIES, 'bishkek', osh)
  await merge(CITIES, osh, 'tashkent')
  await merge(COUNTRIES, 'kg', 'uz')
  await send(`${CITIES}/satpayev`, { ...(await cityForm('satpayev')), nameRu: 'Қаныш' })

  const release = makeRelease()
  release.edit<{ name: { ru: string } }>('institutions/kg/auca.json', file => {
    file.name.ru = 'Новое имя АУЦА'
  })
  for (const content of [undefined, release.content]) await seedContent(database, content)
  const gone = ['lisakovsk', 'bishkek', osh]
  expect(await database.city.count({ where: { id: { in: gone } } })).toBe(0)
  expect(await database.country.count({ where: { id: 'kg' } })).toBe(0)
  // The institution still counts as unedited seed content, in the city its own was merged into.
  const auca = await database.institution.findUniqueOrThrow({ where: { id: 'auca' } })
  expect(auca).toMatchObject({ cityId: 'tashkent', editedAt: null, name: { ru: 'Новое имя АУЦА' } })
})
