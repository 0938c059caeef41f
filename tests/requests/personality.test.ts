import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signatureOf } from '#app/access/signatures.server.ts'
import type { AnalysisText, Facts } from '#app/domain/guidance/facts.ts'
import feedbackWords from '#app/i18n/locales/en/feedback.ts'
import instruments from '#app/i18n/locales/en/instruments.ts'
import nextSteps from '#app/i18n/locales/en/nextSteps.ts'
import words from '#app/i18n/locales/en/personality.ts'
import sheetTexts from '#app/i18n/locales/en/sheet.ts'
import sheetWords from '#app/i18n/locales/en/analysis.ts'
import errorWords from '#app/i18n/locales/en/errors.ts'
import { completeTest, completeTests } from '#tests/world/analysis.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import { putProject } from '#tests/world/projects.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const page = '/app/personality'
const secret = 'not-a-secret-for-demo-and-development'
type Person = Visitor & { username: string }

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const open = (as: Visitor | undefined, query = '', language = 'en') =>
  site.visit(page + query, { as, cookies: { language } })
const start = (as: Visitor, form = {}) => site.visit(`${page}/start`, { as, form })
const analysesOf = ({ username }: Person) =>
  site.database.analysis.findMany({ where: { user: { username } }, orderBy: { createdAt: 'asc' } })
const settled = (person: Person) =>
  expect.poll(async () => (await analysesOf(person)).at(-1)?.completedAt).toBeInstanceOf(Date)

/** Creates a person who has completed the three tests. */
async function makeReady(scores = {}, settings = {}) {
  const person = await makePerson(site, settings)
  await completeTests(site.database, person.username, scores)
  return person
}

/** Creates a person with a complete analysis. */
async function makeAnalysed(scores = {}, settings = {}) {
  const person = await makeReady(scores, settings)
  await start(person)
  await settled(person)
  return person
}

async function lastOf(person: Person) {
  const analysis = (await analysesOf(person)).at(-1)!
  return { ...analysis, facts: analysis.facts as Facts, text: analysis.text as AnalysisText }
}

/** Backdates the last analysis by a number of days. */
async function age(person: Person, days: number) {
  const { id } = await lastOf(person)
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  const lockedUntil = new Date(then.getTime() + 30 * 24 * 60 * 60 * 1000)
  await site.database.analysis.update({ where: { id }, data: { createdAt: then, completedAt: then, lockedUntil } })
}

describe('before the three tests are done', () => {
  it('the page says what remains, with a link to each test', async () => {
    const person = await makePerson(site)
    await completeTest(site.database, person.username, 'INTERESTS')
    const { status, text } = await open(person)
    expect(status).toBe(200)
    expect(mainOf(text)).toContain(words['inactive.done'].replace('{done}', '1').replace('{of}', '3'))
    const links = tagsOf(text, 'a').map(({ href }) => href)
    for (const instrument of ['PERSONALITY', 'VALUES']) {
      const test = await site.database.test.findFirst({ where: { instrument } })
      if (test) expect(links).toContain(`/app/tests/${test.id}`)
    }
    expect(links).not.toContain('/app/tests/interests')
  })

  it('an analysis cannot be started by hand either', async () => {
    const person = await makePerson(site)
    await completeTest(site.database, person.username, 'INTERESTS')
    await completeTest(site.database, person.username, 'VALUES')
    expect((await start(person)).location).toBe(page)
    expect(await analysesOf(person)).toEqual([])
  })
})

describe('with the three tests done', () => {
  it('one button makes the analysis, and the page shows it whole', async () => {
    const person = await makeReady()
    expect(mainOf((await open(person)).text)).toContain(words['active.go'])
    expect((await start(person)).location).toBe(page)
    await settled(person)

    const { facts, text: analysisText, ...analysis } = await lastOf(person)
    expect(analysis).toMatchObject({ writer: 'BUILT_IN', model: null, language: 'ru' })
    const making = await site.database.making.findUnique({ where: { id: analysis.makingId! } })
    expect(making).toMatchObject({ state: 'DONE', stage: 4, openKey: null, error: null })
    expect(facts.professions.length).toBeGreaterThan(4)
    expect(facts.paths).toHaveLength(3)
    const { status, text } = await site.visit(page, { as: person, cookies: { language: 'ru' } })
    expect(status).toBe(200)
    expect(headingOf(text)).toBe(analysisText.headline)
    for (const { text: step } of analysisText.month) expect(mainOf(text)).toContain(step)
    for (const { id } of facts.professions) expect(text).toContain(`href="/app/professions/${id}"`)
    const rows = facts.interests.length + facts.traits.length + facts.values.length
    expect(text.match(/<th scope="row"/g)).toHaveLength(rows)
    for (const { low, high } of facts.interests) expect(mainOf(text)).toMatch(new RegExp(`${low} ?– ?${high}`))
  })

  it.each(['ru', 'kk', 'en'])(
    'it speaks %s without a gap, and says when the words of the day were in another language',
    async language => {
      const person = await makeAnalysed()
      const { text } = await open(person, '', language)
      expect(text).toContain(`<html lang="${language}"`)
      expect(mainOf(text)).not.toMatch(
        /\{\w+\}|undefined|NaN|\b(?:group|professions|paths|about|share|again|feedback)\.\w+/,
      )
      expect(mainOf(text).includes(sheetWords['translated.title'])).toBe(language === 'en')
    },
  )

  it('the aptitude self-check is part of it when it was taken', async () => {
    const person = await makeReady()
    await completeTest(site.database, person.username, 'APTITUDE')
    await start(person)
    await settled(person)
    expect((await lastOf(person)).facts.aptitudes).toHaveLength(3)
    expect(mainOf((await open(person)).text)).toContain(sheetWords['group.APTITUDE'])
  })

  it('interests without a shape give no list and say what to do', async () => {
    const flat = { R: 50, I: 52, A: 49, S: 50, E: 51, C: 48 }
    const person = await makeAnalysed({ INTERESTS: flat })
    const { text } = await open(person)
    expect(mainOf(text)).toContain(sheetTexts['none.flat'])
    expect(text).not.toMatch(/href="\/app\/professions\/[a-z]/)
  })

  it('where no interest is strong, the three are there to be tried, and nothing else is said', async () => {
    const person = await makeAnalysed({ INTERESTS: { R: 58, I: 36, A: 42, S: 57, E: 36, C: 48 } })
    const { text } = await open(person)
    expect(mainOf(text)).toContain(sheetWords['firsts.trial'])
    expect(mainOf(text)).not.toContain(sheetWords.firsts)
    expect(mainOf(text)).toContain(instruments['sure.trial'])
  })

  it('answers that looked careless are told of', async () => {
    const person = await makePerson(site)
    await completeTest(site.database, person.username, 'INTERESTS', { careless: true })
    await completeTest(site.database, person.username, 'PERSONALITY')
    await completeTest(site.database, person.username, 'VALUES')
    await start(person)
    await settled(person)
    const { text } = await open(person)
    expect(headingOf(text)).toMatch(/^This is still a draft/)
    expect(mainOf(text)).toContain(instruments['sure.draft'])
    expect(mainOf(text)).toContain(nextSteps['retake.go'])
  })

  it('pressed twice at once makes one', async () => {
    const person = await makeReady()
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(person)))
    expect(answers.map(({ location }) => location)).toEqual(Array(5).fill(page))
    await settled(person)
    expect(await analysesOf(person)).toHaveLength(1)
  })

  it('is not made again within 30 days, and the page says from when', async () => {
    const person = await makeAnalysed()
    await start(person)
    await age(person, 29)
    await start(person)
    expect(await analysesOf(person)).toHaveLength(1)
    expect(mainOf((await open(person)).text)).toMatch(/can be made from \d+ \w+ \d{4}/)
    expect(mainOf((await open(person)).text)).not.toContain(words['active.go'])
  })

  it('is made again after 30 days, and the earlier one stays', async () => {
    const person = await makeAnalysed()
    await age(person, 31)
    expect(mainOf((await open(person)).text)).toContain(words['active.go'])
    await start(person)
    await settled(person)
    const [first, second] = await analysesOf(person)
    expect(second).toBeDefined()
    expect((await open(person)).text).toContain(`?analysis=${first!.id}`)
    const earlier = await open(person, `?analysis=${first!.id}`)
    expect(earlier.status).toBe(200)
    expect(mainOf(earlier.text)).toContain(words['older.title'])
  })

  it('offers two projects that look for people and fit among the steps of the month, and none where none fits', async () => {
    const person = await makeAnalysed()
    const { id: userId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    const ownerId = (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'timur' } })).id
    const before = mainOf((await open(person)).text)
    await site.database.interest.deleteMany({ where: { userId } })
    await site.database.interest.createMany({ data: ['GEOGRAPHY', 'BIOLOGY'].map(subject => ({ userId, subject })) })
    const interests = ['GEOGRAPHY']
    for (const name of ['River diary', 'Flood map', 'Third one'])
      await putProject(site.database, ownerId, { name, interests })
    await putProject(site.database, ownerId, { name: 'Taken already', interests, status: 'ACTIVE' })
    const shown = mainOf((await open(person)).text)
    const named = [...shown.matchAll(/looking for people: “([^”]+)”/g)].map(([, name]) => name)
    expect(named).toHaveLength(2)
    expect(['River diary', 'Flood map', 'Third one']).toEqual(expect.arrayContaining(named))
    expect(shown).not.toContain('Taken already')
    expect(before).not.toContain('River diary')
  })

  it('says when a test was retaken since', async () => {
    const person = await makeAnalysed()
    expect(mainOf((await open(person)).text)).not.toContain(words['retaken.title'])
    await completeTest(site.database, person.username, 'VALUES')
    expect(mainOf((await open(person)).text)).toContain(words['retaken.title'])
  })

  it('of somebody else, or one that never was, is not found', async () => {
    const [theirs, person] = [await makeAnalysed(), await makeAnalysed()]
    const { id } = await lastOf(theirs)
    for (const asked of [id, 'none', '%00', "' OR 1=1 --"])
      expect((await open(person, `?analysis=${encodeURIComponent(asked)}`)).status, asked).toBe(404)
    expect((await open(theirs, `?analysis=${id}`)).status).toBe(200)
  })
})

describe('what a person thinks', () => {
  const thumb = (as: Visitor, professionId: string, form: Record<string, string>) =>
    site.visit(`/app/professions/${professionId}/thumb`, { as, form: { back: page, ...form } })

  it('of a profession is kept with its rank in the analysis', async () => {
    const person = await makeAnalysed()
    const { id, facts } = await lastOf(person)
    const [, second] = facts.professions
    expect((await thumb(person, second!.id, { thumb: 'up', analysis: id })).location).toBe(page)
    const kept = await site.database.recommendation.findMany({ where: { user: { username: person.username } } })
    expect(kept).toMatchObject([{ professionId: second!.id, thumb: 1, rank: second!.rank, analysisId: id }])
    expect((await open(person)).text).toMatch(/aria-pressed="true"/)
  })

  it('of a profession that is not on the list, or on somebody else’s, is not kept', async () => {
    const [person, theirs] = [await makeAnalysed(), await makeAnalysed()]
    const { id, facts } = await lastOf(theirs)
    expect((await thumb(person, facts.professions[0]!.id, { thumb: 'up', analysis: id })).status).toBe(404)
    const own = await lastOf(person)
    const listed = [...own.facts.professions, own.facts.contrast].map(fact => fact?.id)
    const other = await site.database.profession.findFirstOrThrow({ where: { id: { notIn: listed.map(String) } } })
    expect((await thumb(person, other.id, { thumb: 'up', analysis: own.id })).status).toBe(404)
    expect(await site.database.recommendation.count({ where: { user: { username: person.username } } })).toBe(0)
  })

  const feedback = `${page}/feedback`
  const answers = { recognised: '5', clear: '4', fitting: '3', useful: '2', again: '1' }
  const kept = (person: Person) =>
    site.database.feedback.findMany({ where: { analysis: { user: { username: person.username } } } })

  it('of the analysis is asked in five questions with five answers, and kept once', async () => {
    const person = await makeAnalysed()
    const form = await site.visit(feedback, { as: person })
    expect(tagsOf(form.text, 'input').filter(({ type }) => type === 'radio')).toHaveLength(25)
    expect((await site.visit(feedback, { as: person, form: answers })).location).toBe(page)
    const again = await site.visit(feedback, { as: person, form: { ...answers, recognised: '1' } })
    expect(again.location).toBe(page)
    expect(await kept(person)).toMatchObject([{ recognised: 5, clear: 4, fitting: 3, useful: 2, again: 1 }])
    expect((await site.visit(feedback, { as: person })).location).toBe(page)
    expect(mainOf((await open(person)).text)).toContain(words['feedback.thanks'])
  })

  it('with a question left out is refused, and the other answers stay', async () => {
    const person = await makeAnalysed()
    const { status, text } = await site.visit(feedback, {
      as: person,
      form: { ...answers, useful: '6', again: '' },
      cookies: { language: 'en' },
    })
    expect(status).toBe(400)
    expect(titleOf(text)).toMatch(/^Error:/)
    expect(summaryOf(text)).toEqual(['useful', 'again'])
    expect(errorBeside(text, 'again')).toBe(`Error: ${feedbackWords['required.again']}`)
    expect(valuesOf(text, 'clear')).toEqual(['4'])
    expect(await kept(person)).toEqual([])
  })

  it('is not asked before there is an analysis', async () => {
    const person = await makePerson(site)
    expect((await site.visit(feedback, { as: person })).location).toBe(page)
    expect((await site.visit(feedback, { as: person, form: answers })).location).toBe(page)
  })
})

describe('a private link', () => {
  const make = async (as: Person, idempotencyKey = crypto.randomUUID()) => {
    const { id } = await lastOf(as)
    return site.visit(`${page}/share`, { as, form: { analysis: id, idempotencyKey } })
  }
  const linksIn = (text: string) => [...text.matchAll(/href="(\/shared\/[^"]+)"/g)].map(([, path]) => path!)
  const tokenOf = (id: string, by = secret) => `${id}.${signatureOf('share', id, by)}`
  const sharesOf = ({ username }: Person) =>
    site.database.analysisShare.findMany({ where: { analysis: { user: { username } } } })

  it('opens the sheet without signing in, with the first name and nothing else of the person', async () => {
    const person = await makeAnalysed({}, { dateOfBirth: '2010-02-03' })
    expect((await make(person)).location).toMatch(/^\/app\/personality\?analysis=\w+#share$/)
    const own = await open(person)
    const [path] = linksIn(own.text)
    expect(mainOf(own.text)).toContain(sheetTexts['share.minor'])
    expect(mainOf(own.text)).toContain(`${site.origin}${path}`)
    const forged = await site.visit(page, { as: person, headers: { Host: 'evil.example' } })
    expect(mainOf(forged.text)).toContain(`${site.origin}${path}`)
    expect(mainOf(forged.text)).not.toContain('evil')

    const { status, text, headers } = await site.visit(path!, { cookies: { language: 'ru' } })
    expect(status).toBe(200)
    expect(headingOf(text)).toBe((await lastOf(person)).text.headline)
    expect(mainOf(text)).toContain('Айбек')
    expect(text).not.toContain('Нұрғали')
    expect(mainOf(text)).not.toContain('@')
    expect(text).not.toContain(person.username)
    expect(mainOf(text)).not.toContain('thumb')
    expect(/<main\b[^>]*>(.*)<\/main>/s.exec(text)![1]).not.toMatch(/<form\b/)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['x-robots-tag']).toContain('noindex')
    expect(text).toContain('name="robots"')
  })

  it('that is forged, cut, unknown or signed with another secret opens nothing', async () => {
    const person = await makeAnalysed()
    await make(person)
    const [{ id } = { id: '' }] = await sharesOf(person)
    expect((await site.visit(`/shared/${tokenOf(id)}`)).status).toBe(200)
    const sealed = `${id}.${signatureOf('signedTime', id, secret)}`
    const forged = [
      id,
      `${id}.`,
      tokenOf(id).slice(0, -1),
      `${tokenOf(id)}.x`,
      tokenOf(id, 'another'),
      sealed,
      'x.y',
      '%00',
    ]
    for (const token of [...forged, tokenOf('nobody')]) {
      const { status, text } = await site.visit(`/shared/${token}`, { cookies: { language: 'en' } })
      expect(status, token).toBe(404)
      expect(mainOf(text), token).toContain(errorWords['reason.share_ended'])
    }
  })

  it('that was shut or has run out opens nothing any more', async () => {
    const person = await makeAnalysed()
    await make(person)
    await make(person)
    const [first, second] = await sharesOf(person)
    expect((await site.visit(`${page}/share/${first!.id}/revoke`, { as: person, form: {} })).location).toBe(
      `${page}#share`,
    )
    await site.database.analysisShare.update({ where: { id: second!.id }, data: { expiresAt: new Date() } })
    for (const { id } of [first!, second!]) expect((await site.visit(`/shared/${tokenOf(id)}`)).status).toBe(404)
    expect(linksIn((await open(person)).text)).toEqual([])
  })

  it('is shut by its owner only', async () => {
    const [person, stranger] = [await makeAnalysed(), await makePerson(site)]
    await make(person)
    const [{ id } = { id: '' }] = await sharesOf(person)
    await site.visit(`${page}/share/${id}/revoke`, { as: stranger, form: {} })
    expect((await site.visit(`/shared/${tokenOf(id)}`)).status).toBe(200)
  })

  it('is made once when the form comes twice, five at most, and not of somebody else’s analysis', async () => {
    const [person, stranger] = [await makeAnalysed(), await makeAnalysed()]
    const idempotencyKey = crypto.randomUUID()
    await Promise.all([make(person, idempotencyKey), make(person, idempotencyKey)])
    expect(await sharesOf(person)).toHaveLength(1)
    for (let more = 0; more < 6; more += 1) await make(person)
    expect(await sharesOf(person)).toHaveLength(5)
    expect(mainOf((await open(person)).text)).toContain(words['share.most'])
    const { id } = await lastOf(person)
    const form = { analysis: id, idempotencyKey: crypto.randomUUID() }
    expect((await site.visit(`${page}/share`, { as: stranger, form })).status).toBe(404)
    expect(await sharesOf(stranger)).toEqual([])
  })

  it('is written down when it is made and when it is shut', async () => {
    const person = await makeAnalysed()
    await make(person)
    const [{ id } = { id: '' }] = await sharesOf(person)
    for (let twice = 0; twice < 2; twice += 1) await site.visit(`${page}/share/${id}/revoke`, { as: person, form: {} })
    const { id: subjectId } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: person.username } })
    const events = await site.database.auditEvent.findMany({ where: { subjectId, action: { startsWith: 'share.' } } })
    expect(events.map(({ action }) => action).sort()).toEqual(['share.created', 'share.revoked'])
  })

  it('outlives a new first secret, and ends with the secret it was made with', async () => {
    const person = await makeAnalysed()
    await make(person)
    const [path] = linksIn((await open(person)).text)
    const { databaseUrl } = site
    const rotated = await startServer({ databaseUrl, settings: { SESSION_SECRET: 'a-new-secret', WORKER: 'off' } })
    expect((await rotated.visit(path!)).status).toBe(200)
    await rotated.stop()
    const production = { BAGDAR_DEMO: '0', HOST: '127.0.0.1', WORKER: 'off' }
    const replaced = await startServer({
      databaseUrl,
      settings: { ...production, SESSION_SECRET: 'quite-another-secret-of-32-letters' },
    })
    expect((await replaced.visit(path!)).status).toBe(404)
    await replaced.stop()
  })

  it('of somebody who is leaving, or whose account is shut, opens nothing', async () => {
    const person = await makeAnalysed()
    await make(person)
    const [path] = linksIn((await open(person)).text)
    const update = (data: object) => site.database.user.update({ where: { usernameFolded: person.username }, data })
    await update({ deletionAt: new Date(Date.now() + 1e9) })
    expect((await site.visit(path!)).status).toBe(404)
    await update({ deletionAt: null, state: 'BLOCKED' })
    expect((await site.visit(path!)).status).toBe(404)
    await update({ state: 'ACTIVE' })
    expect((await site.visit(path!)).status).toBe(200)
  })
})
