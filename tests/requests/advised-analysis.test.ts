// An external language model may write the text of an analysis: only with the person's consent, from facts without a
// name, and only if its text agrees with the facts.
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { AnalysisText, Facts } from '#app/domain/guidance/facts.ts'
import { writeAnalysis } from '#app/wording/analysis/write-analysis.ts'
import words from '#app/i18n/locales/en/personality.ts'
import { type ReceivedRequest, startAdvisor } from '#tests/world/advisor.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { realWords } from '#tests/world/content.ts'
import { headingOf, mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const page = '/app/personality'
type Person = Visitor & { username: string }
type Service = Awaited<ReturnType<typeof startAdvisor>>

/** Answer of a well-behaved model: the facts of one analysis in other words. */
const headline = 'Вам близко то, где надо разобраться самому.'
let facts: Facts
const compose = (): AnalysisText => ({ ...writeAnalysis(facts, realWords.ru, 'ru'), headline })

async function makeReady(site: Site): Promise<Person> {
  const person = await makePerson(site)
  await completeTests(site.database, person.username)
  return person
}
const start = (site: Site, as: Visitor, form: Record<string, string> = { withModel: 'on' }) =>
  site.visit(`${page}/start`, { as, form })
const analysisOf = (site: Site, { username }: Person) =>
  site.database.analysis.findFirst({ where: { user: { username } }, orderBy: { createdAt: 'desc' } })
async function made(site: Site, person: Person, timeout = 120_000) {
  const until = Date.now() + timeout
  while (Date.now() < until) {
    const analysis = await analysisOf(site, person)
    if (analysis?.completedAt) return analysis
    await wait(50)
  }
  throw new Error('The analysis was not made in time.')
}
const consentsOf = (site: Site, { username }: Person) =>
  site.database.consent.findMany({ where: { kind: 'ADVISOR', user: { username } } })

let service: Service
let site: Site
beforeAll(async () => {
  service = await startAdvisor()
  site = await startServer({ settings: service.settings })
  // All people of this file have the same answers and profile, so their facts are the same.
  const person = await makeReady(site)
  await start(site, person, {})
  facts = (await made(site, person)).facts as Facts
  service.answer = compose
})
afterAll(async () => {
  await site.stop()
  await service.stop()
})
afterEach(() => {
  service.answer = compose
  service.asked.length = 0
})

describe('a person who wished for it', () => {
  it('reads the words of the model, and its name under them', async () => {
    const person = await makeReady(site)
    expect(mainOf((await site.visit(page, { as: person, cookies: { language: 'en' } })).text)).toContain(
      words['active.model'],
    )
    await start(site, person)
    const analysis = await made(site, person)
    expect(analysis).toMatchObject({ writer: 'MODEL', model: 'test-model', withModel: true, language: 'ru' })
    const { text } = await site.visit(page, { as: person, cookies: { language: 'ru' } })
    expect(headingOf(text)).toBe(headline)
    expect(mainOf(text)).toContain('test-model')
    expect(await consentsOf(site, person)).toMatchObject([{ revokedAt: null }])
    expect(service.asked).toHaveLength(1)
  })

  it('is not named to it, nor anything they have typed, their age, place or school', async () => {
    const person = await makeReady(site)
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    await site.database.profile.update({
      where: { userId: id },
      data: {
        firstName: 'Зейнолла',
        lastName: 'Құрманғазиева',
        bio: 'Мечтаю летать',
        organization: 'Лицей имени Абая',
      },
    })
    await start(site, person)
    await made(site, person)
    const [{ raw, messages } = {} as ReceivedRequest] = service.asked
    for (const own of [/Зейнолла/, /Құрманғаз/, /летать/, /Абая/, /Айбек/, /almaty|Алмат/i, /2009/])
      expect(raw).not.toMatch(own)
    expect(raw).not.toContain(person.username)
    expect(raw).not.toContain(id)
    expect(raw).not.toContain((await analysisOf(site, person))!.id)
    const prompt = JSON.parse(messages[1]!.content) as Record<string, unknown>
    expect(Object.keys(prompt).sort()).toEqual(
      [
        'situation',
        'classOrYear',
        'interests',
        'personality',
        'values',
        'noClearShape',
        'answersLookedCareless',
        'professions',
        'educationPaths',
      ].sort(),
    )
    expect(messages[1]!.content).not.toMatch(/"age"/)
  })

  const contradictions: [string, () => unknown][] = [
    [
      'a figure of nowhere',
      () => ({ ...compose(), summary: ['Ваш результат 99 баллов.', ...compose().summary.slice(1)] }),
    ],
    [
      'a low interest called high',
      () => ({ ...compose(), working: ['Высокий предприимчивый интерес.', 'Да.', 'Нет.'] }),
    ],
    ['a percentage', () => ({ ...compose(), headline: 'Вы подходите на 90 %.' })],
    ['a profession of its own', () => ({ ...compose(), professions: [{ id: 'spy', text: 'Станьте шпионом.' }] })],
    ['markup', () => ({ ...compose(), headline: '<img src=x onerror=alert(1)>' })],
    ['a placeholder', () => ({ ...compose(), headline: 'Здравствуйте, {name}.' })],
    ['an address', () => ({ ...compose(), headline: 'Подробности на https://evil.example' })],
    ['an address without a scheme', () => ({ ...compose(), headline: 'Подробности на evil.kz/go' })],
    ['somebody to write to', () => ({ ...compose(), headline: 'Напишите в телеграм @curator.' })],
    ['a sentence turned round', () => ({ ...compose(), headline: 'Вам близко \u202Eкитсалб.' })],
    ['another shape', () => ({ headline })],
  ]
  it.each(contradictions)('reads the built-in words when the model sends %s', async (_, answer) => {
    const before = service.answer
    service.answer = answer
    const person = await makeReady(site)
    await start(site, person)
    const analysis = await made(site, person)
    expect(analysis).toMatchObject({ writer: 'BUILT_IN', model: null })
    expect(analysis.text).toEqual(writeAnalysis(facts, realWords.ru, 'ru'))
    service.answer = before
  })

  it('is not shown, in any log, what was sent or with which key', () => {
    const output = [...site.log, ...site.complaints].join('\n')
    expect(output).toContain('The advisor contradicted the facts')
    expect(output).not.toMatch(/sk-test|Bearer|127\.0\.0\.1:\d+\/v1|evil|шпион|баллов/)
  })

  it('and took the consent back before the work began is written for without the model', async () => {
    const idle = await startServer({ settings: { ...service.settings, WORKER: 'off' } })
    const person = await makeReady(idle)
    await start(idle, person)
    expect(await consentsOf(idle, person)).toMatchObject([{ revokedAt: null }])
    await idle.visit('/app/settings/data/consent', { as: person, form: { kind: 'ADVISOR', wants: 'off' } })
    expect((await consentsOf(idle, person))[0]?.revokedAt).not.toBeNull()
    const worker = await startServer({ databaseUrl: idle.databaseUrl, settings: service.settings })
    expect(await made(idle, person)).toMatchObject({ writer: 'BUILT_IN', model: null, withModel: true })
    expect(service.asked).toEqual([])
    await worker.stop()
    await idle.stop()
  })
})

it('whoever left the box empty is not told to the model, also after an earlier consent', async () => {
  const person = await makeReady(site)
  const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
  await site.database.consent.create({ data: { userId, kind: 'ADVISOR', version: '1' } })
  await start(site, person, {})
  expect(await made(site, person)).toMatchObject({ writer: 'BUILT_IN', withModel: false })
  expect(service.asked).toEqual([])
})

it('a wish for a model where there is none gives no consent, and the built-in words', async () => {
  const plain = await startServer()
  const person = await makeReady(plain)
  await start(plain, person)
  expect(await made(plain, person)).toMatchObject({ writer: 'BUILT_IN', withModel: false })
  expect(await consentsOf(plain, person)).toEqual([])
  await plain.stop()
})

it('a service that hangs costs the built-in words half a minute, and nobody else anything', async () => {
  const hanging = await startAdvisor()
  hanging.mood = 'hangs'
  const slow = await startServer({ settings: hanging.settings })
  const [person, other] = [await makeReady(slow), await makeReady(slow)]
  await start(slow, person)
  await expect.poll(() => hanging.asked.length).toBe(1)
  const analysis = made(slow, person)
  const pages = [slow.visit('/app/tests', { as: other }), slow.visit(page, { as: person })]
  const shown = Promise.all(pages).then(answers => answers.map(({ status }) => status))
  expect(await Promise.race([shown, analysis]), 'the pages come before the analysis').toEqual([200, 200])
  expect(await analysis).toMatchObject({ writer: 'BUILT_IN', model: null })
  expect(hanging.asked).toHaveLength(2)
  await slow.stop()
  await hanging.stop()
})
