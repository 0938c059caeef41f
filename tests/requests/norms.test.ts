import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/science.ts'
import { makePerson } from '#tests/world/people.ts'
import { takersOf } from '#tests/world/simulated-takers.ts'
import { copyDatabase, letScheduleBegin, openDatabase } from '#tests/world/database.ts'
import { mainOf } from '#tests/world/page.ts'
import { runCommand } from '#tests/world/operator.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { questionPath } from './test-taker.ts'

const databaseUrl = copyDatabase()
const database = openDatabase(databaseUrl)
const runNorms = async () => (await runCommand(databaseUrl, 'norms')).output

let site: Site
beforeAll(async () => {
  await addPeople()
  await letScheduleBegin(database)
  site = await startServer({ databaseUrl })
})
afterAll(async () => {
  await site.stop()
  await database.$disconnect()
})

const PEOPLE = 120

/** Inserts attempts of 120 people at the values test in English: one person has two, ten are careless. */
async function addPeople() {
  const items = await database.item.findMany({ where: { version: { testId: 'values' } }, include: { scale: true } })
  const scales = [...new Set(items.map(({ scale }) => scale.key))]
  await database.user.createMany({
    data: Array.from({ length: PEOPLE }, (_, at) => ({
      id: `norm-${at}`,
      username: `norm-${at}`,
      usernameFolded: `norm-${at}`,
      passwordHash: '',
    })),
  })
  const attempts = Array.from({ length: PEOPLE + 1 }, (_, at) => ({
    id: `norm-attempt-${at}`,
    userId: `norm-${at % PEOPLE}`,
    versionId: 'values-v1',
    language: 'en',
    // The first attempt of the person with two is the older one.
    completedAt: new Date(Date.UTC(2026, 0, 1, 0, at)),
    careless: at >= 100 && at < 110,
  }))
  await database.attempt.createMany({ data: attempts })
  await database.answer.createMany({
    data: attempts.flatMap(({ id }, person) =>
      items.map(({ id: itemId, scale }, at) => ({
        attemptId: id,
        itemId,
        value: 1 + ((person * 7 + scales.indexOf(scale.key) * 3 + (at % 2 === 0 ? 0 : person % 2)) % 5),
      })),
    ),
  })
}

const valuesIn = (language: string) => database.norm.findMany({ where: { versionId: 'values-v1', language } })

describe('norms', () => {
  it('are computed by a command, which prints them', async () => {
    const printed = await runNorms()
    expect(printed).toMatch(/values v1 +en +achievement +110 /)
    const english = await valuesIn('en')
    expect(english).toHaveLength(6)
    for (const { n, mean, sd, alpha } of english) {
      // One attempt per person; careless ones do not count.
      expect(n).toBe(PEOPLE - 10)
      expect(mean).toBeGreaterThan(0)
      expect(mean).toBeLessThan(100)
      expect(sd).toBeGreaterThan(0)
      expect(alpha).toBeLessThanOrEqual(1)
    }
  })

  it('of few people are kept but not published', async () => {
    const [few] = await valuesIn('kk')
    expect(few!.n).toBeLessThan(100)
    const { text, status } = await site.visit('/science', { cookies: { language: 'en' } })
    expect(status).toBe(200)
    const page = mainOf(text)
    expect(page).toContain('110')
    expect(page).toContain('O*NET 29.3 Database')
    // Of five tests in three languages only one has enough attempts.
    expect(page.split(words['norms.none']).length - 1).toBe(14)
    expect(await runNorms()).toContain('not published yet')
  })

  it('do not change the error a score was shown with', async () => {
    const scores = () =>
      database.scaleScore.findMany({ orderBy: [{ attemptId: 'asc' }, { scaleId: 'asc' }], select: { sem: true } })
    const before = await scores()
    await runNorms()
    expect(await scores()).toEqual(before)
  })

  it('are asked of the worker once a day', async () => {
    await expect.poll(() => database.job.count({ where: { kind: 'norms', state: 'DONE' } })).toBe(1)
    const job = await database.job.findFirstOrThrow({ where: { kind: 'norms' } })
    expect(job.key).toMatch(/^norms:\d{4}-\d\d-\d\d$/)
  })
})

it('of a test with right answers rest on first attempts: after them the answers may be read', async () => {
  const items = await database.item.findMany({ where: { version: { testId: 'aptitude' }, scale: { key: 'verbal' } } })
  const others = await database.item.findMany({
    where: { version: { testId: 'aptitude' }, scale: { key: { not: 'verbal' } } },
  })
  // Three people who solved 2, 5 and 8 of ten verbal items, and all of them in a second attempt.
  for (const [person, solved] of [2, 5, 8].entries()) {
    for (const [time, right] of [solved, 10].entries()) {
      const id = `aptitude-${person}-${time}`
      const completedAt = new Date(Date.UTC(2026, 0, 1 + time))
      const attempt = { id, userId: `norm-${person}`, versionId: 'aptitude-v1', language: 'en', completedAt }
      await database.attempt.create({ data: attempt })
      await database.answer.createMany({
        data: [...items, ...others].map((item, at) => ({
          attemptId: id,
          itemId: item.id,
          value: at < right ? item.right! : item.right! === 1 ? 2 : 1,
        })),
      })
    }
  }
  await runNorms()
  const norm = await database.norm.findFirstOrThrow({
    where: { versionId: 'aptitude-v1', language: 'en', scaleKey: 'verbal' },
  })
  // By hand: the totals 2, 5, 8 have an SD of 3 of 10; six items were solved by one or two of the three people
  // (variance 1/3 each), so alpha = 10/9 · (1 − 2/9) = .864.
  expect(norm).toMatchObject({ n: 3, mean: 50 })
  expect(norm.sd).toBeCloseTo(30, 6)
  expect(norm.alpha).toBeCloseTo(0.8642, 4)
})

describe('from 300 people on', () => {
  const { honest, random } = takersOf({ scales: 6, items: 4, centre: 3.8 }, 20261122)
  const itemsOf = () => database.item.findMany({ where: { versionId: 'values-v1' }, orderBy: { order: 'asc' } })
  const referenceIn = (language: string) =>
    database.answerReference.findUnique({ where: { versionId_language: { versionId: 'values-v1', language } } })

  async function addHonest(from: number, to: number) {
    const items = await itemsOf()
    const people = Array.from({ length: to - from }, (_, at) => `honest-${from + at}`)
    await database.user.createMany({
      data: people.map(id => ({ id, username: id, usernameFolded: id, passwordHash: '' })),
    })
    const completedAt = new Date()
    await database.attempt.createMany({
      data: people.map(id => ({ id, userId: id, versionId: 'values-v1', language: 'kk', completedAt })),
    })
    await database.answer.createMany({
      data: people.flatMap(attemptId => {
        const answers = honest()
        return items.map(({ id }, at) => ({ attemptId, itemId: id, value: answers[at]! }))
      }),
    })
  }

  /** Answers the test in Kazakh at a human pace. Returns where the last answer leads. */
  async function answer(answers: number[]) {
    const as = await makePerson(site, { paid: true })
    const visit = { as, cookies: { language: 'kk' } }
    await site.visit('/app/tests/values', { ...visit, form: {} })
    let location: string | null | undefined
    for (const [at, { id }] of (await itemsOf()).entries()) {
      if (at === answers.length - 1) {
        await database.answer.updateMany({ where: { seconds: { lt: 2 } }, data: { seconds: 5 } })
      }
      const form = { answer: String(answers[at]) }
      location = (await site.visit(questionPath('values', id), { ...visit, form })).location
    }
    return location
  }

  it('single answers are held against theirs: random ones are told', async () => {
    await addHonest(0, 250)
    await runNorms()
    expect(await referenceIn('kk')).toBeNull()
    await addHonest(250, 320)
    expect(await runNorms()).toMatch(/values v1 kk: answers are held against those of 3\d\d people/)
    const reference = await referenceIn('kk')
    expect(reference!.n).toBeGreaterThanOrEqual(320)
    expect(reference!.mean).toHaveLength(24)
    expect(reference!.covariance).toHaveLength(24)
    expect(await referenceIn('en')).toBeNull()

    const led = [await answer(random()), await answer(random()), await answer(random())]
    expect(led.filter(location => location === '/app/tests/values/check').length).toBeGreaterThanOrEqual(2)
    expect(await answer(honest())).toBe('/app/tests/values/results')
  })
})
