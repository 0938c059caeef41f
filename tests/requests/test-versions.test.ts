import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/results.ts'
import tests from '#app/i18n/locales/en/tests.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { headingOf, mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { questionPath, questionsOf, takeTest } from './test-taker.ts'

const { db } = await import('#app/database/client.server.ts')
const { createDraft, publishDraft, retireTest } = await import('#app/domain/assessments/test-versions.server.ts')
const { computeNorms } = await import('#app/domain/assessments/norms.server.ts')

let site: Site
let editor: { id: string }
beforeAll(async () => {
  // A worker would compute norms by itself.
  site = await borrowSite({ WORKER: 'off' })
  editor = await db.user.findUniqueOrThrow({ where: { usernameFolded: 'superadmin' } })
})
afterAll(() => site.stop())

const high = { achievement: 5, independence: 4, recognition: 5, relationships: 3, support: 5, conditions: 4 }
const low = { achievement: 3, independence: 2, recognition: 3, relationships: 1, support: 3, conditions: 2 }
const show = (as: Visitor, path: string) => site.visit(path, { as, cookies: { language: 'en' } })
const begin = (as: Visitor, testId: string) => site.visit(`/app/tests/${testId}`, { as, form: {} })
const answer = (as: Visitor, testId: string, id: string) =>
  site.visit(questionPath(testId, id), { as, form: { answer: '4' } })
const resultsOf = (as: Visitor, testId: string) => show(as, `/app/tests/${testId}/results`)

/** Changes the title and the first item of a test's draft. */
async function edit(testId: string, word: string) {
  const version = { currentKey: `${testId} DRAFT` }
  const { texts } = await db.testVersion.findUniqueOrThrow({ where: version })
  const title = { ru: word, kk: word, en: word }
  await db.testVersion.update({ where: version, data: { texts: { ...(texts as object), title } } })
  await db.item.updateMany({ where: { version, order: 1 }, data: { text: title } })
}

async function release(testId: string, word: string) {
  await createDraft(editor, testId)
  await edit(testId, word)
  expect(await publishDraft(editor, testId)).toBe('published')
}

describe('a draft of the next version', () => {
  it('is a copy under ids of its own, is made once, and changes nothing for anybody', async () => {
    const before = await questionsOf(site, 'personality')
    const made = await Promise.all([createDraft(editor, 'personality'), createDraft(editor, 'personality')])
    expect(made).toEqual([{ versionId: 'personality-v2' }, { versionId: 'personality-v2' }])
    const [first, second] = await Promise.all(
      ['personality-v1', 'personality-v2'].map(id =>
        db.testVersion.findUniqueOrThrow({
          where: { id },
          include: { scales: { orderBy: { order: 'asc' } }, items: { orderBy: { order: 'asc' } } },
        }),
      ),
    )
    expect(second).toMatchObject({ number: 2, state: 'DRAFT', texts: first!.texts, options: first!.options })
    const summarize = (version: typeof first) => ({
      scales: version!.scales.map(({ key, texts }) => ({ key, texts })),
      items: version!.items.map(({ key, order, keyed, text, right }) => ({ key, order, keyed, text, right })),
    })
    expect(summarize(second)).toEqual(summarize(first))
    expect(await questionsOf(site, 'personality')).toEqual(before)
    const as = await makePerson(site, { paid: true })
    expect((await begin(as, 'personality')).location).toBe(questionPath('personality', before[0]!))
    expect((await show(as, questionPath('personality', second!.items[0]!.id))).status).toBe(404)
    const { editedAt, editedById } = await db.test.findUniqueOrThrow({ where: { id: 'personality' } })
    expect([editedAt !== null, editedById]).toEqual([true, editor.id])
  })

  it('of no test there is, or of one without a published version, is none', async () => {
    expect(await createDraft(editor, 'no-such-test')).toBeNull()
    await db.test.create({ data: { id: 'empty', instrument: 'VALUES', form: 'FULL', order: 99, origin: 'ADMIN' } })
    expect(await createDraft(editor, 'empty')).toBeNull()
    expect(await publishDraft(editor, 'empty')).toBeNull()
    const as = await makePerson(site, { paid: true })
    expect((await show(as, '/app/tests/empty')).status).toBe(404)
    expect((await begin(as, 'empty')).status).toBe(404)
  })

  it('that says nothing new, or could not be taken, is not published', async () => {
    await createDraft(editor, 'personality')
    expect(await publishDraft(editor, 'personality')).toBe('unchanged')
    const { scales, items } = await db.testVersion.findUniqueOrThrow({
      where: { id: 'personality-v2' },
      include: { scales: true, items: true },
    })
    const [scale] = scales
    await db.item.deleteMany({ where: { scaleId: scale!.id } })
    expect(await publishDraft(editor, 'personality')).toBe('incomplete')
    await db.item.createMany({
      data: items
        .filter(({ scaleId }) => scaleId === scale!.id)
        .map(({ id, versionId, scaleId, key, order, keyed, text }) => ({
          ...{ id, versionId, scaleId, key, order, keyed },
          text: text as object,
        })),
    })
    await db.testVersion.update({ where: { id: 'personality-v2' }, data: { options: [] } })
    expect(await publishDraft(editor, 'personality')).toBe('incomplete')
    expect(await db.testVersion.count({ where: { testId: 'personality', state: 'PUBLISHED' } })).toBe(1)
  })
})

describe('an edit of a published test', () => {
  it('leaves open attempts on their version, and new ones begin with the next', async () => {
    const as = await makePerson(site, { paid: true })
    const old = await questionsOf(site, 'interests-short')
    await begin(as, 'interests-short')
    for (const id of old.slice(0, 10)) await answer(as, 'interests-short', id)
    await createDraft(editor, 'interests-short')
    await edit('interests-short', 'Another interest test')
    const published = await Promise.all([
      publishDraft(editor, 'interests-short'),
      publishDraft(editor, 'interests-short'),
    ])
    expect(published.sort()).toEqual(['published', null].sort())

    expect((await begin(as, 'interests-short')).location).toBe(questionPath('interests-short', old[10]!))
    expect(mainOf((await show(as, '/app/tests/interests-short')).text)).not.toContain('Another interest test')
    expect(mainOf((await show(as, '/app/tests')).text)).not.toContain('Another interest test')
    expect((await show(as, questionPath('interests-short', old[3]!))).status).toBe(200)
    const [next] = await questionsOf(site, 'interests-short')
    expect((await show(as, questionPath('interests-short', next!))).location).toBe('/app/tests/interests-short')
    for (const id of old.slice(10)) await answer(as, 'interests-short', id)
    await site.visit('/app/tests/interests-short/check', { as, form: {} })
    const results = await resultsOf(as, 'interests-short')
    expect(results.status).toBe(200)
    expect(results.text).not.toContain('Another interest test')
    // Pressing the last button twice starts no new attempt.
    expect((await answer(as, 'interests-short', old.at(-1)!)).location).toBe('/app/tests/interests-short/results')

    expect((await begin(as, 'interests-short')).location).toBe(questionPath('interests-short', next!))
    expect(mainOf((await show(as, questionPath('interests-short', next!))).text)).toContain('Another interest test')
    expect((await show(as, questionPath('interests-short', old[0]!))).location).toBe('/app/tests/interests-short')
    const attempts = await db.attempt.findMany({
      where: { user: { username: as.username } },
      orderBy: { startedAt: 'asc' },
      include: { version: true, _count: { select: { answers: true } } },
    })
    expect(attempts.map(({ version, _count }) => [version.number, version.state, _count.answers])).toEqual([
      [1, 'RETIRED', 30],
      [2, 'PUBLISHED', 0],
    ])
  })

  it('is compared with where it measures alike, and older results keep their words and norms', async () => {
    const as = await makePerson(site, { paid: true })
    await takeTest(site, as, 'values', high)
    await db.norm.create({
      data: { versionId: 'values-v1', language: 'ru', scaleKey: 'support', n: 150, mean: 60, sd: 18, alpha: 0.8 },
    })
    const oldest = await db.attempt.findFirstOrThrow({ where: { user: { username: as.username } } })
    await release('values', 'Second values test')
    await takeTest(site, as, 'values', low)
    const second = await resultsOf(as, 'values')
    expect(mainOf(second.text)).toContain('Second values test')
    expect(mainOf(second.text)).toContain(words['change.down'])
    expect(mainOf(second.text)).not.toContain('150')
    const first = await show(as, `/app/tests/values/results?attempt=${oldest.id}`)
    expect(first.status).toBe(200)
    expect(first.text).not.toContain('Second values test')
    expect(mainOf(first.text)).toContain('150')
    expect(headingOf(first.text)).not.toBe('')

    await createDraft(editor, 'values')
    await db.item.deleteMany({ where: { version: { currentKey: 'values DRAFT' }, order: 24 } })
    expect(await publishDraft(editor, 'values')).toBe('published')
    await takeTest(site, as, 'values', high)
    const third = mainOf((await resultsOf(as, 'values')).text)
    expect(third).toContain(words['change.first'])
    expect(third).not.toContain(words['change.up'])
  })

  it('is counted apart in the norms', async () => {
    const count = (versionId: string) => db.attempt.count({ where: { versionId, completedAt: { not: null } } })
    expect(await count('values-v2')).toBe(1)
    const kept = await db.norm.findMany({ where: { versionId: 'values-v1' } })
    await db.$transaction([
      db.user.create({ data: { id: 'second', username: 'second', usernameFolded: 'second', passwordHash: '' } }),
      db.user.create({ data: { id: 'third', username: 'third', usernameFolded: 'third', passwordHash: '' } }),
    ])
    const items = await db.item.findMany({ where: { versionId: 'values-v3' } })
    for (const [at, userId] of ['second', 'third'].entries()) {
      const answers = items.map(({ id, order }) => ({ itemId: id, value: 1 + ((order + at * (1 + (order % 3))) % 5) }))
      const attempt = { userId, versionId: 'values-v3', language: 'ru', completedAt: new Date() }
      await db.attempt.create({ data: { ...attempt, answers: { create: answers } } })
    }
    await computeNorms()
    const norms = await db.norm.findMany({ where: { version: { testId: 'values' }, language: 'ru' } })
    expect(new Set(norms.filter(({ versionId }) => versionId === 'values-v3').map(({ n }) => n))).toEqual(new Set([3]))
    expect(norms.filter(({ versionId }) => versionId === 'values-v2')).toEqual([])
    expect(await db.norm.findMany({ where: { versionId: 'values-v1' } })).toEqual(kept)
  })

  it('cannot take its answers away: a version that was taken is not deleted', async () => {
    await expect(db.testVersion.delete({ where: { id: 'values-v1' } })).rejects.toThrow()
    const { itemId } = await db.answer.findFirstOrThrow({ where: { item: { versionId: 'values-v1' } } })
    await expect(db.item.delete({ where: { id: itemId } })).rejects.toThrow()
    await expect(
      db.testVersion.update({ where: { id: 'values-v1' }, data: { currentKey: 'values PUBLISHED' } }),
    ).rejects.toThrow()
  })
})

describe('a retired test', () => {
  it('begins no attempt, lets open ones be finished and keeps results', async () => {
    const [open, done, fresh] = await Promise.all([0, 1, 2].map(() => makePerson(site, { paid: true })))
    const items = await questionsOf(site, 'aptitude')
    await begin(open!, 'aptitude')
    await answer(open!, 'aptitude', items[0]!)
    await takeTest(site, done!, 'aptitude', {})
    expect([await retireTest(editor, 'aptitude'), await retireTest(editor, 'aptitude')]).toEqual([true, true])
    expect(await retireTest(editor, 'no-such-test')).toBe(false)

    const path = '/app/tests/aptitude'
    expect((await begin(fresh!, 'aptitude')).status).toBe(404)
    expect((await show(fresh!, path)).status).toBe(404)
    expect((await show(fresh!, '/app/tests')).text).not.toContain(path)

    expect((await begin(open!, 'aptitude')).location).toBe(questionPath('aptitude', items[1]!))
    expect((await show(open!, '/app/tests')).text).toContain(path)
    for (const id of items.slice(1)) await answer(open!, 'aptitude', id)
    for (const as of [open!, done!]) {
      expect((await resultsOf(as, 'aptitude')).status).toBe(200)
      expect((await show(as, '/app/tests')).text).toContain(`${path}/results`)
      const page = mainOf((await show(as, path)).text)
      expect(page).toContain(tests['show.retired'])
      expect(page).not.toContain('<form')
      expect((await begin(as, 'aptitude')).status).toBe(404)
    }
  })

  it('is offered again when its next version is published', async () => {
    await release('aptitude', 'Tasks anew')
    const as = await makePerson(site, { paid: true })
    const [first] = await questionsOf(site, 'aptitude')
    expect((await begin(as, 'aptitude')).location).toBe(questionPath('aptitude', first!))
    expect((await show(as, '/app/tests')).text).toContain('Tasks anew')
  })
})
