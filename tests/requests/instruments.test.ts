import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import check from '#app/i18n/locales/en/check.ts'
import instruments from '#app/i18n/locales/en/instruments.ts'
import words from '#app/i18n/locales/en/results.ts'
import reviewed from '#app/i18n/locales/en/review.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { headingOf, mainOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { answerAll, questionPath, questionsOf, takeTest } from './test-taker.ts'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const english = { language: 'en' }
const show = (as: Visitor, path: string) => site.visit(path, { as, cookies: english })
const resultsOf = (testId: string) => `/app/tests/${testId}/results`
const scoresOf = async ({ username }: { username: string }, testId: string) => {
  const scores = await site.database.scaleScore.findMany({
    where: { attempt: { version: { testId }, user: { username } } },
    include: { scale: true },
  })
  return Object.fromEntries(scores.map(({ scale, score }) => [scale.key, Math.round(score)]))
}

const personality = { extraversion: 2, agreeableness: 4, conscientiousness: 5, stability: 3, openness: 4 }
const values = { achievement: 5, independence: 4, recognition: 2, relationships: 4, support: 3, conditions: 1 }

describe('the personality test', () => {
  it('turns reversed statements round and shows five traits', async () => {
    const person = await makePerson(site, { paid: true })
    const last = await takeTest(site, person, 'personality', personality)
    expect(last.location).toBe(resultsOf('personality'))
    expect(await scoresOf(person, 'personality')).toEqual({
      extraversion: 25,
      agreeableness: 75,
      conscientiousness: 100,
      stability: 50,
      openness: 75,
    })
    const { status, text } = await show(person, resultsOf('personality'))
    expect(status).toBe(200)
    expect(headingOf(text)).toContain(instruments['PERSONALITY.one'].replace('{first}', ''))
    expect(mainOf(text)).toContain(instruments['PERSONALITY.scales'])
    expect(text.match(/of 100, probably between/g)).toHaveLength(5)
    expect(mainOf(text)).not.toContain(words['firsts.order'])
  })
})

describe('the test of work values', () => {
  it('shows six values, after a word about answers that are all alike', async () => {
    const person = await makePerson(site, { paid: true })
    const alike = Object.fromEntries(Object.keys(values).map(key => [key, 3]))
    await site.visit('/app/tests/values', { as: person, form: {} })
    expect((await answerAll(site, person, 'values', alike)).location).toBe('/app/tests/values/check')
    expect((await site.visit('/app/tests/values/check', { as: person, form: {} })).location).toBe(resultsOf('values'))
    expect(headingOf((await show(person, resultsOf('values'))).text)).toBe(instruments['draft.alike'])
    await takeTest(site, person, 'values', values)
    const { text } = await show(person, resultsOf('values'))
    expect(headingOf(text)).toContain(instruments['VALUES.one'].replace('{first}', ''))
    expect(text.match(/of 100, probably between/g)).toHaveLength(6)
  })
})

describe('the aptitude self-check', () => {
  it('offers each task its own answers and never says which is right', async () => {
    const person = await makePerson(site, { paid: true })
    await site.visit('/app/tests/aptitude', { as: person, form: {} })
    const [first] = await site.database.item.findMany({
      where: { version: { testId: 'aptitude' } },
      orderBy: { order: 'asc' },
    })
    const { text } = await show(person, questionPath('aptitude', first!.id))
    const options = first!.options as { value: number; text: Record<string, string> }[]
    for (const option of options) expect(mainOf(text)).toContain(option.text.en)
    expect(text.match(/type="radio"/g)).toHaveLength(options.length)
    expect(valuesOf(text, 'answer')).toEqual([])
    expect(mainOf(text)).toContain(instruments['APTITUDE.note'])
    for (const secret of ['"right"', '"why"', (first!.why as Record<string, string>).en!]) {
      expect(text).not.toContain(secret)
    }
  })

  it('brings the next tasks with an answer, in 2 KB at most and without what is right', async () => {
    const person = await makePerson(site, { paid: true })
    await site.visit('/app/tests/aptitude', { as: person, form: {} })
    const items = await site.database.item.findMany({
      where: { version: { testId: 'aptitude' } },
      orderBy: { order: 'asc' },
    })
    for (const language of ['ru', 'kk', 'en']) {
      for (const [at, { id }] of items.slice(0, -1).entries()) {
        const { status, text, bytes } = await site.visit(`${questionPath('aptitude', id)}.data`, {
          as: person,
          cookies: { language },
          form: { answer: '1', ahead: '1' },
        })
        expect(status).toBe(200)
        expect(bytes, `${language} ${id}`).toBeLessThanOrEqual(2048)
        expect(text).not.toMatch(/"(right|why)"/)
        const after = items[at + 2]
        if (after) expect(text).toContain(after.id)
      }
    }
  })

  it('counts right answers and explains every task once it is completed', async () => {
    const person = await makePerson(site, { paid: true })
    await site.visit('/app/tests/aptitude', { as: person, form: {} })
    const items = await site.database.item.findMany({
      where: { version: { testId: 'aptitude' } },
      orderBy: { order: 'asc' },
      include: { scale: true },
    })
    expect((await show(person, `${resultsOf('aptitude')}/answers`)).location).toBe(resultsOf('aptitude'))
    let location
    for (const { id, right, scale } of items) {
      const answer = String(scale.key === 'verbal' ? right! : (right! % 4) + 1)
      location = (await site.visit(questionPath('aptitude', id), { as: person, form: { answer } })).location
    }
    expect(location).toBe(resultsOf('aptitude'))
    expect(await scoresOf(person, 'aptitude')).toEqual({ verbal: 100, numerical: 0, spatial: 0 })
    const results = await show(person, resultsOf('aptitude'))
    expect(headingOf(results.text)).toBe('Right answers: 10 of 30')
    expect(results.text).not.toContain((items[0]!.why as Record<string, string>).en)
    const review = await show(person, `${resultsOf('aptitude')}/answers`)
    expect(review.status).toBe(200)
    expect(review.text.match(/<details/g)!.length).toBeGreaterThanOrEqual(30)
    expect(mainOf(review.text)).toContain(reviewed['is.wrong'])
    expect(mainOf(review.text)).toContain((items[0]!.why as Record<string, string>).en)
    const stranger = await makePerson(site)
    const [attempt] = await site.database.attempt.findMany({ where: { user: { username: person.username } } })
    expect((await show(stranger, `${resultsOf('aptitude')}/answers?attempt=${attempt!.id}`)).status).toBe(404)
    for (const language of ['ru', 'kk', 'en']) {
      const page = await site.visit(`${resultsOf('aptitude')}/answers`, { as: person, cookies: { language } })
      expect(page.bytes, language).toBeLessThanOrEqual(13_000)
    }
  })

  it('is for people of fourteen, the others from twelve', async () => {
    const year = new Date().getUTCFullYear() - 13
    const child = await makePerson(site, { paid: true, dateOfBirth: `${year}-01-01` })
    expect((await site.visit('/app/tests/aptitude', { as: child, form: {} })).status).toBe(403)
    for (const testId of ['personality', 'values']) {
      const [first] = await questionsOf(site, testId)
      const started = await site.visit(`/app/tests/${testId}`, { as: child, form: {} })
      expect(started.location).toBe(questionPath(testId, first!))
    }
  })
})

describe('a second attempt', () => {
  const first = { ...personality, extraversion: 4 }

  it('tells only what changed reliably', async () => {
    const person = await makePerson(site, { paid: true })
    await takeTest(site, person, 'personality', first)
    await takeTest(site, person, 'personality', personality)
    const { text } = await show(person, resultsOf('personality'))
    // A change from 75 to 25 is far beyond the standard error of 8.9 points; the other scales did not change.
    expect(mainOf(text).split(words['change.down']).length - 1).toBe(2)
    expect(mainOf(text).split(words['change.none']).length - 1).toBe(4)
    expect(mainOf(text)).not.toContain(words['change.up'])
  })
})

describe('careless answers', () => {
  const alike = Object.fromEntries(Object.keys(personality).map(key => [key, 3]))
  const checkPath = '/app/tests/personality/check'
  const attemptOf = ({ username }: { username: string }) =>
    site.database.attempt.findFirstOrThrow({ where: { user: { username } }, orderBy: { startedAt: 'desc' } })
  async function answeredAlike(seconds = 5) {
    const person = await makePerson(site, { paid: true })
    await site.visit('/app/tests/personality', { as: person, form: {} })
    const last = await answerAll(site, person, 'personality', alike, { seconds })
    return { person, last }
  }

  it('are told before the result is final, and every way leads to them', async () => {
    const { person, last } = await answeredAlike()
    expect([last.status, last.location]).toEqual([302, checkPath])
    expect(await attemptOf(person)).toMatchObject({ completedAt: null, careless: false })
    const { status, text } = await show(person, checkPath)
    expect(status).toBe(200)
    expect(mainOf(text)).toContain(check.straight)
    expect(mainOf(text)).not.toContain(check.haste)
    expect((await site.visit('/app/tests/personality', { as: person, form: {} })).location).toBe(checkPath)
    expect((await show(person, '/app/tests')).text).toContain(`href="${checkPath}"`)
    expect((await show(person, '/app/feed')).text).toContain(`href="${checkPath}"`)
    expect(await attemptOf(person)).toMatchObject({ completedAt: null })
  })

  it('are kept when the person says so, out of norms and with a note', async () => {
    const { person } = await answeredAlike()
    expect((await site.visit(checkPath, { as: person, form: {} })).location).toBe(resultsOf('personality'))
    expect(await attemptOf(person)).toMatchObject({ openKey: null, careless: true, flags: ['straight-lining'] })
    expect(mainOf((await show(person, resultsOf('personality'))).text)).toContain(instruments.careless)
    // Pressing the button twice leads to the results.
    expect((await site.visit(checkPath, { as: person, form: {} })).location).toBe(resultsOf('personality'))
    expect((await show(person, checkPath)).location).toBe(resultsOf('personality'))
  })

  it('may be looked at again, and the result of changed ones is like any other', async () => {
    const { person } = await answeredAlike()
    const last = await answerAll(site, person, 'personality', personality)
    expect(last.location).toBe(resultsOf('personality'))
    expect(await attemptOf(person)).toMatchObject({ careless: false, flags: null })
    expect(mainOf((await show(person, resultsOf('personality'))).text)).not.toContain(instruments.careless)
  })

  it('are found by their time too: two seconds a statement is too fast to read', async () => {
    const person = await makePerson(site, { paid: true })
    await site.visit('/app/tests/personality', { as: person, form: {} })
    expect((await answerAll(site, person, 'personality', personality, { seconds: 1.2 })).location).toBe(checkPath)
    expect(mainOf((await show(person, checkPath)).text)).toContain(check.haste)
    expect(mainOf((await show(person, checkPath)).text)).not.toContain(check.straight)
  })

  it('have no time when they come again after a lost line', async () => {
    const person = await makePerson(site, { paid: true })
    await site.visit('/app/tests/personality', { as: person, form: {} })
    const [first, second] = await questionsOf(site, 'personality')
    const send = (id: string, more = {}) =>
      site.visit(`${questionPath('personality', id)}.data`, { as: person, form: { answer: '3', ahead: '1', ...more } })
    await send(first!)
    await send(second!, { again: '1' })
    await send(first!, { answer: '4' })
    const { id: attemptId } = await attemptOf(person)
    const answers = await site.database.answer.findMany({ where: { attemptId }, orderBy: { item: { order: 'asc' } } })
    expect(answers.map(({ value }) => value)).toEqual([4, 3])
    expect(answers[0]!.seconds).toBeGreaterThanOrEqual(0)
    expect(answers[1]!.seconds).toBeNull()
  })

  it('are not asked about before every question is answered', async () => {
    const person = await makePerson(site, { paid: true })
    expect((await show(person, checkPath)).status).toBe(404)
    await site.visit('/app/tests/personality', { as: person, form: {} })
    await answerAll(site, person, 'personality', alike, { upTo: 49 })
    expect((await show(person, checkPath)).location).toBe('/app/tests/personality')
    expect((await site.visit(checkPath, { as: person, form: {} })).location).toBe('/app/tests/personality')
    expect(await attemptOf(person)).toMatchObject({ completedAt: null })
  })
})
