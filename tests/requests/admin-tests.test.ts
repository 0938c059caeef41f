import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import historyWords from '#app/i18n/locales/ru/contentHistory.ts'
import words from '#app/i18n/locales/ru/adminTests.ts'
import instruments from '#app/i18n/locales/ru/instruments.ts'
import versionWords from '#app/i18n/locales/ru/versions.ts'
import { seedContent } from '#prisma/seed/content.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { sent } from '#tests/world/multipart.ts'
import { errorBeside, headingOf, mainOf, summaryOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { answerAll, questionPath, questionsOf, takeTest } from './test-taker.ts'

const { computeNorms } = await import('#app/domain/assessments/norms.server.ts')

const A_WHILE = 5 * 60 * 1000
const LIST = '/admin/tests'

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
const inThree = (name: string, text: string): Form => ({
  [`${name}Ru`]: text,
  [`${name}Kk`]: `${text} (қаз)`,
  [`${name}En`]: `${text} (en)`,
})
const draftOf = (testId: string) =>
  site.database.testVersion.findFirst({
    where: { testId, state: 'DRAFT' },
    include: { scales: { orderBy: { order: 'asc' } }, items: { orderBy: { order: 'asc' } } },
  })

const testForm = (title: string): Form => ({
  ...{ idempotencyKey: randomUUID(), minutes: '4', minimumAge: '14' },
  ...inThree('title', title),
  ...inThree('summary', 'О том, как вы учитесь'),
  ...inThree('measures', 'Показывает, что помогает вам учиться.'),
  ...inThree('question', 'Насколько это про вас?'),
})
const scaleForm = (name: string): Form => ({
  idempotencyKey: randomUUID(),
  ...inThree('name', name),
  ...inThree('about', `Шкала «${name}»`),
  ...inThree('high', `${name}: вам это близко`),
  ...inThree('low', `${name}: вам это не близко`),
})
const itemForm = (text: string, scale: string, keyed = '1'): Form => ({
  ...{ idempotencyKey: randomUUID(), scale, keyed },
  ...inThree('text', text),
})

async function makeTest(title: string) {
  const made = await send(`${LIST}/create`, testForm(title))
  expect(made.status).toBe(302)
  return made.location!.split('/').at(-1)!
}

/** Creates a test with two scales of six items each, every third item reversed, using only forms. */
async function makeTwelve(title: string) {
  const testId = await makeTest(title)
  const path = `${LIST}/${testId}`
  for (const name of ['Порядок', 'Любопытство']) await send(`${path}/scales/create`, scaleForm(name))
  for (let at = 0; at < 12; at += 1) {
    const form = itemForm(`${title}, утверждение ${at + 1}`, at % 2 === 0 ? 's01' : 's02', at % 3 === 2 ? '-1' : '1')
    expect((await send(`${path}/items/create`, form)).status).toBe(302)
  }
  return testId
}

async function publish(testId: string, as = ministry) {
  const page = await open(`${LIST}/${testId}/publish`, as)
  return send(`${LIST}/${testId}/publish`, { draft: valuesOf(page.text, 'draft')[0] ?? '' }, as)
}

/** Reads the form of a part from its page. */
async function formOf(path: string) {
  const { text } = await open(path)
  const base = JSON.parse(
    valuesOf(text, 'base')[0]!
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>'),
  ) as Form
  return { ...base, version: valuesOf(text, 'version')[0]!, base: JSON.stringify(base) }
}

describe('a test made here from nothing', () => {
  it('is taken, scored and shown with bands, and stands in no one’s way', { timeout: A_WHILE }, async () => {
    const testId = await makeTwelve('Как вы учитесь')
    expect(testId).toBe('kak-vy-uchites')
    const as = await makePerson(site, { paid: true })
    const before = await open('/app/tests', as)
    expect(before.text).not.toContain(`/app/tests/${testId}`)
    const page = await open(`${LIST}/${testId}/publish`)
    expect(mainOf(page.text)).toContain(words['publish.first'])
    expect(page.text).not.toContain(words['publish.notYet'])
    expect((await publish(testId)).location).toBe(`${LIST}/${testId}`)

    const list = await open('/app/tests', as)
    expect(list.text).toContain(`/app/tests/${testId}`)
    // The next step is still the test of interests.
    const nextStepTitle = (html: string) => /<h2[^>]*>(Дальше[^<]*)</.exec(html)?.[1]
    expect(nextStepTitle(list.text)).toBe(nextStepTitle(before.text))
    expect(mainOf((await open(`/app/tests/${testId}`, as)).text)).toContain(instruments['OTHER.how'])

    await takeTest(site, as, testId, { s01: 5, s02: 1 })
    const results = await open(`/app/tests/${testId}/results`, as)
    expect(results.status).toBe(200)
    const main = mainOf(results.text)
    expect(headingOf(results.text)).toContain('Порядок')
    expect(main).toContain('Порядок: вам это близко')
    expect(main).toContain('Любопытство: вам это не близко')
    expect(main).toContain(instruments['sure.unknown.why'])
    expect(main).toContain(instruments['OTHER.norms'])
    expect(main).not.toContain('/app/professions/')
    const scores = await site.database.scaleScore.findMany({
      where: { attempt: { version: { testId } } },
      orderBy: { score: 'desc' },
    })
    expect(scores.map(({ score }) => score)).toEqual([100, 0])
    // Standard error by Spearman-Brown for six items: alpha .706, SD 20.
    expect(scores[0]!.sem).toBeCloseTo(20 * Math.sqrt(1 - 2.4 / 3.4), 6)

    // The test has no effect on guidance.
    const after = await open('/app/tests', as)
    expect(nextStepTitle(after.text)).toBe(nextStepTitle(before.text))
    expect((await open('/app/personality', as)).status).toBe(200)
    const orgadmin = await site.signIn('orgadmin')
    await takeTest(site, await site.signIn('aruzhan'), testId, { s01: 4, s02: 4 })
    const figures = await open('/admin/organizations/demo-lyceum/analytics', orgadmin)
    expect(figures.status).toBe(200)
    expect(mainOf(figures.text)).toContain('Как вы учитесь')
    const { id } = await site.database.member.findFirstOrThrow({ where: { user: { username: 'aruzhan' } } })
    expect((await open(`/admin/organizations/demo-lyceum/members/${id}`, orgadmin)).status).toBe(200)
  })

  it('says what it lacks before it is published, and is not published', async () => {
    const testId = await makeTest('Неполный')
    const path = `${LIST}/${testId}`
    expect(mainOf((await open(`${path}/publish`)).text)).toContain(words['lack.scales'])
    await send(`${path}/scales/create`, scaleForm('Одна'))
    const { textRu, scale, keyed, idempotencyKey } = itemForm('Только по-русски', 's01')
    await send(`${path}/items/create`, {
      textRu: textRu!,
      scale: scale!,
      keyed: keyed!,
      idempotencyKey: idempotencyKey!,
    })
    const { text: page } = await open(`${path}/publish`)
    expect(mainOf(page)).toContain(words['lack.itemTranslations'].replace('{where}', '1'))
    expect(page).toContain(`${path}/items/q01`)
    expect((await publish(testId)).status).toBe(400)
    expect((await draftOf(testId))?.state).toBe('DRAFT')
    expect((await open('/app/tests', await site.signIn('timur'))).text).not.toContain(testId)
  })

  it('is refused beside its fields, keeps what was typed, and is made once', async () => {
    const bad = await send(`${LIST}/create`, { ...testForm('Плохой'), minutes: 'много', summaryRu: '' })
    expect(bad.status).toBe(400)
    expect(summaryOf(bad.text).toSorted()).toEqual(['minutes', 'summaryRu'])
    expect(errorBeside(bad.text, 'summaryRu')).toContain(words['required.summaryRu'])
    expect(valuesOf(bad.text, 'minutes')).toEqual(['много'])
    const form = testForm('Дважды')
    const [first, second] = [await send(`${LIST}/create`, form), await send(`${LIST}/create`, form)]
    expect(first.location).toBe(`${LIST}/dvazhdy`)
    expect(second.location).toBe(LIST)
  })
})

describe('an edit of a published test', () => {
  it('makes a draft of the next version while an open attempt finishes on its own', { timeout: A_WHILE }, async () => {
    const testId = await makeTwelve('Две версии')
    await publish(testId)
    const as = await makePerson(site, { paid: true })
    await site.visit(`/app/tests/${testId}`, { as, form: {} })
    await answerAll(site, as, testId, { s01: 5, s02: 1 }, { upTo: 11 })
    const old = await questionsOf(site, testId)

    const path = `${LIST}/${testId}/items/q12`
    const form = await formOf(path)
    expect(mainOf((await open(path)).text)).toContain(words['draftNote.willBe'].replace('{number}', '2'))
    expect((await send(path, { ...form, textRu: 'Совсем другое' })).status).toBe(302)
    expect(await draftOf(testId)).toMatchObject({ number: 2 })
    expect(await site.database.item.findUniqueOrThrow({ where: { id: old[11]! } })).toMatchObject({
      text: { ru: 'Две версии, утверждение 12' },
    })
    const page = mainOf((await open(`${LIST}/${testId}/publish`)).text)
    expect(page).toContain(words['publish.open_one'].replace('{attempts}', '1').replace('{number}', '1'))
    expect(page).toContain(words['changes.items.changed'].replace('{where}', '12'))
    await publish(testId)

    await site.database.answer.updateMany({ where: { item: { version: { testId } } }, data: { seconds: 5 } })
    const last = await site.visit(questionPath(testId, old[11]!), { as, form: { answer: '1' } })
    expect(last.location).toBe(`/app/tests/${testId}/results`)
    const attempt = await site.database.attempt.findFirstOrThrow({
      where: { user: { username: as.username } },
      include: { version: true },
    })
    expect([attempt.version.number, attempt.version.state, attempt.openKey]).toEqual([1, 'RETIRED', null])
    expect((await questionsOf(site, testId))[11]).toBe(`${testId}-v2-q12`)
    expect(mainOf((await open(`${LIST}/${testId}?version=1`)).text)).toContain('Две версии, утверждение 12')
  })

  it('by two shows both versions, and is told in the history and the log', async () => {
    const testId = await makeTwelve('Вдвоём')
    const path = `${LIST}/${testId}/scales/s01`
    const form = await formOf(path)
    expect((await send(path, { ...form, nameRu: 'Их название' }, superadmin)).status).toBe(302)
    const late = await send(path, { ...form, nameRu: 'Моё название', highRu: 'Моё слово' })
    expect(late.status).toBe(409)
    expect(headingOf(late.text)).toBe(versionWords.title)
    for (const name of ['Их название', 'Моё название']) expect(late.text).toContain(name)
    const version = valuesOf(late.text, 'version')[0]!
    const chosen = {
      ...form,
      version,
      nameRu: 'Моё название',
      highRu: 'Моё слово',
      choosing: 'on',
      pick_nameRu: 'mine',
    }
    expect((await send(path, chosen)).status).toBe(302)
    expect((await draftOf(testId))!.scales[0]!.texts).toMatchObject({
      name: { ru: 'Моё название' },
      high: { ru: 'Моё слово' },
    })
    const edits = await site.database.contentEdit.findMany({
      where: { table: 'Test', rowId: `${testId} scale s01` },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
    })
    expect(edits.map(({ kind }) => kind)).toEqual(['CREATED', 'EDITED', 'EDITED'])
    const page = await open(`${path}?edit=${edits[0]!.id}`)
    expect(mainOf(page.text)).toContain(historyWords.returned)
    expect(valuesOf(page.text, 'nameRu')).toEqual(['Порядок'])
    const logged = await site.database.auditEvent.findMany({ where: { action: 'content.edited' } })
    expect(
      logged.filter(({ details }) => (details as { rowId?: string }).rowId === `${testId} scale s01`),
    ).toHaveLength(3)
  })

  it('moves by one place however often it is pressed, and removes once more is asked', async () => {
    const testId = await makeTwelve('Порядок дел')
    const keys = async () => (await draftOf(testId))!.items.map(({ key }) => key)
    for (let press = 1; press <= 2; press += 1) {
      const back = await send(`${LIST}/${testId}/items/q02/move`, { from: '1', by: '-1' })
      expect(back.location).toBe(`${LIST}/${testId}#item-q02`)
    }
    expect((await keys()).slice(0, 3)).toEqual(['q02', 'q01', 'q03'])
    expect((await send(`${LIST}/${testId}/items/nothing/move`, { from: '1', by: '-1' })).status).toBe(404)
    expect((await send(`${LIST}/${testId}/items/q02/move`, { from: '1', by: '5' })).status).toBe(400)

    const path = `${LIST}/${testId}/items/q03/delete`
    const version = valuesOf((await open(path)).text, 'version')[0]!
    await send(`${LIST}/${testId}/items/q03`, { ...(await formOf(`${LIST}/${testId}/items/q03`)), textRu: 'Иначе' })
    expect((await send(path, { version })).status).toBe(409)
    const now = valuesOf((await open(path)).text, 'version')[0]!
    for (let press = 1; press <= 2; press += 1) expect((await send(path, { version: now })).status).toBe(302)
    expect(await keys()).not.toContain('q03')
    await send(`${LIST}/${testId}/items/create`, itemForm('Вместо третьего', 's01'))
    // The key of a removed item is not reused.
    expect((await keys()).at(-1)).toBe('q13')
    const scale = `${LIST}/${testId}/scales/s02/delete`
    await send(scale, { version: valuesOf((await open(scale)).text, 'version')[0]! })
    expect((await draftOf(testId))!.scales.map(({ key }) => key)).toEqual(['s01'])
    expect((await draftOf(testId))!.items.every(({ scaleId }) => scaleId === `${testId}-s01`)).toBe(true)
  })

  it('called like the page that makes one has an address of its own', async () => {
    expect(await makeTest('Create')).toBe('create-2')
    expect(headingOf((await open(`${LIST}/create-2`)).text)).toContain('Create')
  })

  it('leaves the scales guidance looks for where they are', async () => {
    expect((await open(`${LIST}/interests/scales/create`)).status).toBe(404)
    expect((await send(`${LIST}/interests/scales/R/delete`, { version: '1' })).status).toBe(404)
    expect(await draftOf('interests')).toBeNull()
  })

  it('can be thrown away, and the published version stays', async () => {
    await send(`${LIST}/values/draft`, { draft: 'make' })
    expect(await draftOf('values')).toMatchObject({ number: 2 })
    const page = await open(`${LIST}/values/draft`)
    expect(page.status).toBe(200)
    const discard = { draft: 'discard', seen: valuesOf(page.text, 'seen')[0]! }
    // Somebody else works on the draft meanwhile: what was not seen is not thrown away.
    const [scale] = (await draftOf('values'))!.scales
    const form = await formOf(`${LIST}/values/scales/${scale!.key}`)
    await send(`${LIST}/values/scales/${scale!.key}`, { ...form, aboutRu: 'Уточнённое описание шкалы' }, superadmin)
    expect((await send(`${LIST}/values/draft`, discard)).status).toBe(404)
    expect(await draftOf('values')).not.toBeNull()
    const seen = valuesOf((await open(`${LIST}/values/draft`)).text, 'seen')[0]!
    await send(`${LIST}/values/draft`, { ...discard, seen })
    expect(await draftOf('values')).toBeNull()
    expect((await open(`${LIST}/values/draft`)).location).toBe(`${LIST}/values`)
    expect(await site.database.item.count({ where: { versionId: 'values-v1' } })).toBe(24)
  })
})

it('a retired test is begun by nobody and offered again when it is wanted', async () => {
  const testId = await makeTwelve('Снятый')
  await publish(testId)
  const as = await makePerson(site, { paid: true })
  for (let press = 1; press <= 2; press += 1) await send(`${LIST}/${testId}/state`, { retired: 'on' })
  expect((await site.visit(`/app/tests/${testId}`, { as, form: {} })).status).toBe(404)
  expect(mainOf((await open(LIST)).text)).toContain(words['state.RETIRED'])
  await send(`${LIST}/${testId}/state`, { retired: 'off' })
  expect((await site.visit(`/app/tests/${testId}`, { as, form: {} })).status).toBe(302)
  const edits = await site.database.contentEdit.findMany({ where: { table: 'Test', rowId: testId } })
  expect(edits.map(({ kind }) => kind).toSorted()).toEqual(['PUBLISHED', 'RESTORED', 'RETIRED'])
  expect((await send(`${LIST}/nothing/state`, { retired: 'on' })).status).toBe(404)
})

describe('a sheet of items', () => {
  const upload = (testId: string, rows: string[][]) => {
    const csv = rows.map(row => row.map(cell => `"${cell}"`).join(';')).join('\n')
    const file = { field: 'file', name: 'items.csv', bytes: csv, type: 'text/csv' }
    return site.visit(`${LIST}/${testId}/items/upload`, { as: ministry, ...sent({}, file) })
  }

  it('is looked at first, says of each refused cell what to do, and adds the rest once', async () => {
    const testId = await makeTest('Из файла')
    await send(`${LIST}/${testId}/scales/create`, scaleForm('Порядок'))
    const looked = await upload(testId, [
      ['Шкала', 'Текст по-русски', 'Қазақша мәтін', 'Key', 'Заметки'],
      ['Порядок', 'Я складываю вещи на место.', 'Заттарымды орнына қоямын.', '+', ''],
      ['порядок', 'Я теряю ключи.', 'Кілтімді жоғалтып аламын.', '-', ''],
      ['Чужая', 'Я пою.', '', '', ''],
      ['Порядок', '', 'Мәтін', '', ''],
      ['Порядок', 'Я пишу списки.', '', 'да', ''],
      ['Порядок', 'Я складываю вещи на место.', '', '', ''],
    ])
    expect(looked.location).toContain('?import=')
    const page = mainOf((await open(looked.location!)).text)
    expect(page).toContain('Чужая')
    expect(page).toContain(words['refused.scaleUnknown'].replace('{scales}', 'Порядок'))
    for (const key of ['refused.empty', 'refused.keyUnread', 'refused.textTwice'] as const)
      expect(page).toContain(words[key])
    expect((await draftOf(testId))!.items).toEqual([])

    const id = new URL(looked.location!, 'http://site').searchParams.get('import')!
    for (let press = 1; press <= 2; press += 1) {
      expect((await send(`${LIST}/${testId}/items/upload`, { import: id })).status).toBe(302)
    }
    const { items } = (await draftOf(testId))!
    expect(items.map(({ text, keyed }) => [(text as Form).ru, (text as Form).kk, keyed])).toEqual([
      ['Я складываю вещи на место.', 'Заттарымды орнына қоямын.', 1],
      ['Я теряю ключи.', 'Кілтімді жоғалтып аламын.', -1],
    ])
    expect((await open(looked.location!)).status).toBe(404)
  })

  it('that is none is refused beside the file', async () => {
    const testId = await makeTest('Не таблица')
    const wrong = await upload(testId, [
      ['Имя', 'Фамилия'],
      ['Айгерим', 'Сапарова'],
    ])
    expect(wrong.status).toBe(400)
    expect(errorBeside(wrong.text, 'file')).toContain(words['invalid.itemColumnsMissing'])
    expect((await open(`${LIST}/${testId}/items/template`)).status).toBe(200)
  })
})

it('a try-out scores the answers and writes nothing', async () => {
  const testId = await makeTwelve('Без записи')
  const counts = () =>
    Promise.all([site.database.attempt.count(), site.database.answer.count(), site.database.scaleScore.count()])
  const before = await counts()
  const path = `${LIST}/${testId}/try`
  expect((await send(path, { answer_q01: 'x' })).status).toBe(400)
  const answers = (await draftOf(testId))!.items.map(({ key, keyed, scaleId }): [string, string] => {
    const value = scaleId.endsWith('s01') ? 5 : 1
    return [`answer_${key}`, String(keyed === 1 ? value : 6 - value)]
  })
  const tried = await send(path, Object.fromEntries(answers))
  const main = mainOf(tried.text)
  expect(tried.status).toBe(200)
  expect(main).toContain('Порядок: вам это близко')
  expect(main).toContain('Любопытство: вам это не близко')
  expect(main).toContain(words['try.answered'].replace('{answered}', '12').replace('{total}', '12'))
  const few = mainOf((await send(path, Object.fromEntries(answers.slice(0, 3)))).text)
  expect(few).toContain(words['try.unscored'].replace('{name}', 'Порядок'))
  expect(await counts()).toEqual(before)
})

it('the figures of items are computed apart from pages, and weak items say why', { timeout: A_WHILE }, async () => {
  const testId = await makeTwelve('С цифрами')
  await publish(testId)
  const { database } = site
  const items = await database.item.findMany({ where: { version: { testId } }, orderBy: { order: 'asc' } })
  const ids = Array.from({ length: 40 }, (_, at) => `figure-${at}`)
  await database.user.createMany({
    data: ids.map(id => ({ id, username: id, usernameFolded: id, passwordHash: '' })),
  })
  await database.attempt.createMany({
    data: ids.map((id, at) => ({
      ...{ id, userId: id, versionId: `${testId}-v1`, language: 'ru', completedAt: new Date() },
      // Ten careless attempts are left out.
      careless: at >= 35,
    })),
  })
  await database.answer.createMany({
    data: ids.flatMap((attemptId, person) =>
      items.map(({ id: itemId, key, keyed }, at) => {
        const level = 1 + (person % 5)
        // The first item is keyed the wrong way, so it correlates negatively with its scale.
        const isTurned = key === 'q01' || keyed === -1
        const value = key === 'q02' ? 5 : Math.min(5, Math.max(1, level + ((person * 3 + at) % 3) - 1))
        return { attemptId, itemId, value: isTurned ? 6 - value : value, seconds: 4 + (at % 2) }
      }),
    ),
  })
  expect(mainOf((await open(`${LIST}/${testId}`)).text)).toContain(words['stat.none'])
  await computeNorms()
  const row = await database.itemStatistic.findUniqueOrThrow({
    where: { versionId_language_itemKey: { versionId: `${testId}-v1`, language: 'ru', itemKey: 'q01' } },
  })
  expect(row).toMatchObject({ n: 35, seconds: 4 })
  expect(row.rest).toBeLessThan(0)
  const page = mainOf((await open(`${LIST}/${testId}?scale=s01`)).text)
  expect(page).toContain(words['weakness.negative'].split(' (')[0])
  const weak = mainOf((await open(`${LIST}/${testId}?weak=on`)).text)
  expect(weak).toContain(words['weakness.same'])
  expect(weak).not.toContain('С цифрами, утверждение 5<')
  expect(mainOf((await open(LIST)).text)).toContain('слаб')
})

it('what an administrator wrote survives a start and a release', { timeout: A_WHILE }, async () => {
  const testId = await makeTwelve('Переживёт')
  await publish(testId)
  const path = `${LIST}/values/items/v16`
  await send(path, { ...(await formOf(path)), textRu: 'Слова администратора' })
  await publish('values')
  await send(`${LIST}/aptitude/state`, { retired: 'on' })
  await seedContent(site.database)
  const { id, origin } = await site.database.test.findUniqueOrThrow({ where: { id: testId } })
  expect([id, origin]).toEqual([testId, 'ADMIN'])
  expect(await questionsOf(site, testId)).toHaveLength(12)
  const values = await site.database.item.findFirstOrThrow({
    where: { key: 'v16', version: { testId: 'values', state: 'PUBLISHED' } },
  })
  expect(values.text).toMatchObject({ ru: 'Слова администратора' })
  expect(await site.database.test.findUniqueOrThrow({ where: { id: 'aptitude' } })).toMatchObject({ state: 'RETIRED' })
})
