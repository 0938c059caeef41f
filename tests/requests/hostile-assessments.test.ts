// Attempts to get more of the tests and analyses than one may, and requests that no page of ours sends.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Facts } from '#app/domain/guidance/facts.ts'
import { completeTest, completeTests } from '#tests/world/analysis.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { answerAll, questionPath } from './test-taker.ts'

const page = '/app/personality'
type Person = Visitor & { username: string }
let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())
const tenThousand = 'ы'.repeat(10_000)
const twenty = <T>(action: (at: number) => Promise<T>) => Promise.all(Array.from({ length: 20 }, (_, at) => action(at)))
const analysesOf = ({ username }: Person) => site.database.analysis.findMany({ where: { user: { username } } })
async function makeAnalysed() {
  const person = await makePerson(site, { paid: true })
  await completeTests(site.database, person.username)
  await site.visit(`${page}/start`, { as: person, form: {} })
  await expect.poll(async () => (await analysesOf(person)).at(-1)?.completedAt).toBeInstanceOf(Date)
  return { person, analysis: (await analysesOf(person))[0]! }
}

describe('somebody else’s', () => {
  it('attempt, review, analysis and link are not found by their ids', async () => {
    const [mine, theirs] = [await makeAnalysed(), await makeAnalysed()]
    const as = mine.person
    const attempt = await completeTest(site.database, theirs.person.username, 'APTITUDE')
    await completeTest(site.database, as.username, 'APTITUDE')
    const { INTERESTS } = theirs.analysis.inputs as { INTERESTS: string }
    const addresses = [
      `/app/tests/interests/results?attempt=${INTERESTS}`,
      `/app/tests/aptitude/results?attempt=${attempt}`,
      `/app/tests/aptitude/results/answers?attempt=${attempt}`,
      `${page}?analysis=${theirs.analysis.id}`,
      `${page}?analysis=${encodeURIComponent(tenThousand.slice(0, 1000))}`,
      `${page}?analysis=%00`,
    ]
    for (const address of addresses) {
      expect((await site.visit(address, { as })).status, address).toBe(404)
    }
    const share = { analysis: theirs.analysis.id, idempotencyKey: crypto.randomUUID() }
    await site.visit(`${page}/share`, { as: theirs.person, form: share })
    const [row] = await site.database.analysisShare.findMany({ where: { analysisId: theirs.analysis.id } })
    await site.visit(`${page}/share/${row!.id}/revoke`, { as, form: {} })
    expect((await site.database.analysisShare.findUniqueOrThrow({ where: { id: row!.id } })).revokedAt).toBeNull()
    const { professions } = theirs.analysis.facts as Facts
    for (const more of [{ analysis: theirs.analysis.id }, { attempt: INTERESTS }] as Record<string, string>[]) {
      const form = { thumb: 'up', back: page, ...more }
      expect((await site.visit(`/app/professions/${professions[0]!.id}/thumb`, { as, form })).status).toBe(404)
    }
  })
})

describe('posted twenty times at once', () => {
  it('start, share and feedback take effect once', async () => {
    const person = await makePerson(site)
    await completeTests(site.database, person.username)
    const started = await twenty(() => site.visit(`${page}/start`, { as: person, form: {} }))
    expect(new Set(started.map(({ status }) => status))).toEqual(new Set([302]))
    await expect.poll(async () => (await analysesOf(person)).at(-1)?.completedAt).toBeInstanceOf(Date)
    const [analysis, ...more] = await analysesOf(person)
    expect(more).toEqual([])
    const idempotencyKey = crypto.randomUUID()
    const shared = await twenty(() =>
      site.visit(`${page}/share`, { as: person, form: { analysis: analysis!.id, idempotencyKey } }),
    )
    expect(new Set(shared.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await site.database.analysisShare.count({ where: { analysisId: analysis!.id } })).toBe(1)
    const many = await twenty(() =>
      site.visit(`${page}/share`, {
        as: person,
        form: { analysis: analysis!.id, idempotencyKey: crypto.randomUUID() },
      }),
    )
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await site.database.analysisShare.count({ where: { analysisId: analysis!.id } })).toBe(5)
    const form = { recognised: '5', clear: '4', fitting: '3', useful: '2', again: '1' }
    const responses = await twenty(() => site.visit(`${page}/feedback`, { as: person, form }))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302]))
    expect(await site.database.feedback.count({ where: { analysisId: analysis!.id } })).toBe(1)
  })

  it('the check completes an attempt once, and a timed test is begun once', async () => {
    const person = await makePerson(site, { paid: true })
    const starts = await twenty(() => site.visit('/app/tests/aptitude', { as: person, form: {} }))
    expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([302]))
    await site.visit('/app/tests/personality', { as: person, form: {} })
    const last = await answerAll(site, person, 'personality', {}, { seconds: 5 })
    expect(last.location).toBe('/app/tests/personality/check')
    const kept = await twenty(() => site.visit('/app/tests/personality/check', { as: person, form: {} }))
    expect(new Set(kept.map(({ location }) => location))).toEqual(new Set(['/app/tests/personality/results']))
    const attempts = await site.database.attempt.findMany({
      where: { user: { username: person.username } },
      include: { scores: true, version: true },
    })
    expect(attempts.map(({ version }) => version.testId).sort()).toEqual(['aptitude', 'personality'])
    const done = attempts.find(({ version }) => version.testId === 'personality')!
    expect(done.scores).toHaveLength(5)
    expect(done).toMatchObject({ careless: true, openKey: null })
  })
})

describe('a hand-made request', () => {
  it('with a value nobody offers, or one that is far too long, gets 400 or 404', async () => {
    const { person: as, analysis } = await makeAnalysed()
    await site.visit('/app/tests/aptitude', { as, form: {} })
    const item = await site.database.item.findFirstOrThrow({ where: { version: { testId: 'aptitude' } } })
    const question = questionPath('aptitude', item.id)
    const { professions } = analysis.facts as Facts
    const thumb = `/app/professions/${professions[0]!.id}/thumb`
    const posts: [string, Record<string, string | string[]>][] = [
      [question, { answer: '99' }],
      [question, { answer: '1e400' }],
      [question, { answer: tenThousand }],
      [question, { answer: ['1', '2'] }],
      [question, { answer: '1', again: 'yes' }],
      [question, { answer: '1', ahead: tenThousand }],
      [question, {}],
      [question, { answer: '' }],
      [question, { answer: '9007199254740993' }],
      [question, { answer: '0x1.5' }],
      [questionPath('aptitude', 'x'.repeat(3000)), { answer: '1' }],
      [questionPath('nope', item.id), { answer: '1' }],
      ['/app/tests/nope/check', {}],
      ['/app/tests/__proto__/check', {}],
      [`${page}/start`, { withModel: 'maybe' }],
      [`${page}/start`, { withModel: tenThousand }],
      [`${page}/share`, { analysis: tenThousand, idempotencyKey: crypto.randomUUID() }],
      [`${page}/share`, { analysis: analysis.id, idempotencyKey: tenThousand }],
      [`${page}/share`, {}],
      [`${page}/share`, { analysis: [analysis.id, analysis.id], idempotencyKey: 'x' }],
      [`${page}/feedback`, { recognised: tenThousand }],
      [`${page}/feedback`, { recognised: '5.0', clear: '-1', fitting: '0', useful: '6', again: '٣' }],
      [thumb, { thumb: 'sideways' }],
      [thumb, { thumb: 'up', analysis: tenThousand }],
      [thumb, { thumb: 'up', analysis: 'nope' }],
      [thumb, { thumb: 'up', attempt: '\0' }],
      ['/app/professions/nope/thumb', { thumb: 'up', analysis: analysis.id }],
    ]
    for (const [path, form] of posts) {
      for (const suffix of ['', '.data']) {
        const { status, text } = await site.visit(`${path}${suffix}`, { as, form })
        expect([400, 404], path + suffix + JSON.stringify(form).slice(0, 60)).toContain(status)
        expect(text).not.toMatch(/at \w+ \(|node_modules|Prisma/)
      }
    }
    expect(site.complaints).toEqual([])
  })
})

describe('the right answers', () => {
  it('are in nothing a browser gets before the attempt is over', async () => {
    const as = await makePerson(site, { paid: true })
    await site.visit('/app/tests/aptitude', { as, form: {} })
    const items = await site.database.item.findMany({
      where: { version: { testId: 'aptitude' } },
      orderBy: { order: 'asc' },
    })
    for (const suffix of ['', '.data'])
      for (const [at, item] of items.entries()) {
        const { text } = await site.visit(questionPath('aptitude', item.id) + suffix, { as })
        const plain = text.replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
        for (const other of items.slice(at))
          for (const why of Object.values(other.why as Record<string, string>))
            expect(plain).not.toContain(why.slice(0, 40))
        expect(text).not.toMatch(/"right"|"why"/)
      }
    for (const path of [
      '/app/tests/aptitude',
      '/app/tests/aptitude/results',
      '/app/tests/aptitude/results/answers',
      '/app/tests/aptitude/check',
    ]) {
      for (const suffix of ['', '.data']) {
        const { text } = await site.visit(`${path}${suffix}`, { as })
        expect(text).not.toMatch(/"right"|"why"/)
      }
    }
  })
})

describe('a private link', () => {
  it('is kept by nobody, as page and as data, open or shut', async () => {
    const { person: as, analysis } = await makeAnalysed()
    await site.visit(`${page}/share`, { as, form: { analysis: analysis.id, idempotencyKey: crypto.randomUUID() } })
    const [, path] = /href="(\/shared\/[^"]+)"/.exec((await site.visit(page, { as })).text)!
    for (const suffix of ['', '.data']) {
      const { status, headers } = await site.visit(`${path!}${suffix}`)
      expect(status).toBe(200)
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
      expect(headers['referrer-policy']).toBe('same-origin')
    }
    const open = await site.visit(path!)
    const [row] = await site.database.analysisShare.findMany({ where: { analysisId: analysis.id } })
    await site.visit(`${page}/share/${row!.id}/revoke`, { as, form: {} })
    for (const suffix of ['', '.data']) {
      const { status, headers } = await site.visit(`${path!}${suffix}`, {
        headers: open.headers.etag ? { 'If-None-Match': open.headers.etag } : {},
      })
      expect(status).toBe(404)
      expect(headers['cache-control']).toMatch(/no-store|no-cache/)
    }
    expect([...site.log, ...site.complaints].join('\n')).not.toContain(path!.slice('/shared/'.length))
  })
})

describe('facts that have changed meanwhile', () => {
  it('retired professions, no birth date and a person without profile data break no page', async () => {
    const { person: as, analysis } = await makeAnalysed()
    const { professions } = analysis.facts as Facts
    await site.database.profession.updateMany({
      where: { id: { in: professions.map(({ id }) => id) } },
      data: { retiredAt: new Date() },
    })
    await site.database.profile.updateMany({
      where: { user: { username: as.username } },
      data: { dateOfBirth: null, status: null, year: null },
    })
    expect((await site.visit(page, { as })).status).toBe(200)
    const other = await makePerson(site)
    await completeTests(site.database, other.username)
    await site.visit(`${page}/start`, { as: other, form: {} })
    await site.database.user.deleteMany({ where: { username: other.username } })
    await expect
      .poll(async () => site.database.job.count({ where: { kind: 'analysis', state: { not: 'DONE' } } }))
      .toBe(0)
    await site.database.profession.updateMany({
      where: { id: { in: professions.map(({ id }) => id) } },
      data: { retiredAt: null },
    })
    expect(site.complaints.join()).not.toContain(other.username)
  })
})

describe('the numbers', () => {
  it('of the analysis are those of the results', async () => {
    const as = await makePerson(site, { paid: true })
    // The lower end of A is just above the middle and is shown as 50, so neither page draws a conclusion from it.
    const scores = { R: 31.5, I: 90.5, A: 59.9, S: 40.13, E: 0, C: 100 }
    await completeTests(site.database, as.username, { INTERESTS: scores })
    await site.visit(`${page}/start`, { as, form: {} })
    await expect.poll(async () => (await analysesOf(as)).at(-1)?.completedAt).toBeInstanceOf(Date)
    const analysis = mainOf((await site.visit(page, { as })).text)
    const results = mainOf((await site.visit('/app/tests/interests/results', { as })).text)
    const { interests } = (await analysesOf(as))[0]!.facts as Facts
    const scales = await site.database.scale.findMany({ where: { version: { testId: 'interests' } } })
    for (const { score, low, high, level, key } of interests) {
      for (const html of [analysis, results]) expect(html, key).toMatch(new RegExp(`${score} ${low}–${high}`))
      const { texts } = scales.find(scale => scale.key === key)!
      const { high: drawn, low: not } = texts as Record<'high' | 'low', { ru: string }>
      expect([results.includes(drawn.ru), results.includes(not.ru)], key).toEqual([level === 'high', level === 'low'])
    }
    expect(interests.map(({ level }) => level)).toEqual(['low', 'high', 'middle', 'middle', 'low', 'high'])
  })
})
