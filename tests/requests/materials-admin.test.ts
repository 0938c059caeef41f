import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import historyWords from '#app/i18n/locales/ru/contentHistory.ts'
import words from '#app/i18n/locales/ru/adminMaterials.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { seedContent } from '#prisma/seed/content.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, valuesOf } from '#tests/world/page.ts'
import { makeRelease } from '#tests/world/release.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const A_WHILE = 5 * 60 * 1000
const LIST = '/admin/materials'
const GUIDE = '80000-hours-guide'

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
const whole = (given: Form = {}): Form => ({
  ...{ idempotencyKey: randomUUID(), title: 'Оқуды жоспарлау', author: 'Бағдар', year: '2024', hours: '2,5' },
  ...{ url: `https://site.kz/${randomUUID()}`, seen: '2026-11', kind: 'ARTICLE', language: 'kk', level: 'BEGINNER' },
  ...{ skill1: 'LEARNING', skill2: 'TIME', free: 'on' },
  teachesRu: 'Научит планировать учёбу на неделю вперёд.',
  teachesKk: 'Оқуды бір апта бұрын жоспарлауды үйретеді.',
  teachesEn: 'Teaches how to plan a week of study ahead.',
  ...given,
})
const linksIn = (html: string) =>
  [...html.matchAll(/<th scope="row"><a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!.split('/').at(-1))
const kept = (id: string) =>
  site.database.material.findUniqueOrThrow({ where: { id }, include: { skills: { orderBy: { order: 'asc' } } } })
const editsOf = (rowId: string) =>
  site.database.contentEdit.findMany({ where: { table: 'Material', rowId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })

async function makeMaterial(given: Form = {}) {
  const made = await send(`${LIST}/create`, whole(given))
  expect(made.status).toBe(302)
  return made.location!.split('/').at(-1)!
}
/** Reads the form of a material from its page. */
async function formOf(id: string) {
  const { text } = await open(`${LIST}/${id}`)
  const fields = Object.keys(whole()).filter(name => name !== 'idempotencyKey' && !name.startsWith('teaches'))
  const words = [...text.matchAll(/<textarea\b[^>]*name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, value]) => [
    name,
    value,
  ])
  const values = ['version', 'base', ...fields, 'skill3', 'skill4'].map(name => [name, valuesOf(text, name)[0] ?? ''])
  return Object.fromEntries([...values, ...words]) as Form
}

describe('the list of materials', () => {
  it('goes on by cursor, and every material is on one page', async () => {
    const found: (string | undefined)[] = []
    let after: string | undefined
    do {
      const { text } = await open(after ? `${LIST}?after=${after}` : LIST)
      const page = linksIn(text)
      expect(page.length).toBeLessThanOrEqual(20)
      found.push(...page)
      after = text.includes('rel="next"') ? page.at(-1) : undefined
    } while (after)
    expect(found.length).toBe(await site.database.material.count())
    expect(new Set(found).size).toBe(found.length)
    expect((await open(`${LIST}?after=nothing`)).status).toBe(404)
  })

  it('is filtered by skill, language, kind and state, and searched by title and author', async () => {
    const id = await makeMaterial({ title: 'Өзіңді түсіну', author: 'Қайраткер', skill1: 'CHOOSING', skill2: '' })
    const asked = 'skill=CHOOSING&language=kk&kind=ARTICLE&state=used'
    expect(linksIn((await open(`${LIST}?${asked}&q=${encodeURIComponent('озинди')}`)).text)).toEqual([id])
    expect(linksIn((await open(`${LIST}?${asked}&q=${encodeURIComponent('кайраткер')}`)).text)).toEqual([id])
    for (const other of ['language=en', 'kind=VIDEO', 'state=retired', 'skill=SPORT']) {
      expect(linksIn((await open(`${LIST}?${other}&q=${encodeURIComponent('озинди')}`)).text), other).toEqual([])
    }
  })

  it('is filtered by what the check found, and by addresses nobody has seen for a year', async () => {
    const ids = [await makeMaterial({ seen: '2020-01' }), await makeMaterial({ seen: '' }), await makeMaterial()]
    const [gone, opens] = ids as [string, string]
    const found = async (id: string, result: string, status: number | null) => {
      const { url } = await kept(id)
      await site.database.linkCheck.create({ data: { materialId: id, url, result, status, checkedAt: new Date() } })
    }
    await found(gone, 'GONE', 404)
    await found(opens, 'OK', 200)
    const page = await open(`${LIST}?link=GONE`)
    expect(linksIn(page.text)).toEqual([gone])
    expect(mainOf(page.text)).toContain(words['link.GONE'])
    expect(mainOf(page.text)).toContain('404')
    expect(linksIn((await open(`${LIST}?link=OK`)).text)).toEqual([opens])
    const unseen = linksIn((await open(`${LIST}?unseen=on&q=site.kz`)).text)
    expect(unseen).toContain(gone)
    for (const id of ids.slice(1)) expect(unseen).not.toContain(id)
    // The result of the previous address no longer counts.
    await send(`${LIST}/${gone}`, { ...(await formOf(gone)), url: `https://site.kz/${randomUUID()}` })
    expect(linksIn((await open(`${LIST}?link=GONE`)).text)).toEqual([])
  })

  it('is for the super roles', async () => {
    const orgadmin = await site.signIn('orgadmin')
    for (const path of [LIST, `${LIST}/create`, `${LIST}/${GUIDE}`]) {
      expect((await open(path, orgadmin)).location).toContain('/errors/403')
    }
    expect((await send(`${LIST}/${GUIDE}/state`, { retired: 'on' }, orgadmin)).location).toContain('/errors/403')
    expect((await kept(GUIDE)).retiredAt).toBeNull()
  })
})

describe('a material', () => {
  it('is added once, under an address made of its title', async () => {
    const form = whole({ title: 'Қалай оқу керек', hours: '2.5' })
    const made = await send(`${LIST}/create`, form)
    const id = made.location!.split('/').at(-1)!
    expect(id).toMatch(/^[a-z0-9-]+-kk$/)
    expect((await send(`${LIST}/create`, form)).location).toBe(LIST)
    const row = await kept(id)
    expect(row).toMatchObject({ origin: 'ADMIN', hours: 2.5, free: true, year: 2024, seen: '2026-11' })
    expect(row.skills.map(({ skill }) => skill)).toEqual(['LEARNING', 'TIME'])
    expect(await editsOf(id)).toMatchObject([{ kind: 'CREATED', before: null }])
  })

  it('that is wrong is told beside its fields, and keeps what was typed', async () => {
    const bad = await send(
      `${LIST}/create`,
      whole({ title: '', hours: 'көп', url: 'http://127.0.0.1/', skill2: 'LEARNING', teachesEn: 'Short.' }),
    )
    expect(bad.status).toBe(400)
    expect(summaryOf(bad.text).toSorted()).toEqual(['hours', 'skill2', 'teachesEn', 'title', 'url'])
    expect(errorBeside(bad.text, 'skill2')).toContain(words['invalid.skillTwice'])
    expect(errorBeside(bad.text, 'teachesEn')).toContain(words['invalid.teachesShort'])
    expect(valuesOf(bad.text, 'hours')).toEqual(['көп'])
    expect(valuesOf(bad.text, 'kind')).toEqual(['ARTICLE'])
    expect(bad.text).toContain('>Short.<')
    const { url } = await kept(GUIDE)
    const same = url.replace('https://', 'https://www.').replace(/\/$/, '')
    const double = await send(`${LIST}/create`, whole({ url: same }))
    expect(errorBeside(double.text, 'url')).toContain(words['invalid.urlTaken'])
    for (const [first, second] of [
      ['https://Kitap.Example.kz/oqu', 'https://kitap.example.kz/oqu'],
      ['https://кітап.қаз.kz/oqu', 'https://www.кітап.қаз.kz/oqu/'],
    ] as const) {
      expect((await send(`${LIST}/create`, whole({ url: first }))).status, first).toBe(302)
      const again = await send(`${LIST}/create`, whole({ url: second }))
      expect(errorBeside(again.text, 'url'), second).toContain(words['invalid.urlTaken'])
    }
  })

  it('is edited, and returns to an earlier version', async () => {
    const id = await makeMaterial({ title: 'Бірінші атау' })
    const form = await formOf(id)
    expect((await send(`${LIST}/${id}`, { ...form, title: 'Екінші атау', skill1: 'TIME', skill2: '' })).status).toBe(
      302,
    )
    expect((await kept(id)).skills.map(({ skill }) => skill)).toEqual(['TIME'])
    const [first] = await editsOf(id)
    const page = await open(`${LIST}/${id}?edit=${first!.id}`)
    expect(mainOf(page.text)).toContain(historyWords.returned)
    expect(valuesOf(page.text, 'title')).toEqual(['Бірінші атау'])
    expect(valuesOf(page.text, 'skill2')).toEqual(['TIME'])
    const back = { ...(await formOf(id)), title: 'Бірінші атау', skill1: 'LEARNING', skill2: 'TIME' }
    expect((await send(`${LIST}/${id}`, back)).status).toBe(302)
    expect((await editsOf(id)).map(({ kind }) => kind)).toEqual(['CREATED', 'EDITED', 'EDITED'])
    expect(mainOf((await open(`${LIST}/${id}`)).text)).toContain('Екінші атау')
  })

  it('edited by two shows both versions', async () => {
    const id = await makeMaterial({ title: 'Бастапқы атау' })
    const form = await formOf(id)
    expect((await send(`${LIST}/${id}`, { ...form, title: 'Олардың атауы' }, superadmin)).status).toBe(302)
    const late = await send(`${LIST}/${id}`, { ...form, title: 'Менің атауым', hours: '7' })
    expect(late.status).toBe(409)
    expect(headingOf(late.text)).toBe(versionWords.title)
    for (const title of ['Олардың атауы', 'Менің атауым']) expect(late.text).toContain(title)
    const version = valuesOf(late.text, 'version')[0]!
    const chosen = { ...form, version, title: 'Менің атауым', hours: '7', choosing: 'on', pick_title: 'mine' }
    expect((await send(`${LIST}/${id}`, chosen)).status).toBe(302)
    expect(await kept(id)).toMatchObject({ title: 'Менің атауым', hours: 7 })
  })

  it('is retired once and taken back, and every action is in its history', async () => {
    const id = await makeMaterial()
    for (let press = 1; press <= 2; press += 1) {
      expect((await send(`${LIST}/${id}/state`, { retired: 'on' })).location).toBe(`${LIST}/${id}`)
    }
    expect((await kept(id)).retiredAt).not.toBeNull()
    expect(mainOf((await open(`${LIST}/${id}`)).text)).toContain(words.restore)
    expect((await send(`${LIST}/${id}/state`, { retired: 'off' })).status).toBe(302)
    expect((await kept(id)).retiredAt).toBeNull()
    expect((await editsOf(id)).map(({ kind }) => kind)).toEqual(['CREATED', 'RETIRED', 'RESTORED'])
    expect((await send(`${LIST}/${id}/state`, { retired: 'perhaps' })).status).toBe(400)
    expect((await send(`${LIST}/nothing/state`, { retired: 'on' })).status).toBe(404)
  })
})

it('what was written, changed and retired survives a start and a release', { timeout: A_WHILE }, async () => {
  const { database } = site
  const own = await makeMaterial()
  await send(`${LIST}/${GUIDE}`, { ...(await formOf(GUIDE)), title: 'Басқа атау' })
  const [retired] = await database.material.findMany({ where: { id: { not: GUIDE }, origin: 'SEED' }, take: 1 })
  await send(`${LIST}/${retired!.id}/state`, { retired: 'on' })
  const release = makeRelease()
  release.edit<{ id: string; hours: number }[]>('materials/anywhere.json', all => {
    all.find(({ id }) => id === GUIDE)!.hours = 3
  })
  for (const content of [undefined, release.content]) {
    await seedContent(database, content)
    expect(await kept(own)).toMatchObject({ retiredAt: null, origin: 'ADMIN' })
    expect(await kept(GUIDE)).toMatchObject({ title: 'Басқа атау' })
    expect((await kept(retired!.id)).retiredAt).not.toBeNull()
  }
  expect(await database.contentSuggestion.count({ where: { table: 'Material', rowId: GUIDE } })).toBe(1)
})
