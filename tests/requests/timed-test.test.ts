import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/tests.ts'
import results from '#app/i18n/locales/en/results.ts'
import { copyDatabase, letScheduleBegin, openDatabase } from '#tests/world/database.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { headingOf, mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { questionPath } from './test-taker.ts'

type Item = { id: string; right: number | null }
let site: Site
let items: Item[]
beforeAll(async () => {
  site = await borrowSite()
  items = await site.database.item.findMany({ where: { version: { testId: 'aptitude' } }, orderBy: { order: 'asc' } })
})
afterAll(() => site.stop())

type Person = Visitor & { username: string }
const testPath = '/app/tests/aptitude'
const resultsPath = `${testPath}/results`
const english = { language: 'en' }
const start = (as: Visitor) => site.visit(testPath, { as, form: {} })
const answerTo = (as: Visitor, number: number, more = {}) => {
  const { id, right } = items[number - 1]!
  return site.visit(questionPath('aptitude', id), { as, form: { answer: String(right), ...more } })
}
const attemptOf = ({ username }: Person) =>
  site.database.attempt.findFirstOrThrow({
    where: { version: { testId: 'aptitude' }, user: { username } },
    orderBy: { startedAt: 'desc' },
    include: { answers: true, scores: true },
  })

async function started(answered: number) {
  const person = await makePerson(site, { paid: true })
  await start(person)
  for (let number = 1; number <= answered; number += 1) await answerTo(person, number)
  return person
}

/** Sets the deadline of the open attempt to a number of seconds ago. */
async function end({ username }: Person, secondsAgo: number) {
  const deadlineAt = new Date(Date.now() - secondsAgo * 1000)
  await site.database.attempt.updateMany({
    where: { version: { testId: 'aptitude' }, user: { username } },
    data: { deadlineAt },
  })
  return deadlineAt
}

describe('the clock of a timed test', () => {
  it('runs on the server from the start, and every page says how long is left', async () => {
    const person = await started(1)
    const { deadlineAt, startedAt } = await attemptOf(person)
    expect(deadlineAt!.getTime() - startedAt.getTime()).toBe(15 * 60_000)
    const until = new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Asia/Almaty',
    }).format(deadlineAt!)
    const page = await site.visit(questionPath('aptitude', items[1]!.id), { as: person, cookies: english })
    expect(mainOf(page.text)).toContain(`15 minutes left, until ${until}`)
    const test = await site.visit(testPath, { as: person, cookies: english })
    expect(mainOf(test.text)).toContain(words['time.until'].replace('{until}', until))
    await end(person, -35)
    const late = await site.visit(questionPath('aptitude', items[1]!.id), { as: person, cookies: english })
    expect(mainOf(late.text)).toContain('40 seconds left')
  })

  it('does not start anew when the button is pressed again', async () => {
    const person = await started(2)
    const { deadlineAt } = await attemptOf(person)
    expect((await start(person)).location).toBe(questionPath('aptitude', items[2]!.id))
    expect((await attemptOf(person)).deadlineAt).toEqual(deadlineAt)
  })

  it('does not run for the other tests', async () => {
    const person = await makePerson(site, { paid: true })
    await site.visit('/app/tests/values', { as: person, form: {} })
    const attempt = await site.database.attempt.findFirstOrThrow({ where: { user: { username: person.username } } })
    expect(attempt.deadlineAt).toBeNull()
  })
})

describe('when the time is up', () => {
  const asks: [string, (person: Person) => Promise<{ location: string | null; status: number }>][] = [
    ['a question', person => site.visit(questionPath('aptitude', items[3]!.id), { as: person })],
    ['the test', person => site.visit(testPath, { as: person })],
    ['the list', person => site.visit('/app/tests', { as: person })],
    ['the feed', person => site.visit('/app/feed', { as: person })],
    ['the results', person => site.visit(resultsPath, { as: person })],
    ['an answer that is too late', person => answerTo(person, 4)],
    ['the button to continue', start],
  ]

  it.each(asks)('%s completes the attempt with what was answered', async (_, ask) => {
    const person = await started(3)
    const deadline = await end(person, 200)
    const { status, location } = await ask(person)
    expect(status === 200 || location === resultsPath).toBe(true)
    const attempt = await attemptOf(person)
    expect(attempt.completedAt).toEqual(deadline)
    expect(attempt.answers).toHaveLength(3)
    // One right answer of ten on each scale; missing answers count as wrong.
    expect(attempt.scores.map(({ score }) => Math.round(score))).toEqual([10, 10, 10])
    const page = await site.visit(resultsPath, { as: person, cookies: english })
    expect(headingOf(page.text)).toBe('Right answers: 3 of 30')
  })

  it('an answer on its way still counts for thirty seconds', async () => {
    const person = await started(3)
    await end(person, 20)
    expect((await answerTo(person, 4)).location).toBe(resultsPath)
    expect((await attemptOf(person)).answers).toHaveLength(4)
    await end(person, 40)
    expect((await answerTo(person, 5)).location).toBe(resultsPath)
    expect((await attemptOf(person)).answers).toHaveLength(4)
  })

  it('answers a page had kept through a lost line count for two minutes, also after the attempt was closed', async () => {
    const person = await started(3)
    await end(person, 60)
    await site.visit(resultsPath, { as: person })
    expect((await attemptOf(person)).completedAt).not.toBeNull()
    expect((await answerTo(person, 4)).location).toBe(resultsPath)
    expect((await attemptOf(person)).answers).toHaveLength(3)
    for (const number of [4, 5, 6]) {
      expect((await answerTo(person, number, { again: '1', ahead: '1' })).location).toBe(resultsPath)
    }
    const attempt = await attemptOf(person)
    expect(attempt.answers).toHaveLength(6)
    expect(attempt.scores.map(({ score }) => Math.round(score))).toEqual([20, 20, 20])
    await end(person, 150)
    await answerTo(person, 7, { again: '1' })
    expect((await attemptOf(person)).answers).toHaveLength(6)
  })

  it('nobody learns what is right while an answer may still come in', async () => {
    const person = await started(3)
    await end(person, 60)
    const page = await site.visit(resultsPath, { as: person, cookies: english })
    expect(mainOf(page.text)).toContain(results['review.later'])
    expect((await site.visit(`${resultsPath}/answers`, { as: person })).location).toBe(resultsPath)
    await end(person, 130)
    expect((await site.visit(`${resultsPath}/answers`, { as: person })).status).toBe(200)
  })

  it('the housekeeping completes what nobody comes back to', async () => {
    const databaseUrl = copyDatabase()
    const database = openDatabase(databaseUrl)
    const { id: userId } = await database.user.findUniqueOrThrow({ where: { usernameFolded: 'dana' } })
    const deadlineAt = new Date(Date.now() - 60 * 60_000)
    const attempt = { userId, versionId: 'aptitude-v1', language: 'kk', openKey: `${userId} aptitude` }
    const answers = items.slice(0, 6).map(({ id: itemId, right }) => ({ itemId, value: right! }))
    await database.attempt.create({ data: { ...attempt, deadlineAt, answers: { create: answers } } })
    await letScheduleBegin(database)
    const night = await startServer({ databaseUrl })
    const ended = () => database.attempt.findFirst({ where: { userId, completedAt: { not: null } } })
    await expect.poll(ended).toMatchObject({ openKey: null, completedAt: deadlineAt })
    await night.stop()
    await database.$disconnect()
  })

  it('an attempt without a single answer leaves no result', async () => {
    const person = await started(0)
    await end(person, 200)
    expect((await site.visit(resultsPath, { as: person })).location).toBe(testPath)
    expect(await attemptOf(person)).toMatchObject({ completedAt: null, openKey: null, scores: [] })
    expect((await start(person)).location).toBe(questionPath('aptitude', items[0]!.id))
  })

  it('a completed attempt cannot be added to, and a new one may begin at once', async () => {
    const person = await started(2)
    await end(person, 500)
    await site.visit(resultsPath, { as: person })
    expect((await answerTo(person, 3)).location).toBe(resultsPath)
    expect((await attemptOf(person)).answers).toHaveLength(2)
    expect((await start(person)).location).toBe(questionPath('aptitude', items[0]!.id))
    expect(await attemptOf(person)).toMatchObject({ completedAt: null, answers: [] })
  })
})
