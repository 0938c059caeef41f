import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fields } from '#app/domain/content/history.server.ts'
import historyWords from '#app/i18n/locales/ru/contentHistory.ts'
import words from '#app/i18n/locales/ru/adminProfessions.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { seedContent } from '#prisma/seed/content.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { makeRelease } from '#tests/world/release.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { takeShortTest } from './test-taker.ts'

const A_WHILE = 5 * 60 * 1000
const LIST = '/admin/professions'

let site: Site
let superadmin: Visitor
let ministry: Visitor
/** A pupil whose interests match those of `own`. */
let pupil: Visitor
/** The form of a seeded profession, read from its page. */
let nurse: Fields
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  superadmin = await site.signIn('superadmin')
  ministry = await site.signIn('ministry')
  const person = await makePerson(site, { paid: true })
  await takeShortTest(site, person, { R: 3, I: 5, A: 2, S: 3, E: 1, C: 2 })
  pupil = person
  nurse = await formOf('nurse')
})
afterAll(() => site.stop())

const open = (path: string, as = ministry) => site.visit(path, { as })
const send = (path: string, form: Fields, as = ministry) => site.visit(path, { as, form })
const idIn = (location: string | null) => location!.split('/').at(-1)!
const linksIn = (html: string) =>
  [...html.matchAll(/<th scope="row"><a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href!.split('/').at(-1)!)
/** Returns the states the buttons of a page set. */
const buttonsIn = (html: string) =>
  tagsOf(html, 'button').flatMap(({ name, value }) => (name === 'state' ? [value] : []))
const kept = (id: string) => site.database.profession.findUniqueOrThrow({ where: { id } })
/** Sends the complete form of a profession. */
const save = (id: string, form: Fields, as = ministry) => send(`${LIST}/${id}?part=all`, form, as)
const editsOf = (rowId: string) =>
  site.database.contentEdit.findMany({ where: { table: 'Profession', rowId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] })

/** Reads every field of a form with its value. */
async function formOf(id: string): Promise<Fields> {
  const { text } = await open(`${LIST}/${id}?part=all`)
  const names = [...tagsOf(text, 'input'), ...tagsOf(text, 'select')].map(({ name }) => name ?? '')
  const form = text.slice(text.lastIndexOf('<form', text.indexOf('name="version"')))
  const chosen = names
    .filter(name => name && form.includes(`name="${name}"`) && name !== 'payBeforeTax')
    .map(name => [name, valuesOf(form, name)[0] ?? ''])
  const written = [...form.matchAll(/<textarea\b[^>]*name="(\w+)"[^>]*>([^<]*)</g)].map(([, name, value]) => [
    name,
    value!
      .replace(/^\n/, '')
      .replace(/&#x27;/g, "'")
      .replace(/&quot;/g, '"')
      .replace(/&amp;/g, '&'),
  ])
  return Object.fromEntries([...chosen, ...written]) as Fields
}

/** The complete form of a new, unique profession. */
function whole(given: Fields = {}): Fields {
  const mark = randomUUID().replace(/[^a-f]/g, '')
  const inThreeLanguages = (text: string) =>
    `${text} ${[...mark]
      .slice(0, 6)
      .map(letter => 'абвгде'['abcdef'.indexOf(letter)])
      .join('')}`
  const reasons = (text: string) =>
    ['один', 'два', 'три'].map(number => inThreeLanguages(`${text} ${number}`)).join('\n')
  return {
    ...{ ...nurse, idempotencyKey: randomUUID() },
    titleRu: inThreeLanguages('Дрессировщик дронов'),
    titleKk: inThreeLanguages('Дрон үйретуші'),
    titleEn: `Drone trainer ${mark.slice(0, 6)}`,
    ...{ interestR: '4', interestI: '7', interestA: '2,5', interestS: '4', interestE: '1', interestC: '2.5' },
    reasonLetters: 'I\nR\nS',
    reasonsRu: reasons('Учит машину летать'),
    reasonsKk: reasons('Ұшуға үйретеді'),
    reasonsEn: ['one', 'two', 'three']
      .map(number => `Teaches a machine to fly ${number} ${mark.slice(0, 6)}`)
      .join('\n'),
    ...given,
  }
}

/** The form that creates a draft. */
const begun = (given: Fields = {}): Fields => ({
  ...{ idempotencyKey: randomUUID(), titleRu: `Сказитель ${randomUUID().replace(/[^0-9]/g, '')}`, field: 'creative' },
  ...{ zone: '3', outlook: 'steady', ...given },
})

/** Creates a draft and saves its remaining fields, if any. Returns its id. */
async function make(form: Fields) {
  const made = await send(`${LIST}/create`, form)
  expect(made.status, summaryOf(made.text).join()).toBe(302)
  const id = idIn(made.location)
  if (!form.dutiesRu) return id
  const { version, base } = await formOf(id)
  const saved = await save(id, { ...form, version: version!, base: base! })
  expect(saved.status, summaryOf(saved.text).join()).toBe(302)
  return id
}
const publish = (id: string, as = ministry) => send(`${LIST}/${id}/state`, { state: 'published' }, as)

describe('the catalogue of professions', () => {
  it('goes on by cursor, and every profession is on one page', async () => {
    const found: string[] = []
    let after: string | undefined
    do {
      const { text } = await open(after ? `${LIST}?after=${after}` : LIST)
      const page = linksIn(text)
      expect(page.length).toBeLessThanOrEqual(20)
      found.push(...page)
      after = text.includes('rel="next"') ? page.at(-1) : undefined
    } while (after)
    expect(found.length).toBe(await site.database.profession.count())
    expect(new Set(found).size).toBe(found.length)
    expect((await open(`${LIST}?after=nothing`)).status).toBe(404)
  })

  it('is searched by title in any spelling, and filtered by field, state and what is missing', async () => {
    const titleRu = 'Ертегіші Ёлкин'
    const id = await make(begun({ titleRu }))
    const asked = `q=${encodeURIComponent('ЕЛКИН ертегиши')}`
    const { text } = await open(`${LIST}?${asked}&field=creative&state=DRAFT&missing=kk`)
    expect(linksIn(text)).toEqual([id])
    expect(mainOf(text)).toContain('Қазақша: Название')
    for (const other of ['field=law', 'state=PUBLISHED', 'missing=whole']) {
      expect(linksIn((await open(`${LIST}?${asked}&${other}`)).text), other).toEqual([])
    }
    expect(linksIn((await open(`${LIST}?q=nurse&missing=whole&state=PUBLISHED`)).text)).toContain('nurse')
  })

  it('is for the super roles', async () => {
    const orgadmin = await site.signIn('orgadmin')
    for (const path of [LIST, `${LIST}/create`, `${LIST}/nurse`, `${LIST}/nurse/preview`]) {
      expect((await open(path, orgadmin)).location).toContain('/errors/403')
    }
    expect((await send(`${LIST}/nurse/state`, { state: 'retired' }, orgadmin)).location).toContain('/errors/403')
    expect((await kept('nurse')).retiredAt).toBeNull()
  })
})

describe('a new profession', () => {
  it('is a draft no pupil meets, and once published it is found, matched and answered for', async () => {
    const form = whole()
    const id = await make(form)
    expect((await send(`${LIST}/create`, form)).location).toBe(LIST)
    expect(await kept(id)).toMatchObject({ draft: true, origin: 'ADMIN', interestA: 2.5 })
    const seen = async () => {
      const results = (await open('/app/tests/interests-short/results', pupil)).text
      const search = await open(`/app/professions?q=${encodeURIComponent(form.titleRu!)}`, pupil)
      const neighbour = await open('/app/professions/midwife', pupil)
      return {
        page: (await open(`/app/professions/${id}`, pupil)).status,
        matched: results.includes(`/app/professions/${id}"`),
        found: search.text.includes(`/app/professions/${id}"`),
        // The new profession names midwife as related, and midwife's page shows it in turn.
        near: neighbour.text.includes(`/app/professions/${id}"`),
      }
    }
    expect(await seen()).toEqual({ page: 404, matched: false, found: false, near: false })
    const preview = await open(`${LIST}/${id}/preview`)
    expect(headingOf(preview.text)).toBe(form.titleRu)
    for (const expected of ['Ставит капельницы', '7:45', 'B084']) expect(mainOf(preview.text)).toContain(expected)

    expect(buttonsIn((await open(`${LIST}/${id}`)).text)).toEqual(['published'])
    expect((await publish(id)).location).toBe(`${LIST}/${id}`)
    expect(await seen()).toEqual({ page: 200, matched: true, found: true, near: true })
    // Pressing the button twice publishes once.
    expect((await publish(id)).status).toBe(302)
    expect((await editsOf(id)).map(({ kind }) => kind)).toEqual(['CREATED', 'EDITED', 'PUBLISHED'])

    // An edit of a published profession is visible at once.
    const renamed = `${form.titleRu} жаңа`
    expect((await save(id, { ...(await formOf(id)), titleRu: renamed })).status).toBe(302)
    expect(headingOf((await open(`/app/professions/${id}`, pupil)).text)).toBe(renamed)

    expect((await send(`${LIST}/${id}/state`, { state: 'retired' })).status).toBe(302)
    expect(await seen()).toEqual({ page: 404, matched: false, found: false, near: false })
    expect(mainOf((await open(`${LIST}/${id}`)).text)).toContain(words.restore)
    expect((await publish(id)).status).toBe(302)
    expect((await seen()).page).toBe(200)
    expect((await editsOf(id)).map(({ kind }) => kind).slice(3)).toEqual(['EDITED', 'RETIRED', 'RESTORED'])
  })

  it('may be begun with little, says what is missing, and is not published before it is whole', async () => {
    const id = await make(begun())
    const page = await open(`${LIST}/${id}`)
    expect(mainOf(page.text)).toContain(words.missingTitle)
    expect(buttonsIn(page.text)).toEqual([])
    expect((await open(`${LIST}/${id}/preview`)).status).toBe(200)
    expect((await publish(id)).status).toBe(400)
    expect(await kept(id)).toMatchObject({ draft: true })
    const further = { ...(await formOf(id)), summaryRu: 'Рассказывает сказки там, где их давно не рассказывали.' }
    expect((await save(id, further)).status).toBe(302)
    expect((await kept(id)).draft).toBe(true)
    expect((await send(`${LIST}/nothing/state`, { state: 'published' })).status).toBe(404)
    expect((await send(`${LIST}/${id}/state`, { state: 'perhaps' })).status).toBe(400)
  })

  it('that is wrong is told beside its fields with the line, and keeps what was typed', async () => {
    const id = await make(begun())
    const { version, base } = await formOf(id)
    const sent = (given: Fields) => save(id, { ...whole(given), version: version!, base: base! })
    const bad = await sent({
      ...{ titleRu: '', interestR: '9', subject2: 'ALCHEMY', dayTimes: '07:45\n09:00\n25:20\n15:00\n18:30' },
      ...{ groupsUniversity: 'B084\nB84', related: 'midwife\nmidwife\nparamedic', payAverage: '100' },
    })
    expect(bad.status).toBe(400)
    expect(summaryOf(bad.text)).toEqual(
      expect.arrayContaining([
        'titleRu',
        'interestR',
        'subject2',
        'dayTimes',
        'groupsUniversity',
        'related',
        'payPeriod',
      ]),
    )
    expect(errorBeside(bad.text, 'titleRu')).toContain(words['required.titleRu'])
    expect(errorBeside(bad.text, 'dayTimes')).toMatch(/строка 3/)
    expect(errorBeside(bad.text, 'groupsUniversity')).toMatch(/строка 2/)
    expect(errorBeside(bad.text, 'related')).toContain(words['invalid.twice'])
    expect(valuesOf(bad.text, 'interestR')).toEqual(['9'])
    expect(bad.text).toContain('B084\nB84')

    // Errors that need the rest of the catalogue.
    const reasonsRu = nurse.reasonsRu!
    const clash = await sent({
      titleKk: nurse.titleKk!,
      groupsUniversity: 'B084\nB998',
      specialities: '00000001',
      related: 'Акушерка\nx\ny',
      reasonsRu,
    })
    expect(clash.status).toBe(400)
    // A new profession is refused at once.
    const double = await send(`${LIST}/create`, begun({ titleKk: nurse.titleKk!, zone: '9' }))
    expect(summaryOf(double.text)).toEqual(['zone'])
    expect(
      errorBeside((await send(`${LIST}/create`, begun({ titleKk: nurse.titleKk! }))).text, 'titleKk'),
    ).not.toBeNull()
    expect(errorBeside(clash.text, 'titleKk')).toContain(words['invalid.titleTaken'])
    expect(errorBeside(clash.text, 'groupsUniversity')).toMatch(/строка 2.*такой группы/i)
    expect(errorBeside(clash.text, 'specialities')).toContain(words['invalid.unknownSpeciality'])
    expect(errorBeside(clash.text, 'related')).toContain(words['invalid.unknownProfession'])
    expect(errorBeside(clash.text, 'reasonsRu')).toContain(words['invalid.reasonTaken'])
  })

  it('is checked against its nearest neighbours without being saved', async () => {
    const id = await make(begun())
    const typed = { ...(await formOf(id)), ...interestsOf(nurse), check: 'on' }
    const checked = await send(`${LIST}/${id}?part=work`, typed)
    expect(checked.status).toBe(200)
    expect(mainOf(checked.text)).toContain(words.nearestTyped)
    // The six interest values equal a nurse's.
    expect(/<ol>.*?href="\/admin\/professions\/([a-z-]+)"/s.exec(checked.text)?.[1]).toBe('nurse')
    expect(valuesOf(checked.text, 'interestS')).toEqual([nurse.interestS])
    expect(await kept(id)).toMatchObject({ interestS: 0 })
    const wrong = await send(`${LIST}/${id}?part=work`, { ...typed, interestR: 'x' })
    expect(wrong.status).toBe(400)
    expect(errorBeside(wrong.text, 'interestR')).not.toBeNull()
  })
})

const interestsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => /^interest[A-Z]$/.test(name)))

describe('a profession of the release', () => {
  it('is held by its form whole: saved as it is, nothing is an edit', async () => {
    expect((await save('cook', { ...(await formOf('cook')), payBeforeTax: 'on' })).status).toBe(302)
    expect(await editsOf('cook')).toEqual([])
    expect(await kept('cook')).toMatchObject({ editedAt: null })
  })

  it('stays whole while pupils see it', async () => {
    const form = await formOf('welder')
    const bad = await save('welder', { ...form, dutiesKk: '' })
    expect(bad.status).toBe(400)
    expect(errorBeside(bad.text, 'dutiesKk')).not.toBeNull()
    // English texts may be empty; the Russian ones replace them.
    expect((await save('welder', { ...form, trialEn: '' })).status).toBe(302)
    expect((await kept('welder')).details).toMatchObject({ trial: { ru: form.trialRu } })
  })

  it('is edited, and returns to an earlier version', async () => {
    const form = await formOf('barber')
    expect((await save('barber', { ...form, suitsRu: 'Подойдёт всем, кто любит людей.' })).status).toBe(302)
    expect((await save('barber', { ...(await formOf('barber')), suitsRu: 'Подойдёт терпеливым.' })).status).toBe(302)
    const [first] = await editsOf('barber')
    const page = await open(`${LIST}/barber?edit=${first!.id}`)
    expect(mainOf(page.text)).toContain(historyWords.returned)
    expect(page.text).toContain('Подойдёт всем, кто любит людей.')
    const back = { ...(await formOf('barber')), suitsRu: 'Подойдёт всем, кто любит людей.' }
    expect((await save('barber', back)).status).toBe(302)
    expect((await kept('barber')).details).toMatchObject({ suits: { ru: 'Подойдёт всем, кто любит людей.' } })
    expect(mainOf((await open(`${LIST}/barber`)).text)).toContain('Подойдёт терпеливым.')
  })

  it('is edited part by part, by two people at once, and no part touches another', async () => {
    const form = await formOf('courier')
    const part = async (name: string) => {
      const { text } = await open(`${LIST}/courier?part=${name}`)
      return { ...form, version: valuesOf(text, 'version')[0]!, base: valuesOf(text, 'base')[0]! }
    }
    const [fits, pay] = [await part('fits'), await part('pay')]
    const [suitsRu, outlookTextRu] = ['Подойдёт тем, кто любит дорогу.', 'Заказов всё больше.']
    // Fields that a part does not show are ignored when it is saved.
    expect((await send(`${LIST}/courier?part=fits`, { ...fits, suitsRu, titleRu: '' })).status).toBe(302)
    expect((await send(`${LIST}/courier?part=pay`, { ...pay, outlookTextRu }, superadmin)).status).toBe(302)
    expect(await kept('courier')).toMatchObject({
      title: { ru: form.titleRu },
      details: { suits: { ru: suitsRu }, outlookText: { ru: outlookTextRu } },
    })
    expect((await editsOf('courier')).map(({ kind }) => kind)).toEqual(['EDITED', 'EDITED'])
  })

  it('edited by two shows both versions', async () => {
    const form = await formOf('tailor')
    expect((await save('tailor', { ...form, cautionsRu: 'Много мелкой работы.' }, superadmin)).status).toBe(302)
    const mine = { ...form, cautionsRu: 'Устают глаза.', interestR: '5,5' }
    const late = await save('tailor', mine)
    expect(late.status).toBe(409)
    expect(headingOf(late.text)).toBe(versionWords.title)
    for (const expected of ['Много мелкой работы.', 'Устают глаза.']) expect(late.text).toContain(expected)
    const version = valuesOf(late.text, 'version')[0]!
    const chosen = { ...mine, version, choosing: 'on', pick_cautionsRu: 'mine' }
    expect((await save('tailor', chosen)).status).toBe(302)
    expect(await kept('tailor')).toMatchObject({ interestR: 5.5, details: { cautions: { ru: 'Устают глаза.' } } })
  })
})

it('what was written, published and retired survives a start and a release', { timeout: A_WHILE }, async () => {
  const { database } = site
  const [draft, own] = [await make(begun()), await make(whole())]
  await publish(own)
  await save('baker', { ...(await formOf('baker')), zone: '5' })
  await send(`${LIST}/butcher/state`, { state: 'retired' })
  const release = makeRelease()
  release.edit<{ outlook: string }>('professions/baker.json', file => {
    file.outlook = file.outlook === 'growing' ? 'steady' : 'growing'
  })
  for (const content of [undefined, release.content]) {
    await seedContent(database, content)
    expect(await kept(draft)).toMatchObject({ draft: true, origin: 'ADMIN' })
    expect(await kept(own)).toMatchObject({ draft: false, retiredAt: null, origin: 'ADMIN' })
    expect(await kept('baker')).toMatchObject({ zone: 5 })
    expect((await kept('butcher')).retiredAt).not.toBeNull()
  }
  expect(await database.contentSuggestion.count({ where: { table: 'Profession', rowId: 'baker' } })).toBe(1)
})
