import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/results.ts'
import { hashOf, readContent } from '#app/domain/assessments/test-content.server.ts'
import { readTests, seedTests } from '#prisma/seed/tests.ts'
import { openDatabase } from '#tests/world/database.ts'
import { databaseBefore } from '#tests/world/migrations.ts'
import { mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import { questionPath } from './test-taker.ts'

// Before the migration the personality test is at version 3; versions 1 and 3 have attempts, version 2 has norms.
const released = readTests()
const present = 3
const numberOf = (testId: string) => (testId === 'personality' ? present : 1)

type Database = ReturnType<typeof openDatabase>
let before: Awaited<ReturnType<typeof everything>>
let database: Database
let url: string

beforeAll(async () => {
  const old = await databaseBefore('20261122110000_test_versions')
  url = old.url
  database = openDatabase(url)
  await fill()
  before = await everything(`t."version"`, oldTables)
  await old.migrate()
  await old.finish()
}, 120_000)
afterAll(() => database.$disconnect())

const run = (sql: string, ...values: unknown[]) => database.$executeRawUnsafe(sql, ...values)

async function fill() {
  await fillTests()
  for (const id of ['asem', 'bolat']) {
    await run(
      `INSERT INTO "User" ("id", "username", "usernameFolded", "passwordHash") VALUES (?, ?, ?, '')`,
      id,
      id,
      id,
    )
  }
  await attempt('older', 'asem', 'personality', { version: 1, day: 1, upTo: 50 })
  await attempt('careless', 'asem', 'personality', { version: 3, day: 2, upTo: 50, careless: true })
  await attempt('newest', 'asem', 'personality', { version: 3, day: 3, upTo: 50 })
  await attempt('tasks', 'asem', 'aptitude', { version: 1, day: 4, upTo: 25 })
  await attempt('open', 'asem', 'values', { version: 1, day: 5, upTo: 7, open: true })
  await attempt('open-older', 'bolat', 'personality', { version: 1, day: 6, upTo: 9, open: true })
  for (const [version, n] of [
    [1, 40],
    [2, 130],
    [3, 120],
  ]) {
    await run(
      `INSERT INTO "Norm" ("testId", "testVersion", "language", "scaleKey", "n", "mean", "sd", "alpha")
       VALUES ('personality', ?, 'en', 'openness', ?, 61.5, 14.25, 0.83)`,
      version,
      n,
    )
  }
}

async function fillTests() {
  for (const { id, instrument, form, order, content } of released) {
    const { minutes, minimumAge, timed, texts, options, scales, items } = content
    await run(
      `INSERT INTO "Test" ("id", "instrument", "form", "version", "minutes", "minimumAge", "order", "state", "texts", "options", "timed")
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      ...[id, instrument, form, numberOf(id), minutes, minimumAge, order, id === 'interests' ? 'RETIRED' : 'ACTIVE'],
      ...[JSON.stringify(texts), JSON.stringify(options), timed],
    )
    for (const [at, { key, texts }] of scales.entries()) {
      await run(
        `INSERT INTO "Scale" ("id", "testId", "key", "order", "texts") VALUES (?, ?, ?, ?, ?)`,
        ...[`${id}-${key}`, id, key, at, JSON.stringify(texts)],
      )
    }
    for (const [at, item] of items.entries()) {
      await run(
        `INSERT INTO "Item" ("id", "testId", "scaleId", "order", "keyed", "text", "options", "right", "why")
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[`${id}-${item.key}`, id, `${id}-${item.scale}`, at + 1, item.keyed, JSON.stringify(item.text)],
        ...[item.options && JSON.stringify(item.options), item.right, item.why && JSON.stringify(item.why)],
      )
    }
  }
}

type Taken = { version: number; day: number; upTo: number; careless?: boolean; open?: boolean }

async function attempt(id: string, userId: string, testId: string, { version, day, upTo, careless, open }: Taken) {
  const at = (minute: number) => new Date(Date.UTC(2026, 9, day, 10, minute)).toISOString()
  const { content } = released.find(test => test.id === testId)!
  await run(
    `INSERT INTO "Attempt" ("id", "userId", "testId", "testVersion", "language", "startedAt", "completedAt", "openKey", "deadlineAt", "careless", "flags")
     VALUES (?, ?, ?, ?, 'en', ?, ?, ?, ?, ?, ?)`,
    ...[id, userId, testId, version, at(0), open ? null : at(9), open ? `${userId} ${testId}` : null],
    ...[content.timed ? at(15) : null, careless ?? false, careless ? '["haste"]' : null],
  )
  for (const [position, { key }] of content.items.slice(0, upTo).entries()) {
    await run(
      `INSERT INTO "Answer" ("attemptId", "itemId", "value", "seconds", "answeredAt") VALUES (?, ?, ?, ?, ?)`,
      ...[id, `${testId}-${key}`, 1 + ((position * day) % 4), position % 5 === 0 ? null : 2.5 + position, at(1)],
    )
  }
  if (open) return
  for (const [position, { key }] of content.scales.entries()) {
    await run(
      `INSERT INTO "ScaleScore" ("attemptId", "scaleId", "mean", "score", "sem") VALUES (?, ?, ?, ?, 8.94)`,
      ...[id, `${testId}-${key}`, 2 + position / 4, position * 12.5 + day],
    )
  }
}

const oldTables = {
  attempts: `"Attempt" a JOIN "Test" t ON t."id" = a."testId"`,
  attemptVersion: `a."testVersion"`,
  itemOf: `"Item" i JOIN "Test" t ON t."id" = i."testId"`,
  norms: `"Norm" n`,
  normTest: `n."testId", n."testVersion"`,
  words: 't',
}
const newTables = {
  attempts: `"Attempt" a JOIN "TestVersion" v ON v."id" = a."versionId" JOIN "Test" t ON t."id" = v."testId"`,
  attemptVersion: `v."number"`,
  itemOf: `"Item" i JOIN "TestVersion" v ON v."id" = i."versionId" AND v."state" = 'PUBLISHED' JOIN "Test" t ON t."id" = v."testId"`,
  norms: `"Norm" n JOIN "TestVersion" v ON v."id" = n."versionId"`,
  normTest: `v."testId", v."number"`,
  words: 'v',
}

/** Returns all data of tests and attempts, without the ids that may change. */
async function everything(
  version: string,
  { attempts, attemptVersion, itemOf, norms, normTest, words: w }: typeof oldTables,
) {
  const ask = (sql: string) => database.$queryRawUnsafe<unknown[]>(sql)
  return {
    attempts: await ask(
      `SELECT a."id", a."userId", t."id" AS "test", ${attemptVersion} AS "version", a."language", a."startedAt", a."completedAt",
              a."openKey", a."deadlineAt", a."careless", a."flags" FROM ${attempts} ORDER BY a."id"`,
    ),
    answers: await ask(
      `SELECT r."attemptId", i."order", i."text", i."keyed", i."right", s."key", r."value", r."seconds", r."answeredAt"
       FROM "Answer" r JOIN "Item" i ON i."id" = r."itemId" JOIN "Scale" s ON s."id" = i."scaleId"
       ORDER BY r."attemptId", i."order"`,
    ),
    scores: await ask(
      `SELECT r."attemptId", s."key", s."order", s."texts", r."mean", r."score", r."sem"
       FROM "ScaleScore" r JOIN "Scale" s ON s."id" = r."scaleId" ORDER BY r."attemptId", s."order"`,
    ),
    norms: await ask(
      `SELECT ${normTest} AS "version", n."language", n."scaleKey", n."n", n."mean", n."sd", n."alpha", n."computedAt"
       FROM ${norms} ORDER BY n."n"`,
    ),
    items: await ask(
      `SELECT i."id", t."id" AS "test", i."scaleId", i."order", i."keyed", i."text", i."options", i."right", i."why",
              ${w}."minutes", ${w}."minimumAge", ${w}."texts", ${version} AS "version"
       FROM ${itemOf} ORDER BY i."id"`,
    ),
    tests: await ask(`SELECT "id", "instrument", "form", "order", "state" FROM "Test" ORDER BY "id"`),
  }
}

describe('the migration to versions', () => {
  it('keeps every attempt, answer, score and norm, and every id of what is asked today', async () => {
    expect(await everything(`v."number"`, newTables)).toEqual(before)
    expect(before.answers).toHaveLength(50 * 3 + 25 + 7 + 9)
    expect(before.norms).toHaveLength(3)
  })

  it('leaves no reference without its row', async () => {
    expect(await database.$queryRawUnsafe('PRAGMA foreign_key_check')).toEqual([])
  })

  it('gives older attempts and norms retired versions of their own', async () => {
    const versions = await database.testVersion.findMany({
      where: { testId: 'personality' },
      orderBy: { number: 'asc' },
      select: { number: true, state: true, currentKey: true, _count: { select: { items: true, scales: true } } },
    })
    const full = { items: 50, scales: 5 }
    expect(versions).toEqual([
      { number: 1, state: 'RETIRED', currentKey: null, _count: full },
      { number: 2, state: 'RETIRED', currentKey: null, _count: full },
      { number: 3, state: 'PUBLISHED', currentKey: 'personality PUBLISHED', _count: full },
    ])
    const strangers = await database.$queryRawUnsafe(
      `SELECT 1 FROM "Attempt" a JOIN "Answer" r ON r."attemptId" = a."id" JOIN "Item" i ON i."id" = r."itemId"
       WHERE i."versionId" <> a."versionId"
       UNION ALL SELECT 1 FROM "Attempt" a JOIN "ScaleScore" r ON r."attemptId" = a."id" JOIN "Scale" s ON s."id" = r."scaleId"
       WHERE s."versionId" <> a."versionId"`,
    )
    expect(strangers).toEqual([])
  })

  it('is followed by a start that publishes nothing new where the release changed nothing', async () => {
    const count = await database.testVersion.count()
    await seedTests(database, released)
    await seedTests(database, released)
    expect(await database.testVersion.count()).toBe(count)
    const published = await database.testVersion.findMany({ where: { state: 'PUBLISHED' } })
    expect(published).toHaveLength(released.length)
    for (const { id, contentHash } of published) expect(contentHash).toBe(hashOf(await readContent(database, id)))
    // The contents of the earlier versions are unknown.
    expect(await database.testVersion.count({ where: { contentHash: { not: null }, state: 'RETIRED' } })).toBe(0)
  })
})

describe('after the migration a person', () => {
  let site: Site
  let person: Awaited<ReturnType<typeof makePerson>>
  const show = (path: string) => site.visit(path, { as: person, cookies: { language: 'en' } })

  beforeAll(async () => {
    site = await startServer({ databaseUrl: url })
    person = await makePerson(site, { onboarded: false, paid: true })
    const user = await database.user.update({
      where: { usernameFolded: person.username },
      data: { onboardedAt: new Date(), profile: { update: { dateOfBirth: '2009-05-20', status: 'PUPIL' } } },
    })
    await database.attempt.updateMany({ data: { userId: user.id } })
    await database.attempt.update({ where: { id: 'open' }, data: { openKey: `${user.id} values` } })
    await database.attempt.update({ where: { id: 'open-older' }, data: { openKey: `${user.id} personality` } })
  })
  afterAll(() => site.stop())

  it('reads the results of every attempt, and an older one is not compared with anything', async () => {
    for (const id of ['older', 'careless', 'newest']) {
      const { status, text } = await show(`/app/tests/personality/results?attempt=${id}`)
      expect(status, id).toBe(200)
      expect(text.match(/of 100, probably between/g), id).toHaveLength(5)
      expect(mainOf(text), id).toContain(words['change.first'])
    }
    const { status, text } = await show('/app/tests/aptitude/results/answers')
    expect(status).toBe(200)
    expect(text.match(/<details/g)!.length).toBeGreaterThanOrEqual(30)
  })

  it('goes on with what was open where it stopped, at its own version', async () => {
    const opened = async (testId: string) =>
      (await site.visit(`/app/tests/${testId}`, { as: person, form: {} })).location
    const eighth = released.find(({ id }) => id === 'values')!.content.items[7]!
    expect(await opened('values')).toBe(questionPath('values', `values-${eighth.key}`))
    const tenth = released.find(({ id }) => id === 'personality')!.content.items[9]!
    const question = questionPath('personality', `personality-v1-${tenth.key}`)
    expect(await opened('personality')).toBe(question)
    expect((await show(question)).status).toBe(200)
    expect((await site.visit(question, { as: person, form: { answer: '2' } })).status).toBe(302)
    expect(await database.answer.count({ where: { attemptId: 'open-older' } })).toBe(10)
  })
})
