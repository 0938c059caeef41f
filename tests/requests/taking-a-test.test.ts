import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import errors from '#app/i18n/locales/en/errors.ts'
import words from '#app/i18n/locales/en/tests.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, mainOf, textOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { answerAll, questionPath, questionsOf } from './test-taker.ts'

let site: Site
let items: string[]
beforeAll(async () => {
  site = await borrowSite()
  items = await questionsOf(site, 'interests-short')
})
afterAll(() => site.stop())

type Person = Visitor & { username: string }
const shaped = { R: 3, I: 5, A: 2, S: 4, E: 1, C: 2 }
const testPath = '/app/tests/interests-short'
const english = { language: 'en' }
const at = (number: number) => questionPath('interests-short', items[number - 1]!)
const start = (as: Visitor) => site.visit(testPath, { as, form: {} })
const answer = (as: Visitor, number: number, value: string, more = {}) =>
  site.visit(at(number), { as, cookies: english, form: { answer: value, ...more } })
const attemptsOf = ({ username }: Person) =>
  site.database.attempt.findMany({
    where: { user: { username } },
    include: { answers: { orderBy: { item: { order: 'asc' } } }, scores: true },
    orderBy: { startedAt: 'asc' },
  })

async function started() {
  const person = await makePerson(site, { paid: true })
  await start(person)
  return person
}

describe('starting a test', () => {
  it('leads to its first question', async () => {
    const person = await makePerson(site, { paid: true })
    const answered = await start(person)
    expect([answered.status, answered.location]).toEqual([302, at(1)])
    const { text } = await site.visit(at(1), { as: person, cookies: english })
    expect(textOf(text)).toContain('Question 1 of 30')
    expect(valuesOf(text, 'answer')).toEqual([])
  })

  it('pressed twice, or in two windows at once, starts one attempt', async () => {
    const person = await makePerson(site, { paid: true })
    const pressed = await Promise.all([start(person), start(person), start(person)])
    expect([...pressed, await start(person)].map(({ location }) => location)).toEqual([at(1), at(1), at(1), at(1)])
    expect(await attemptsOf(person)).toHaveLength(1)
  })

  it.each([
    ['a test that does not exist', '/app/tests/no-such-test'],
    ['a question that does not exist', questionPath('interests-short', 'no-such-question')],
    ['a question of a test that does not exist', questionPath('no-such-test', 'interests-short-r02')],
    ['results of a test that does not exist', '/app/tests/no-such-test/results'],
  ])('%s is not found', async (_, path) => {
    const person = await started()
    const { status, text } = await site.visit(path, { as: person, cookies: english })
    expect(status).toBe(404)
    expect(mainOf(text)).toContain(errors['404.title'])
    if (!path.endsWith('/results')) {
      expect((await site.visit(path, { as: person, form: { answer: '3' } })).status).toBe(404)
    }
  })

  it('is asked for before a question is shown or an answer taken', async () => {
    const person = await makePerson(site, { paid: true })
    expect((await site.visit(at(3), { as: person })).location).toBe(testPath)
    expect((await answer(person, 3, '4')).location).toBe(testPath)
    expect(await attemptsOf(person)).toEqual([])
  })
})

describe('an answer', () => {
  it('is saved at once, and the next question comes', async () => {
    const person = await started()
    const answered = await answer(person, 1, '4')
    expect([answered.status, answered.location]).toEqual([302, at(2)])
    const [attempt] = await attemptsOf(person)
    expect(attempt!.answers).toMatchObject([{ itemId: items[0], value: 4 }])
    expect(valuesOf((await site.visit(at(1), { as: person })).text, 'answer')).toEqual(['4'])
  })

  it('posted twice counts once', async () => {
    const person = await started()
    const [one, other] = await Promise.all([answer(person, 1, '2'), answer(person, 1, '2')])
    const third = await answer(person, 1, '2')
    expect([one, other, third].map(({ location }) => location)).toEqual([at(2), at(2), at(2)])
    expect((await attemptsOf(person))[0]!.answers).toHaveLength(1)
  })

  it('may be changed by going back', async () => {
    const person = await started()
    await answer(person, 1, '2')
    await answer(person, 1, '5')
    expect((await attemptsOf(person))[0]!.answers).toMatchObject([{ value: 5 }])
  })

  it.each(['6', '0', '-1', '3.5', 'abc', '99999999999999999999', 'NaN', '4 OR 1=1'])(
    '%j is not an option and is not saved',
    async value => {
      const person = await started()
      const { status, text } = await answer(person, 1, value)
      expect(status).toBe(400)
      expect(errorBeside(text, 'answer')).not.toBeNull()
      expect(titleOf(text)).toMatch(/^Error: /)
      expect((await attemptsOf(person))[0]!.answers).toEqual([])
    },
  )

  it.each([{}, { answer: '' }, { question: '3' }])(
    'that is missing is asked for in the words of the spec: %j',
    async form => {
      const person = await started()
      const { status, text } = await site.visit(at(1), {
        as: person,
        cookies: english,
        form: form as Record<string, string>,
      })
      expect(status).toBe(400)
      expect(errorBeside(text, 'answer')).toContain(words['invalid.required'])
      expect((await attemptsOf(person))[0]!.answers).toEqual([])
    },
  )

  it('to a question of another test is refused, and nothing is saved', async () => {
    const person = await started()
    const foreign = questionPath('interests-short', 'interests-r02')
    const posted = await site.visit(foreign, { as: person, cookies: english, form: { answer: '3' } })
    expect(posted.status).toBe(400)
    expect(mainOf(posted.text)).toContain(errors['reason.other_test'])
    expect((await site.visit(foreign, { as: person })).status).toBe(400)
    expect((await attemptsOf(person)).flatMap(({ answers }) => answers)).toEqual([])
  })

  it('of one person never changes the attempt of another', async () => {
    const [one, other] = [await started(), await started()]
    await answer(one, 1, '5')
    expect((await attemptsOf(other))[0]!.answers).toEqual([])
  })

  it('of a hydrated page brings the questions after the next one, in 2 KB at most', async () => {
    const person = await started()
    for (const language of ['ru', 'kk', 'en']) {
      const data = `${at(1)}.data`
      const { status, text, bytes } = await site.visit(data, {
        as: person,
        cookies: { language },
        form: { answer: '3', ahead: '1' },
      })
      expect(status).toBe(200)
      expect(bytes).toBeLessThanOrEqual(2048)
      expect(text).toContain('"saved",true')
      expect(text).toContain(items[2])
      expect(text).toContain(items[3])
      expect(text).not.toContain(items[5])
    }
    expect((await attemptsOf(person))[0]!.answers).toHaveLength(1)
  })
})

describe('somebody too young', () => {
  const birthday = (years: number, days = 0) => {
    const day = new Date(Date.now() + days * 24 * 60 * 60 * 1000)
    return `${day.getUTCFullYear() - years}${day.toISOString().slice(4, 10)}`.replace('-02-29', '-02-28')
  }

  it('is told so before starting and refused at the guard', async () => {
    const child = await makePerson(site, { paid: true, dateOfBirth: birthday(10) })
    const page = await site.visit(testPath, { as: child, cookies: english })
    expect(mainOf(page.text)).toContain(words['show.tooYoung'].replace('{age}', '12'))
    expect(mainOf(page.text)).not.toContain(words['go.new'])
    for (const path of [testPath, at(1)]) {
      const refused = await site.visit(path, { as: child, cookies: english, form: { answer: '3' } })
      expect(refused.status).toBe(403)
      expect(mainOf(refused.text)).toContain(errors['reason.below_minimum_age'])
    }
    expect((await site.visit(at(1), { as: child })).status).toBe(403)
    expect(await attemptsOf(child)).toEqual([])
  })

  it('is old enough from the twelfth birthday on', async () => {
    const today = await makePerson(site, { paid: true, dateOfBirth: birthday(12) })
    const soon = await makePerson(site, { paid: true, dateOfBirth: birthday(12, 2) })
    expect((await start(today)).status).toBe(302)
    expect((await start(soon)).status).toBe(403)
  })
})

describe('a test that was left', () => {
  it('goes on where it stopped, on any device', async () => {
    const person = await started()
    for (const number of [1, 2, 4]) await answer(person, number, '3')
    const elsewhere = { cookies: new Map<string, string>(), username: person.username }
    const form = { emailOrUsername: person.username, password: 'Kerek-emes-7' }
    await site.visit('/auth/login', { as: elsewhere, form })
    const list = await site.visit('/app/tests', { as: elsewhere, cookies: english })
    expect(list.text).toContain(words.progress.replace('{answered}', '3').replace('{total}', '30'))
    expect(mainOf((await site.visit(testPath, { as: elsewhere, cookies: english })).text)).toContain(words['go.active'])
    expect((await start(elsewhere)).location).toBe(at(3))
    expect(await attemptsOf(person)).toHaveLength(1)
  })

  it('is not over when its last question is answered before the others', async () => {
    const person = await started()
    expect((await answer(person, 30, '3')).location).toBe(at(1))
    expect((await attemptsOf(person))[0]).toMatchObject({ completedAt: null, scores: [] })
  })
})

describe('a completed test', () => {
  it('has six scores between 0 and 100 and leads to the results', async () => {
    const person = await started()
    const last = await answerAll(site, person, 'interests-short', { R: 5, I: 1, A: 3, S: 4, E: 2, C: 3 })
    expect([last.status, last.location]).toEqual([302, `${testPath}/results`])
    const [attempt] = await attemptsOf(person)
    expect(attempt).toMatchObject({ openKey: null, language: 'ru' })
    expect(attempt!.completedAt).not.toBeNull()
    const score = Object.fromEntries(attempt!.scores.map(({ scaleId, score }) => [scaleId.slice(-1), score]))
    expect(score).toEqual({ R: 100, I: 0, A: 50, S: 75, E: 25, C: 50 })
    for (const { sem } of attempt!.scores) expect(sem).toBeGreaterThan(0)
    expect((await site.visit(`${testPath}/results`, { as: person })).status).toBe(200)
  })

  it('is completed once when its last answer arrives twice', async () => {
    const person = await started()
    await answerAll(site, person, 'interests-short', { R: 4, I: 4, A: 2, S: 2, E: 2, C: 2 }, { upTo: 29 })
    const lasts = await Promise.all([answer(person, 30, '3'), answer(person, 30, '3'), answer(person, 30, '3')])
    for (const { location } of lasts) expect([`${testPath}/results`, testPath]).toContain(location)
    const attempts = await attemptsOf(person)
    expect(attempts).toHaveLength(1)
    expect(attempts[0]!.scores).toHaveLength(6)
    expect(attempts[0]!.answers).toHaveLength(30)
  })

  it('takes no more answers', async () => {
    const person = await started()
    await answerAll(site, person, 'interests-short', shaped)
    // Pressed twice or in another tab, the button leads to the results and saves nothing.
    expect((await answer(person, 1, '5')).location).toBe('/app/tests/interests-short/results')
    expect((await attemptsOf(person))[0]!.answers[0]).not.toMatchObject({ value: 5 })
  })

  it('can be taken again at once; every attempt is kept', async () => {
    const person = await started()
    await answerAll(site, person, 'interests-short', shaped)
    const page = await site.visit(testPath, { as: person, cookies: english })
    expect(mainOf(page.text)).toContain(words['go.completed'])
    expect((await start(person)).location).toBe(at(1))
    const [first, second] = await attemptsOf(person)
    expect(first!.completedAt).not.toBeNull()
    expect(second).toMatchObject({ completedAt: null, answers: [] })
    expect((await site.visit(`${testPath}/results`, { as: person })).status).toBe(200)
  })
})

describe('the list of tests', () => {
  it('counts all, completed, begun and left', async () => {
    const person = await started()
    const shown = mainOf((await site.visit('/app/tests', { as: person, cookies: english })).text)
    const counts = { 'count.all': 5, 'count.completed': 0, 'count.active': 1, 'count.left': 4 } as const
    for (const [label, count] of Object.entries(counts)) {
      expect(shown).toContain(`${words[label as keyof typeof counts]} ${count}`)
    }
  })

  it('shows one state when asked, and everything for a state nobody knows', async () => {
    const person = await started()
    const ask = async (state: string) => (await site.visit(`/app/tests?state=${state}`, { as: person })).text
    expect(await ask('active')).not.toContain('href="/app/tests/interests"')
    expect(await ask('new')).toContain('href="/app/tests/interests"')
    expect(await ask('%00nonsense')).toContain('href="/app/tests/interests"')
  })
})
