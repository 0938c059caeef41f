import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { readContent } from '#app/domain/assessments/test-content.server.ts'
import { type ReleasedTest, readTests, seedTests } from '#prisma/seed/tests.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'

const released = readTests()
const opened: PrismaClient[] = []
let database: PrismaClient
beforeEach(() => {
  database = openDatabase(copyDatabase())
  opened.push(database)
})
afterAll(() => Promise.all(opened.map(one => one.$disconnect())))

const versionsOf = async (testId: string) => {
  const versions = await database.testVersion.findMany({ where: { testId }, orderBy: { number: 'asc' } })
  return versions.map(({ number, state }) => `${number} ${state}`)
}
const contentOf = (versionId: string) => readContent(database, versionId)

/** The seeded tests with a change in the values test. */
function releaseWith(change: (content: ReleasedTest['content']) => void): ReleasedTest[] {
  return released.map(test => {
    if (test.id !== 'values') return test
    const content = structuredClone(test.content)
    change(content)
    return { ...test, content }
  })
}
const reworded = releaseWith(({ items }) => (items[0]!.text.en = 'Said in other words.'))

describe('a release', () => {
  it('with the same tests changes nothing, however often it starts', async () => {
    const rows = () => database.testVersion.findMany({ include: { items: true, scales: true } })
    const before = await rows()
    await seedTests(database)
    await Promise.all([seedTests(database), seedTests(database)])
    expect(await rows()).toEqual(before)
  })

  it.each<[string, ReleasedTest[]]>([
    ['a word of an item', reworded],
    ['a key', releaseWith(({ items }) => (items[3]!.keyed = -1))],
    ['an item less', releaseWith(({ items }) => items.pop())],
    ['the order of items', releaseWith(({ items }) => items.reverse())],
    ['an answer', releaseWith(({ options }) => (options[0]!.text.kk = 'Еш маңызы жоқ'))],
    ['a word about a scale', releaseWith(({ scales }) => (scales[0]!.texts.high.ru = 'Иначе.'))],
    ['the minutes', releaseWith(content => (content.minutes = 7))],
  ])('that changes %s publishes the next version once and touches nothing of the first', async (_, tests) => {
    const before = await contentOf('values-v1')
    await Promise.all([seedTests(database, tests), seedTests(database, tests)])
    await seedTests(database, tests)
    expect(await versionsOf('values')).toEqual(['1 RETIRED', '2 PUBLISHED'])
    expect(await versionsOf('personality')).toEqual(['1 PUBLISHED'])
    expect(await contentOf('values-v1')).toEqual(before)
    expect(await contentOf('values-v2')).toEqual(tests.find(({ id }) => id === 'values')!.content)
  })

  it('that goes back to earlier words is a version of its own', async () => {
    await seedTests(database, reworded)
    await seedTests(database, released)
    expect(await versionsOf('values')).toEqual(['1 RETIRED', '2 RETIRED', '3 PUBLISHED'])
    expect(await contentOf('values-v3')).toEqual(await contentOf('values-v1'))
  })

  it('keeps attempts on the version they were taken with, with every answer', async () => {
    const attempts = () =>
      database.attempt.findMany({ include: { answers: true, scores: true }, orderBy: { id: 'asc' } })
    const before = await attempts()
    expect(before.length).toBeGreaterThan(5)
    await seedTests(
      database,
      released.map(test => ({ ...test, content: { ...test.content, minutes: 99 } })),
    )
    expect(await attempts()).toEqual(before)
    expect(await database.testVersion.count({ where: { state: 'RETIRED' } })).toBe(released.length)
  })

  it('that moves a test in the list makes no version', async () => {
    await seedTests(
      database,
      released.map(test => ({ ...test, order: test.order + 10 })),
    )
    expect(await versionsOf('values')).toEqual(['1 PUBLISHED'])
    expect((await database.test.findUniqueOrThrow({ where: { id: 'values' } })).order).toBeGreaterThanOrEqual(10)
  })

  it('leaves a test alone that an administrator has edited, and says what it would have brought', async () => {
    await database.test.update({ where: { id: 'values' }, data: { editedAt: new Date(), state: 'RETIRED', order: 77 } })
    await seedTests(database, released)
    expect(await database.contentSuggestion.count({ where: { table: 'Test' } })).toBe(0)
    for (let start = 0; start < 2; start += 1) await seedTests(database, reworded)
    const [suggestion, ...more] = await database.contentSuggestion.findMany({ where: { table: 'Test' } })
    expect(more).toEqual([])
    expect(suggestion).toMatchObject({ rowId: 'values', decidedAt: null })
    expect(suggestion!.content).toMatchObject({ items: expect.any(Array) as unknown })
    expect(await versionsOf('values')).toEqual(['1 PUBLISHED'])
    expect(await database.test.findUniqueOrThrow({ where: { id: 'values' } })).toMatchObject({
      state: 'RETIRED',
      order: 77,
    })
  })
})
