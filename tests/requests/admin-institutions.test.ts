import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import historyWords from '#app/i18n/locales/ru/contentHistory.ts'
import words from '#app/i18n/locales/ru/adminInstitutions.ts'
import sheetWords from '#app/i18n/locales/ru/majorSheets.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { readSheet } from '#app/outside/spreadsheet.server.ts'
import { seedContent } from '#prisma/seed/content.ts'
import { placeOf } from '#tests/world/database.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, textOf, valuesOf } from '#tests/world/page.ts'
import { makeRelease } from '#tests/world/release.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const A_WHILE = 5 * 60 * 1000
const LIST = '/admin/institutions'
const COLLEGE = 'aksim-college'

let site: Site
let superadmin: Visitor
let ministry: Visitor
let pupil: Visitor
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  superadmin = await site.signIn('superadmin')
  ministry = await site.signIn('ministry')
  pupil = await site.signIn('aruzhan')
})
afterAll(() => site.stop())

type Form = Record<string, string>
const open = (path: string, as = ministry) => site.visit(path, { as, cookies: { language: 'ru' } })
const send = (path: string, form: Form, as = ministry) => site.visit(path, { as, form, cookies: { language: 'ru' } })
const upload = (id: string, text: string) => {
  const file = { field: 'file', name: 'majors.csv', bytes: text }
  return site.visit(`${LIST}/${id}/majors/upload`, { as: ministry, ...sent({}, file), cookies: { language: 'ru' } })
}
const three = (name: string, text: string): Form => ({
  [`${name}Ru`]: text,
  [`${name}Kk`]: text,
  [`${name}En`]: text,
})
const whole = (given: Form = {}): Form => ({
  ...{ idempotencyKey: randomUUID(), nameRu: 'Аркалыкский технический', nameKk: 'Арқалық техникалық' },
  ...{ nameEn: 'Arkalyk Technical', synonyms: 'ақтех\nарктех', type: 'UNIVERSITY', financing: 'GOV', cityId: 'kentau' },
  ...{ website: 'https://arktech.kz', dormitory: 'yes', places: '120', admission: 'UNT', entry11: 'on' },
  ...{ ...three('documents', 'заявление\nаттестат'), admissionsYear: '2026', sourceYear: '2026' },
  ...{ ...three('admissionsSource', 'правила приёма'), ...three('source', 'сайт вуза'), ...three('about', '') },
  requirements_0_type: 'ACADEMIC',
  requirements_0_measure: 'UNT',
  requirements_0_minimum: '70',
  ...given,
})
const kept = (id: string) =>
  site.database.institution.findUniqueOrThrow({
    where: { id },
    include: { requirements: { orderBy: { order: 'asc' } }, majors: { orderBy: { id: 'asc' } } },
  })
const editsOf = (table: string, rowId: string) =>
  site.database.contentEdit.findMany({ where: { table, rowId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
const linksIn = (html: string) =>
  [...html.matchAll(/<th scope="row"><a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!.split('/').at(-1))

/** Reads a form from a page as a browser without script would send it. */
function formIn(html: string): Form {
  const [, form = ''] = /(<form\b[^>]*method="post"[^>]*>(?:(?!<\/form>).)*name="base".*?<\/form>)/s.exec(html) ?? []
  const boxes = tagsOf(form, 'input').filter(({ type }) => type === 'checkbox')
  const inputs = [...form.matchAll(/<input\b([^>]*)>/g)]
    .map(([, tag]) => tag!)
    .filter(tag => !/type="(checkbox|radio)"/.test(tag))
    .map(tag => ({ name: /name="(\w+)"/.exec(tag)?.[1], value: linesIn(/value="([^"]*)"/.exec(tag)?.[1] ?? '') }))
    .filter(({ name }) => name !== undefined)
  const selects = tagsOf(form, 'select').map(({ name }) => [name!, valuesOf(form, name!)[0] ?? ''])
  const areas = [...form.matchAll(/<textarea\b([^>]*)>([^<]*)</g)].map(([, tag, text]) => [
    /name="(\w+)"/.exec(tag!)![1]!,
    linesIn(text!.replace(/^\n/, '')),
  ])
  return Object.fromEntries([
    ...inputs.map(({ name, value }) => [name!, value]),
    ...boxes.filter(box => 'checked' in box).map(({ name }) => [name!, 'on']),
    ...selects,
    ...areas,
  ]) as Form
}
const linesIn = (html: string) => html.split('\n').map(textOf).join('\n')
const formOf = async (path: string) => formIn((await open(path)).text)

async function makeInstitution(given: Form = {}) {
  const made = await send(`${LIST}/create`, whole(given))
  expect(made.status, mainOf(made.text)).toBe(302)
  return made.location!.split('/').at(-2)!
}

const header = 'Название по-русски;Название по-казахски;Название по-английски;Код ГОП;Лет учёбы;Языки;Год стоит;Валюта;Год цены;Откуда цена;Есть гранты' // oxfmt-ignore
const five = ['B057', 'B063', 'B064', 'B074', 'B162'].map(
  (group, at) =>
    `Тест ${group};Сынақ ${group};Trial ${group};${group};4;қазақша, русский;${900 - at}000;KZT;2026;закон;да`,
)

describe('the list of institutions', () => {
  it('goes on by cursor, and every institution is on one page', async () => {
    const found: (string | undefined)[] = []
    let after: string | undefined
    do {
      const { text } = await open(`${LIST}?country=kz&type=UNIVERSITY${after ? `&after=${after}` : ''}`)
      const page = linksIn(text)
      expect(page.length).toBeLessThanOrEqual(20)
      found.push(...page)
      after = text.includes('rel="next"') ? page.at(-1) : undefined
    } while (after)
    const there = { type: 'UNIVERSITY', city: { countryId: 'kz' } }
    expect(found.length).toBe(await site.database.institution.count({ where: there }))
    expect(new Set(found).size).toBe(found.length)
    expect((await open(`${LIST}?after=nothing`)).status).toBe(404)
  })

  it('is filtered by what is missing and what is old', async () => {
    const id = await makeInstitution({ nameRu: 'Пустой вуз', synonyms: 'құрғақ' })
    const q = `q=${encodeURIComponent('курга')}`
    expect(linksIn((await open(`${LIST}?${q}&empty=on&city=kentau&state=used`)).text)).toEqual([id])
    for (const other of ['old=on', 'type=COLLEGE', 'country=us', 'city=almaty', 'state=retired']) {
      expect(linksIn((await open(`${LIST}?${q}&${other}`)).text), other).toEqual([])
    }
    const path = (await upload(id, `${header}\n${five[0]!.replace('2026', '2019')}`)).location!
    await send(path, { version: valuesOf((await open(path)).text, 'version')[0]! })
    expect(linksIn((await open(`${LIST}?${q}&old=on`)).text)).toEqual([id])
    expect(linksIn((await open(`${LIST}?${q}&empty=on`)).text)).toEqual([])
  })

  it('is for the super roles', async () => {
    const orgadmin = await site.signIn('orgadmin')
    const pages = [LIST, `${LIST}/create`, `${LIST}/nu`, `${LIST}/nu/majors`, `${LIST}/nu/majors/export`]
    for (const path of pages) expect((await open(path, orgadmin)).location).toContain('/errors/403')
    expect((await send(`${LIST}/nu/state`, { retired: 'on' }, orgadmin)).location).toContain('/errors/403')
    expect((await kept('nu')).retiredAt).toBeNull()
  })
})

describe('an institution', () => {
  it('with five majors of a sheet is in the catalogue, in search and among what one compares', async () => {
    const form = whole({ nameRu: 'Торғай университеті', nameEn: 'Torgay University', synonyms: 'тортех' })
    const made = await send(`${LIST}/create`, form)
    const id = made.location!.split('/').at(-2)!
    expect(id).toBe('torgay-university')
    // Sending it twice adds it once.
    expect((await send(`${LIST}/create`, form)).location).toBe(LIST)
    // A new institution based on another starts with its requirements and sources.
    const alike = (await open(`${LIST}/create?like=${id}`)).text
    expect(valuesOf(alike, 'requirements_0_measure')).toEqual(['UNT'])
    expect([...valuesOf(alike, 'nameRu'), ...valuesOf(alike, 'sourceRu')]).toEqual(['', 'сайт вуза'])
    const row = await kept(id)
    expect(row).toMatchObject({ origin: 'ADMIN', dormitory: true, lowestCost: null })
    expect(row.details).toMatchObject({ places: 120, entry: [11], synonyms: ['тортех'] })
    expect(row.requirements).toMatchObject([{ measure: 'UNT', minimum: 70, text: null }])
    expect(row.searchFolded).toContain('кентау')
    const seen = await open(`/app/institutions?q=${encodeURIComponent('тортех')}`, pupil)
    expect(mainOf(seen.text)).toContain('Торғай университеті')

    const path = (await upload(id, [header, ...five].join('\n'))).location!
    const shown = await open(path)
    expect(headingOf(shown.text)).toBe('Готово строк: 5')
    expect((await kept(id)).majors).toEqual([])
    const version = valuesOf(shown.text, 'version')[0]!
    for (let press = 1; press <= 2; press += 1) expect((await send(path, { version })).location).toBe(path)
    const { majors, lowestCost } = await kept(id)
    expect(majors.map(major => major.groupCode)).toEqual(['B057', 'B063', 'B064', 'B074', 'B162'])
    expect(majors[0]).toMatchObject({ origin: 'ADMIN', cost: 900_000, costTenge: 900_000, costSource: 'LAW', years: 4 })
    expect(lowestCost).toBe(896_000)
    expect(headingOf((await open(path)).text)).toBe(sheetWords['heading.taken'])

    const page = await open(`/app/institutions/${id}`, pupil)
    for (const { name } of majors) expect(page.text).toContain((name as { ru: string }).ru)
    const byGroup = await open(`/app/institutions?major=B162&city=kentau&grants=on`, pupil)
    expect(mainOf(byGroup.text)).toContain('Торғай университеті')
    // Makes room for one more pick.
    await site.database.institutionPick.deleteMany({ where: { user: { usernameFolded: 'aruzhan' } } })
    await send('/app/institutions/picks', { institutionId: id, wants: 'on', back: '' }, pupil)
    expect(mainOf((await open('/app/institutions/programmes', pupil)).text)).toContain('Тест B162')

    // Uploading the same file again has nothing to save.
    const again = (await upload(id, [header, ...five].join('\n'))).location!
    expect(mainOf((await open(again)).text)).toContain(sheetWords.nothingToDo)
  })

  it('that is wrong is told beside its fields, and keeps what was typed', async () => {
    const bad = await send(
      `${LIST}/create`,
      whole({
        ...{
          nameKk: '',
          aboutRu: 'Только по-русски',
          documentsEn: 'application',
          statRate: '12,5',
          website: 'http://a.kz',
        },
        requirements_0_minimum: '400',
        deadlines_0_to: '31.02',
      }),
    )
    expect(bad.status).toBe(400)
    const wrong = ['aboutEn', 'aboutKk', 'deadlines', 'documentsEn', 'nameKk', 'requirements']
    expect(summaryOf(bad.text).toSorted()).toEqual([...wrong, 'statSourceRu', 'statYear', 'website'])
    expect(errorBeside(bad.text, 'requirements')).toContain('Строка 1')
    expect(errorBeside(bad.text, 'requirements')).toContain(words['invalid.rowRange'])
    expect(errorBeside(bad.text, 'deadlines')).toContain(words['invalid.rowDay'])
    expect(valuesOf(bad.text, 'requirements_0_minimum')).toEqual(['400'])
    const [taken] = await site.database.institution.findMany({ where: { officialCode: { not: null } }, take: 1 })
    const double = await send(`${LIST}/create`, whole({ officialCode: taken!.officialCode!, professions: 'nobody' }))
    expect(errorBeside(double.text, 'officialCode')).toContain(words['invalid.codeTaken'])
    expect(errorBeside(double.text, 'professions')).toContain(words['invalid.professionUnknown'])
  })

  it('has lists whose rows are added, moved and taken away by buttons, without script', async () => {
    const id = await makeInstitution({ nameEn: 'Rows University' })
    const path = `${LIST}/${id}`
    const added = await send(path, { ...(await formOf(path)), nameRu: 'Пока не сохранено', rows: 'requirements:add' })
    expect(added.status).toBe(200)
    expect(valuesOf(added.text, 'nameRu')).toEqual(['Пока не сохранено'])
    const typed = {
      ...formIn(added.text),
      ...{ requirements_1_type: 'LANGUAGE', requirements_1_measure: 'IELTS', requirements_1_minimum: '6,5' },
    }
    const moved = await send(path, { ...typed, rows: 'requirements:up:1' })
    expect(valuesOf(moved.text, 'requirements_0_measure')).toEqual(['IELTS'])
    expect((await kept(id)).requirements).toHaveLength(1)
    expect((await send(path, formIn(moved.text))).status).toBe(302)
    expect((await kept(id)).requirements).toMatchObject([{ measure: 'IELTS', minimum: 6.5 }, { measure: 'UNT' }])
    const removed = await send(path, { ...(await formOf(path)), rows: 'requirements:remove:1' })
    expect((await send(path, formIn(removed.text))).status).toBe(302)
    expect((await kept(id)).requirements).toMatchObject([{ measure: 'IELTS' }])
  })

  it('is edited, seen at once, and returns to an earlier version', async () => {
    const path = `${LIST}/${COLLEGE}`
    const form = await formOf(path)
    expect(form.synonyms).toContain('аксим')
    // Saving the unchanged form changes nothing.
    expect((await send(path, form)).status).toBe(302)
    expect(await editsOf('Institution', COLLEGE)).toEqual([])
    expect((await send(path, { ...form, nameRu: 'Колледж на Сайране', dormitory: 'yes', places: '40' })).status).toBe(
      302,
    )
    expect(mainOf((await open(`/app/institutions/${COLLEGE}`, pupil)).text)).toContain('Колледж на Сайране')
    const [first] = await editsOf('Institution', COLLEGE)
    const back = await formOf(path)
    expect((await send(path, { ...back, nameRu: 'Ещё иначе' })).status).toBe(302)
    const returned = await open(`${path}?edit=${first!.id}`)
    expect(mainOf(returned.text)).toContain(historyWords.returned)
    expect(valuesOf(returned.text, 'nameRu')).toEqual(['Колледж на Сайране'])
    expect((await send(path, formIn(returned.text))).status).toBe(302)
    expect((await kept(COLLEGE)).name).toMatchObject({ ru: 'Колледж на Сайране' })
    expect((await editsOf('Institution', COLLEGE)).map(({ kind }) => kind)).toEqual(['EDITED', 'EDITED', 'EDITED'])
  })

  it('edited by two shows both versions', async () => {
    const id = await makeInstitution({ nameEn: 'Two Editors' })
    const path = `${LIST}/${id}`
    const form = await formOf(path)
    expect((await send(path, { ...form, nameRu: 'Их название' }, superadmin)).status).toBe(302)
    const late = await send(path, { ...form, nameRu: 'Моё название', requirements_0_minimum: '80' })
    expect(late.status).toBe(409)
    expect(headingOf(late.text)).toBe(versionWords.title)
    const chosen = { ...formIn(late.text), choosing: 'on', pick_nameRu: 'mine' }
    expect((await send(path, chosen)).status).toBe(302)
    const row = await kept(id)
    expect(row.name).toMatchObject({ ru: 'Моё название' })
    expect(row.requirements).toMatchObject([{ minimum: 80 }])
  })

  it('is retired once and taken back', async () => {
    const id = await makeInstitution({ nameEn: 'Retired University', synonyms: 'снимут' })
    const found = async () => mainOf((await open(`/app/institutions?q=${encodeURIComponent('снимут')}`, pupil)).text)
    expect(await found()).toContain('Аркалыкский технический')
    for (let press = 1; press <= 2; press += 1) await send(`${LIST}/${id}/state`, { retired: 'on' })
    expect((await kept(id)).retiredAt).not.toBeNull()
    expect(await found()).not.toContain('Аркалыкский технический')
    expect((await open(`/app/institutions/${id}`, pupil)).status).toBe(404)
    await send(`${LIST}/${id}/state`, { retired: 'off' })
    expect(await found()).toContain('Аркалыкский технический')
    expect((await editsOf('Institution', id)).map(({ kind }) => kind)).toEqual(['CREATED', 'RETIRED', 'RESTORED'])
    expect((await send(`${LIST}/nothing/state`, { retired: 'on' })).status).toBe(404)
  })
})

describe('a major', () => {
  it('is added, edited, retired and taken back, and the cheapest year follows', async () => {
    const id = await makeInstitution({ nameEn: 'Majors University' })
    const form = {
      ...{ idempotencyKey: randomUUID(), ...three('name', 'Программа мостов'), groupCode: 'b074', years: '4,5' },
      ...{ languages: 'ru kk', cost: '1 000', currency: 'eur', costYear: '2026', costSource: 'INSTITUTION' },
    }
    const bad = await send(`${LIST}/${id}/majors/create`, { ...form, groupCode: 'B999', costYear: '' })
    expect(summaryOf(bad.text)).toEqual(['costYear'])
    const unknown = await send(`${LIST}/${id}/majors/create`, { ...form, groupCode: 'B999', currency: 'XXX' })
    expect(errorBeside(unknown.text, 'groupCode')).toContain(words['invalid.groupUnknown'])
    expect(errorBeside(unknown.text, 'currency')).toContain(words['invalid.currencyUnknown'])
    expect((await send(`${LIST}/${id}/majors/create`, form)).location).toBe(`${LIST}/${id}/majors`)
    // A thousand euros, at the exchange rate of the content.
    expect(await kept(id)).toMatchObject({ lowestCost: 543_720, majors: [{ groupCode: 'B074', years: 4.5 }] })
    // Costs in a foreign currency show the date of the exchange rate.
    const seen = async () => mainOf((await open(`/app/institutions/${id}`, pupil)).text)
    expect(await seen()).toContain('Тенге посчитаны по курсу')

    const path = `${LIST}/${id}/majors/${id}-b074`
    const edited = { ...(await formOf(path)), cost: '500000', currency: 'KZT', costSource: 'LAW', grants: 'on' }
    expect((await send(path, edited)).status).toBe(302)
    expect(await kept(id)).toMatchObject({ lowestCost: 500_000 })
    expect(await seen()).not.toContain('Тенге посчитаны по курсу')
    expect(mainOf((await open(path)).text)).toContain('было «EUR», стало «KZT»')
    await send(`${path}/state`, { retired: 'on' })
    expect(await kept(id)).toMatchObject({ lowestCost: null })
    expect(await seen()).not.toContain('Программа мостов')
    await send(`${path}/state`, { retired: 'off' })
    expect(await kept(id)).toMatchObject({ lowestCost: 500_000 })
    expect((await editsOf('Major', `${id}-b074`)).map(({ kind }) => kind)).toEqual([
      ...['CREATED', 'EDITED', 'RETIRED', 'RESTORED'],
    ])
    expect((await open(`${LIST}/nu/majors/${id}-b074`)).status).toBe(404)
  })
})

describe('a sheet of majors', () => {
  it.each(['csv', 'xlsx'])('taken along as %s and sent in again changes nothing', async format => {
    for (const id of ['nu', COLLEGE]) {
      const path = `${LIST}/${id}/majors/export?as=${format}`
      const file = await fetch(site.origin + path, {
        headers: { Cookie: [...ministry.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      const bytes = Buffer.from(await file.arrayBuffer())
      const form = sent({}, { field: 'file', name: `majors.${format}`, bytes })
      const { location } = await site.visit(`${LIST}/${id}/majors/upload`, { as: ministry, ...form })
      const page = mainOf((await open(location!)).text)
      expect(page).toContain(sheetWords.nothingToDo)
      expect(page).not.toContain(sheetWords.refusedTitle)
      expect(page).not.toContain(sheetWords.missingTitle)
    }
  })

  it('tells what changes, what is refused and why, and what it does not name', async () => {
    const id = await makeInstitution({ nameEn: 'Sheet University' })
    const first = (await upload(id, [header, ...five].join('\n'))).location!
    await send(first, { version: valuesOf((await open(first)).text, 'version')[0]! })

    const rows = [
      five[0]!.replace('900000', '950000'),
      five[1]!,
      '=Формула;Көпір;Bridge;B999;4;ru;;;;;',
      'Без перевода;;Untranslated;B074;4;ru;дорого;KZT;2026;закон;да',
    ]
    const path = (await upload(id, [header, ...rows].join('\n'))).location!
    const page = await open(path)
    const text = mainOf(page.text)
    expect(headingOf(page.text)).toBe('Готово строк: 1, посмотреть нужно: 2')
    for (const expected of ['950000', 'строка 4', 'строка 5', 'B999', 'дорого', words['invalid.groupUnknown']]) {
      expect(text, expected).toContain(expected)
    }
    expect(text).toContain(words['invalid.costNumber'])
    for (const missing of ['Тест B064', 'Тест B074', 'Тест B162']) expect(text).toContain(missing)

    const refused = await fetch(`${site.origin}${path}/refused`, {
      headers: { Cookie: [...ministry.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
    const file = `${placeOf(site.databaseUrl)}-refused.xlsx`
    const { writeFileSync } = await import('node:fs')
    writeFileSync(file, Buffer.from(await refused.arrayBuffer()))
    const sheet = await readSheet(file)
    expect(typeof sheet === 'string' ? sheet : sheet.rows.map(({ cells }) => cells[0])).toEqual([
      ...['Название по-русски', '=Формула', 'Без перевода'],
    ])

    // A major is edited meanwhile, so the preview is outdated and nothing is saved.
    const version = valuesOf(page.text, 'version')[0]!
    const major = `${LIST}/${id}/majors/${id}-b057`
    expect((await send(major, { ...(await formOf(major)), cost: '910000' }, superadmin)).status).toBe(302)
    const late = await send(path, { version })
    expect(late.status).toBe(409)
    expect(mainOf(late.text)).toContain(sheetWords.changedMeanwhile)
    expect((await kept(id)).majors[0]).toMatchObject({ cost: 910_000 })
    expect((await send(path, { version: valuesOf(late.text, 'version')[0]! })).status).toBe(302)
    const { majors } = await kept(id)
    expect(majors).toHaveLength(5)
    expect(majors[0]).toMatchObject({ cost: 950_000 })
    expect((await editsOf('Major', `${id}-b057`)).map(({ kind }) => kind)).toEqual(['CREATED', 'EDITED', 'IMPORTED'])
  })

  it('nobody takes is forgotten after two days, a taken one after a month', async () => {
    const { sweepMajorImports } = await import('#app/domain/institutions/major-imports.server.ts')
    const day = 24 * 60 * 60 * 1000
    const now = Date.now()
    const sheet = { institutionId: 'nu', fileName: 'majors.csv', columns: { columns: [], ignored: [] }, rows: [] }
    await site.database.majorImport.createMany({
      data: [
        { ...sheet, id: 'old', createdAt: new Date(now - 3 * day) },
        { ...sheet, id: 'young', createdAt: new Date(now - day) },
        { ...sheet, id: 'taken', createdAt: new Date(now - 29 * day), takenAt: new Date(now - 29 * day) },
        { ...sheet, id: 'long-taken', createdAt: new Date(now - 32 * day), takenAt: new Date(now - 31 * day) },
      ],
    })
    await sweepMajorImports(new Date(now))
    const left = await site.database.majorImport.findMany({ where: { institutionId: 'nu', rows: { equals: [] } } })
    expect(left.map(({ id }) => id).toSorted()).toEqual(['taken', 'young'])
  })

  it('that is no sheet of majors is refused beside the file', async () => {
    const bad = await upload('nu', 'раз;два\n1;2')
    expect(bad.status).toBe(400)
    expect(errorBeside(bad.text, 'file')).toContain(sheetWords['invalid.sheetNoColumns'])
    expect((await upload('nothing', header)).status).toBe(404)
  })
})

it('what was written, imported and retired survives a start and a release', { timeout: A_WHILE }, async () => {
  const { database } = site
  const id = await makeInstitution({ nameEn: 'Lasting University' })
  const path = (await upload(id, [header, ...five].join('\n'))).location!
  await send(path, { version: valuesOf((await open(path)).text, 'version')[0]! })
  const roads = `${LIST}/${COLLEGE}/majors/aksim-college-roads`
  await send(roads, { ...(await formOf(roads)), years: '2,5', languages: 'kk' })
  await send(`${LIST}/turan-college/state`, { retired: 'on' })
  const release = makeRelease()
  release.edit<{ majors: { key: string; years: number }[] }>(`institutions/kz/${COLLEGE}.json`, ({ majors }) => {
    majors.find(({ key }) => key === 'roads')!.years = 3.5
  })
  for (const content of [undefined, release.content]) {
    await seedContent(database, content)
    const row = await kept(id)
    expect(row).toMatchObject({ origin: 'ADMIN', retiredAt: null, lowestCost: 896_000 })
    expect(row.majors.map(({ retiredAt }) => retiredAt)).toEqual([null, null, null, null, null])
    const edited = await database.major.findUniqueOrThrow({
      where: { id: 'aksim-college-roads' },
      include: { languages: true },
    })
    expect(edited).toMatchObject({ years: 2.5, languages: [{ language: 'kk' }] })
    expect((await kept('turan-college')).retiredAt).not.toBeNull()
  }
  const suggested = { table: 'Major', rowId: 'aksim-college-roads' }
  expect(await database.contentSuggestion.count({ where: suggested })).toBe(1)
})
