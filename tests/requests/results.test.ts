import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import instruments from '#app/i18n/locales/en/instruments.ts'
import nextSteps from '#app/i18n/locales/en/nextSteps.ts'
import pay from '#app/i18n/locales/en/pay.ts'
import profession from '#app/i18n/locales/en/profession.ts'
import words from '#app/i18n/locales/en/results.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf } from '#tests/world/page.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { takeShortTest } from './test-taker.ts'

const results = '/app/tests/interests-short/results'
const shaped = { R: 3, I: 5, A: 2, S: 3, E: 1, C: 2 }
const flat = { R: 3, I: 3, A: 3, S: 3, E: 3, C: 3 }

let site: Site
let person: Visitor & { username: string }
let professions: Map<string, { field: string; details: unknown }>

beforeAll(async () => {
  site = await borrowSite()
  person = await makePerson(site, { paid: true })
  await takeShortTest(site, person, shaped)
  const rows = await site.database.profession.findMany({ select: { id: true, field: true, details: true } })
  professions = new Map(rows.map(({ id, ...rest }) => [id, rest]))
})
afterAll(() => site.stop())

const open = (as: Visitor = person, query = '') => site.visit(results + query, { as, cookies: { language: 'en' } })

/** Marks the answers of a person as not careless. */
const trust = ({ username }: { username: string }) =>
  site.database.attempt.updateMany({ where: { user: { username } }, data: { careless: false } })

/** Returns the professions a page links to, in order. */
const listed = (html: string) => [
  ...new Set([...html.matchAll(/href="\/app\/professions\/([a-z-]+)"/g)].map(([, id]) => id!)),
]

/** Returns the professions described in detail on a page. */
const detailed = (html: string) => listed(html.slice(html.indexOf('id="shortlist"')))

describe('the results page', () => {
  it('shows six scales with their bands, as a picture and as a table', async () => {
    const { status, text } = await open()
    expect(status).toBe(200)
    expect(text.match(/<tr\b/g)!.length).toBeGreaterThanOrEqual(7)
    expect(new Set(text.match(/[^"]+ of 100, probably between/g)).size).toBe(6)
    expect(headingOf(text)).not.toBe('')
    // A sentence about several scales appears once.
    expect(mainOf(text).split(instruments['INTERESTS.middles'])).toHaveLength(2)
    expect(mainOf(text)).not.toContain(instruments['INTERESTS.middle'])
  })

  it.each(['ru', 'kk', 'en'])('speaks %s without a gap', async language => {
    const { text } = await site.visit(results, { as: person, cookies: { language } })
    expect(text).toContain(`<html lang="${language}"`)
    expect(mainOf(text)).not.toMatch(/\{\w+\}|\b(?:headline|scales|check|shortlist|closeness)\.\w+/)
  })

  it('asks for subjects while none is named, and comes back with the list they make', async () => {
    const user = { username: person.username }
    const named = await site.database.interest.findMany({ where: { user } })
    await site.database.interest.deleteMany({ where: { user } })
    const before = (await open()).text
    expect(mainOf(before)).toContain(words['subjects.none'])
    const [, ask = ''] = new RegExp(`href="([^"]+)"[^>]*>${words['subjects.go']}<`).exec(before) ?? []
    const saved = await site.visit(ask.replaceAll('&amp;', '&'), {
      as: person,
      form: { interests: ['MUSIC', 'COOKING', 'SPORTS'] },
    })
    expect([saved.status, saved.location]).toEqual([302, results])
    const after = (await open()).text
    expect(mainOf(after)).not.toContain(words['subjects.none'])
    expect(listed(after)).not.toEqual(listed(before))

    await site.database.interest.deleteMany({ where: { user } })
    await site.database.interest.createMany({ data: named })
    expect(mainOf((await open()).text)).not.toContain(words['subjects.none'])
  })

  it('names about seven professions, at most four of one field, and one contrast', async () => {
    const chosen = listed((await open()).text)
    expect(chosen.length).toBe(8)
    const fields = chosen.slice(0, 7).map(id => professions.get(id)!.field)
    for (const field of fields) expect(fields.filter(other => other === field).length).toBeLessThanOrEqual(4)
    expect(fields).not.toContain(professions.get(chosen[7]!)!.field)
  })

  it('goes on with the next seven when asked, and never shows one twice', async () => {
    const first = detailed((await open(person, '?open=each')).text).slice(0, 7)
    const further = (await open(person, '?page=2')).text
    const second = detailed(further)
    expect(second).toHaveLength(7)
    // The first three professions stay the same on every page.
    expect(listed(further).slice(0, 3)).toEqual(first.slice(0, 3))
    expect(first.filter(id => second.includes(id))).toEqual([])
  })

  it.each(['?page=0', '?page=-1', '?page=1.5', '?page=99999', '?page=x', '?show=1000000', '?page=', '?check='])(
    'reads %s as nothing asked',
    async query => {
      const usual = listed((await open()).text)
      const odd = await open(person, query)
      expect(odd.status).toBe(200)
      expect(listed(odd.text)).toEqual(usual)
    },
  )

  it('begins with three professions and a reason of its own for each, before anything else', async () => {
    const { text } = await open()
    const answer = text.slice(text.indexOf('id="answer"'), text.indexOf('id="rest"'))
    const reasons = [...answer.matchAll(/<\/h3><p>([^<]+)<\/p>/g)].map(([, reason]) => reason!)
    expect(listed(answer)).toHaveLength(3)
    expect(new Set(reasons).size).toBe(3)
    expect(answer).toContain(instruments['sure.usable'])
    expect(answer).not.toContain('shortlist')
  })

  it('tells hasty answers as a draft, calls nothing strong and asks to answer again', async () => {
    const hasty = await makePerson(site, { paid: true })
    await takeShortTest(site, hasty, shaped)
    await site.database.attempt.updateMany({ where: { user: { username: hasty.username } }, data: { careless: true } })
    const { text } = await open(hasty)
    expect(headingOf(text)).toMatch(/^Only a draft so far/)
    expect(mainOf(text)).toContain(words['firsts.draft'])
    expect(mainOf(text)).not.toContain(words['why.text'])
    expect(mainOf(text)).toContain(nextSteps['again.go'])
  })

  it('makes no ranked list from a profile without a shape, but three of unlike fields to try', async () => {
    const undecided = await makePerson(site, { paid: true })
    await takeShortTest(site, undecided, flat)
    // The page treats uniform answers as a draft; the resulting profile is flat in any case.
    expect(headingOf((await open(undecided)).text)).toBe(instruments['draft.alike'])
    expect(mainOf((await open(undecided)).text)).toContain(words['firsts.trial'])
    await trust(undecided)
    const { status, text } = await open(undecided)
    expect(status).toBe(200)
    expect(headingOf(text)).toBe(instruments['INTERESTS.even'])
    expect(mainOf(text)).toContain(words['firsts.trial'])
    expect(mainOf(text)).toContain(instruments['sure.trial'])
    expect(text).not.toContain('id="shortlist"')
    const fields = listed(text).map(id => professions.get(id)!.field)
    expect(fields).toHaveLength(7)
    expect(new Set(fields).size).toBe(7)
    expect(listed((await open(undecided, '?check=nurse')).text)).toEqual(listed(text))
    // The page of a profession says so too, and does not suggest a test that was already taken.
    const nurse = mainOf(
      (await site.visit('/app/professions/nurse', { as: undecided, cookies: { language: 'en' } })).text,
    )
    expect(nurse).toContain(profession['you.even'])
    expect(nurse).not.toContain(nextSteps.compare)
    expect(nurse).toContain(pay['way.PUBLIC'])
    expect(nurse).toContain(pay.none)
    expect(nurse).not.toContain('₸')
    const cook = mainOf(
      (await site.visit('/app/professions/cook', { as: undecided, cookies: { language: 'en' } })).text,
    )
    expect(cook).toMatch(/164.020/)
    expect(cook).not.toContain(pay.none)
  })

  it('keeps its earlier attempts, and the latest counts', async () => {
    const again = await makePerson(site, { paid: true })
    await takeShortTest(site, again, flat)
    await takeShortTest(site, again, shaped)
    await trust(again)
    const attempts = await site.database.attempt.findMany({
      where: { user: { username: again.username } },
      orderBy: { completedAt: 'asc' },
    })
    expect(attempts).toHaveLength(2)
    expect(headingOf((await open(again)).text)).not.toBe(instruments['INTERESTS.even'])
    const earlier = await open(again, `?attempt=${attempts[0]!.id}`)
    expect(headingOf(earlier.text)).toBe(instruments['INTERESTS.even'])
  })

  it('of somebody else, of an open attempt or of nobody is not found', async () => {
    const theirs = await site.database.attempt.findFirstOrThrow({
      where: { user: { username: 'aruzhan' }, completedAt: { not: null } },
    })
    const begun = await site.database.attempt.findFirstOrThrow({ where: { completedAt: null } })
    for (const id of [theirs.id, begun.id, 'no-such-attempt', '%00', "' OR 1=1 --"]) {
      expect((await open(person, `?attempt=${encodeURIComponent(id)}`)).status, id).toBe(404)
    }
  })

  it('before the test is done leads to the test', async () => {
    const fresh = await makePerson(site, { paid: true })
    expect((await open(fresh)).location).toBe('/app/tests/interests-short')
  })
})

describe('a profession somebody has in mind', () => {
  it.each(['nurse', 'Nurse', 'NURSE'])('asked for as %j is shown with its place', async typed => {
    const { text } = await open(person, `?check=${typed}`)
    expect(mainOf(text)).toContain(words['check.answer'].replace('{of}', String(professions.size)))
    expect(listed(text)).toContain('nurse')
  })

  it.each([
    ['a profession we do not have', 'dragon tamer'],
    ['a sign that means anything to a database', '%'],
    ['a zero byte', '\u0000'],
    ['an endless word', 'я'.repeat(500)],
  ])('that is %s is told so and spoils nothing', async (_, typed) => {
    const { status, text } = await open(person, `?check=${encodeURIComponent(typed)}`)
    expect(status).toBe(200)
    expect(errorBeside(text, 'check')).not.toBeNull()
    expect(listed(text)).toHaveLength(8)
  })
})

describe('the ways one is ready to go', () => {
  const plan = (ways: string[], back = results) => site.visit('/app/preparation', { as: person, form: { ways, back } })
  const saved = async () =>
    (await site.database.profile.findFirstOrThrow({ where: { user: { username: person.username } } })).plannedWays

  it('keep the list to professions one of them leads to, and are remembered', async () => {
    expect((await plan(['COLLEGE', 'COURSE'])).location).toBe(results)
    expect(await saved()).toEqual(['COURSE', 'COLLEGE'])
    const chosen = listed((await open()).text)
    expect(chosen.length).toBeGreaterThan(0)
    const waysOf = (id: string) =>
      (professions.get(id)!.details as { ways: { way: string }[] }).ways.map(({ way }) => way)
    for (const id of chosen)
      expect(
        ['COLLEGE', 'COURSE'].some(way => waysOf(id).includes(way)),
        id,
      ).toBe(true)
    await plan([])
    expect(await saved()).toBeNull()
    const all = listed((await open()).text)
    expect(all.some(id => !waysOf(id).includes('COLLEGE') && !waysOf(id).includes('COURSE'))).toBe(true)
  })

  it('are not kept when all are open', async () => {
    await plan(['COURSE', 'COLLEGE', 'UNIVERSITY', 'MILITARY_OR_POLICE_INSTITUTE'])
    expect(await saved()).toBeNull()
  })

  it.each(['0', 'SCHOOL', 'all'])('%j is refused and not kept', async way => {
    await plan([])
    expect((await plan([way])).status).toBe(400)
    expect(await saved()).toBeNull()
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'sent with the way back %j leads home',
    async back => {
      expect((await plan([], back)).location).toBe('/')
    },
  )
})

describe('a thumb', () => {
  const give = (thumb: string, { as = person, profession = 'ecologist', back = results } = {}) =>
    site.visit(`/app/professions/${profession}/thumb`, { as, form: { thumb, back } })
  const kept = () => site.database.recommendation.findMany({ where: { user: { username: person.username } } })

  it('up twice is one thumb up, with the rank it was given at', async () => {
    const answers = await Promise.all([give('up'), give('up')])
    answers.push(await give('up'))
    expect(answers.map(({ location }) => location)).toEqual([results, results, results])
    const rows = await kept()
    expect(rows).toMatchObject([{ professionId: 'ecologist', thumb: 1 }])
    expect(rows[0]!.rank).toBeGreaterThanOrEqual(1)
  })

  it('down replaces it, and none takes it back', async () => {
    await give('up')
    await give('down')
    expect(await kept()).toMatchObject([{ thumb: -1 }])
    await give('none')
    await give('none')
    expect(await kept()).toEqual([])
  })

  it('for a profession we do not have, or before any test, is not found', async () => {
    expect((await give('up', { profession: 'dragon-tamer' })).status).toBe(404)
    expect((await give('up', { as: await makePerson(site) })).status).toBe(404)
    expect(await kept()).toEqual([])
  })

  it.each(['sideways', '', '1'])('%j is refused and not kept', async thumb => {
    expect((await give(thumb)).status).toBe(400)
    expect(await kept()).toEqual([])
  })

  it('with a forged way back leads home', async () => {
    expect((await give('none', { back: '//evil.example' })).location).toBe('/')
  })
})
