// Chances of the chosen programmes: requested, shown, kept, compared.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdmissionFacts } from '#app/domain/admission/admission-facts.ts'
import { grantChance, type GrantModel } from '#app/domain/admission/grants.ts'
import { competitionKey } from '#app/domain/admission/grants-model.ts'
import { getFixedT } from '#app/i18n/i18next.server.ts'
import academicWords from '#app/i18n/locales/en/academic.ts'
import resultWords from '#app/i18n/locales/en/chances.ts'
import fieldWords from '#app/i18n/locales/en/fields.ts'
import nextSteps from '#app/i18n/locales/en/nextSteps.ts'
import words from '#app/i18n/locales/en/programmes.ts'
import { chosenOn, choose, pick, PROGRAMMES } from '#tests/world/choices.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { errorBeside, headingOf, mainOf, summaryOf, tagsOf, textOf, titleOf, valuesOf } from '#tests/world/page.ts'
import { runCommand } from '#tests/world/operator.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields, Visitor } from '#tests/world/visit.ts'

const ANALYSES = '/app/institutions/analyses'
type Person = Visitor & { username: string }
type Pool = 'GRANT' | 'RURAL'

let site: Site
beforeAll(async () => void (site = await borrowSite()))
afterAll(() => site.stop())

const idOf = async ({ username }: Person) =>
  (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id
const analysesOf = ({ username }: Person) =>
  site.database.institutionAnalysis.findMany({ where: { user: { username } }, orderBy: { createdAt: 'asc' } })
const settled = (person: Person) =>
  expect.poll(async () => (await analysesOf(person)).at(-1)?.completedAt).toBeInstanceOf(Date)
const open = (path: string, as: Visitor, language = 'en') => site.visit(path, { as, cookies: { language } })

/** Creates a person who has picked these institutions. */
async function makePicker(...institutions: string[]): Promise<Person> {
  const person = await makePerson(site, { year: '11' })
  await pick(site, person, institutions)
  return person
}

/** Chooses programmes and waits for the analysis. Returns its path. */
async function analyse(person: Person, major: string | string[], form: FormFields = {}): Promise<string> {
  const { status, location } = await choose(site, person, major, form)
  expect(status).toBe(302)
  await settled(person)
  return location!
}

describe('a pupil with 98 points', () => {
  const eight = [
    'kaznu-b050',
    'enu-b051',
    'abai-b013',
    'buketov-b013',
    'korkyt-ata-b013',
    'dulaty-b013',
    'auezov-b050',
    'karaganda-medical-bm086',
  ]
  const entered = { unt: '98', untSubjects: 'BIOLOGY+CHEMISTRY', rural: 'no' }

  it('picks eight institutions and reads eight chances, what counted and what would change them', async () => {
    const { t, chance } = speaking('kk')
    const pupil = await makePerson(site, { year: '11' })
    pupil.cookies.set('language', 'kk')
    await pick(site, pupil, await institutionsOf(eight))

    const form = await site.visit(PROGRAMMES, { as: pupil })
    expect(tagsOf(form.text, 'select').filter(({ name }) => name?.startsWith('major'))).toHaveLength(8)
    const [idempotencyKey = ''] = valuesOf(form.text, 'idempotencyKey')
    const sent = await choose(site, pupil, eight, { idempotencyKey, ...entered })
    expect([sent.status, sent.location]).toEqual([302, expect.stringMatching(/^\/app\/institutions\/analyses\/\w+$/)])
    await settled(pupil)

    const { status, text } = await site.visit(sent.location!, { as: pupil })
    expect(status).toBe(200)
    expect(text).toContain('<html lang="kk"')
    expect(text).not.toContain('http-equiv="refresh"')
    for (const id of eight) {
      const item = itemOf(text, id)
      const shut = id === 'enu-b051'
      const p = shut ? 0 : await byHand(id, 98)
      if (shut) expect(item, id).toContain(chance('shut'))
      else {
        expect(item, id).toContain(chance(`band.${bandOf(p)}`))
        expect(item, id).toContain(` ${chance('percent', { value: percentOf(p) })} `)
      }
      expect(item, id).toContain(chance('counted.unt', { score: 98 }))
      const { section, threshold, last } = await latestOf(id, 'GRANT')
      expect(item, id).toContain(`${chance(`section.${section}`)}: ${last} жылы ${threshold} балл жеткен`)
      expect(item, id).toContain(t('lift'))
      if (shut) {
        const need = `${t('exam.BIOLOGY', 'profession')}, ${t('exam.GEOGRAPHY', 'profession')}`
        const have = `${t('exam.BIOLOGY', 'profession')}, ${t('exam.CHEMISTRY', 'profession')}`
        expect(item).toContain(chance('blocked.subjects', { have, need }))
        expect(item).toContain(chance('lift.subjects', { need }))
      } else expect(item, id).toContain(await liftByHand(id, 98, chance))
    }
    const chances = (await lastFacts(pupil)).choices.map(choice => chanceIn(choice))
    expect(chances).toEqual(chances.toSorted((one, other) => other! - one!))
    expect(new Set(chances).size).toBeGreaterThan(5)
  })

  it('competes in both pools with the rural quota: the larger chance counts', async () => {
    const both = ['abai-b013', 'dulaty-b013', 'auezov-b013']
    const person = await makePicker(...(await institutionsOf(both)))
    const { chance } = speaking('en')
    const { text } = await open(await analyse(person, both, { ...entered, rural: 'yes' }), person)
    for (const id of both) {
      const p = Math.max(await byHand(id, 98, 'GRANT'), await byHand(id, 98, 'RURAL'))
      expect(p, id).toBeGreaterThan(await byHand(id, 98, 'GRANT'))
      expect(itemOf(text, id)).toContain(`${chance(`band.${bandOf(p)}`)} ${percentOf(p)}%`)
      const { threshold, last } = await latestOf(id, 'RURAL')
      expect(itemOf(text, id)).toContain(`general competition, rural quota: in ${last} it took ${threshold}`)
    }
    expect(mainOf(text)).toContain(chance('pool.RURAL'))
  })

  it.each([
    ['64', 'kaznu-b050', 65],
    ['69', 'karaganda-medical-bm086', 70],
    ['74', 'abai-b013', 75],
  ])('who has %s instead has none at %s: the floor is %i', async (unt, id, floor) => {
    const person = await makePicker(...(await institutionsOf([id])))
    const { chance } = speaking('en')
    const below = await open(await analyse(person, id, { ...entered, unt }), person)
    expect(itemOf(below.text, id)).toContain(chance('shut'))
    expect(itemOf(below.text, id)).toContain(' 0%')
    expect(itemOf(below.text, id)).toContain(chance('blocked.floor', { score: floor }))
    const at = await open(await analyse(person, id, { ...entered, unt: String(floor) }), person)
    expect(itemOf(at.text, id)).not.toContain(' 0%')
    expect(itemOf(at.text, id)).not.toContain(chance('blocked.floor', { score: floor }))
  })

  it('who failed a part of the exam is told which, and has no chance', async () => {
    const person = await makePicker('abai')
    const untParts = { mathLiteracy: 10, reading: 2, history: 20, first: 36, second: 30 }
    await site.database.academicRecord.create({ data: { userId: await idOf(person), unt: 98, untParts } })
    const { text } = await open(await analyse(person, 'abai-b013', entered), person)
    const { chance } = speaking('en')
    expect(itemOf(text, 'abai-b013')).toContain(chance('shut'))
    expect(itemOf(text, 'abai-b013')).toContain(chance('blocked.parts', { parts: 'reading literacy' }))
  })

  it('who tells nothing gets no number, and what would be needed for one', async () => {
    const person = await makePicker('abai')
    const { chance } = speaking('en')
    const { text } = await open(await analyse(person, 'abai-b013'), person)
    expect(itemOf(text, 'abai-b013')).not.toMatch(/\d%/)
    expect(itemOf(text, 'abai-b013')).toContain(chance('lift.unscored'))
    expect(mainOf(text)).toContain(chance('missing.unt'))
    expect(mainOf(text)).toContain(resultWords.tell)
  })

  it.each(['ru', 'kk', 'en'] as const)('is told in %s without a gap', async language => {
    const person = await makePicker('kaznu', 'nu', 'nyu', 'pavlodar-medical-college')
    const chosen = ['kaznu-b050', 'nu', 'nyu', 'pavlodar-medical-college']
    const path = await analyse(person, await Promise.all(chosen.map(firstMajorOf)), {
      ...entered,
      sat: '1400',
      ielts: '6',
    })
    for (const page of [path, PROGRAMMES, ANALYSES]) {
      const { status, text } = await open(page, person, language)
      expect(status).toBe(200)
      expect(headingOf(text)).not.toBe('')
      expect(mainOf(text)).not.toMatch(/\{\w+\}|undefined|NaN|\b(?:band|standing|counted|lift|step|missing|rule)\.\w+/)
    }
  })
})

describe('what is told in place', () => {
  const untParts = { mathLiteracy: 8, reading: 8, history: 17, first: 35, second: 30 }
  const known = {
    ...{ gpa: 3.4, gpaEntered: 4.4, gpaSystem: 'FIVE', ielts: 6, toefl: 90, sat: 1200 },
    ...{ unt: 98, untParts, untSubjects: 'BIOLOGY+CHEMISTRY', rural: true },
  }
  const recordOf = async (person: Person) =>
    site.database.academicRecord.findUnique({ where: { userId: await idOf(person) }, omit: { userId: true } })
  async function makeKnown() {
    const person = await makePicker('abai')
    await site.database.academicRecord.create({ data: { userId: await idOf(person), ...known } })
    return person
  }

  it('is in the profile from then on', async () => {
    const person = await makePicker('abai')
    const given = {
      unt: '98',
      untSubjects: 'BIOLOGY+CHEMISTRY',
      rural: 'yes',
      ielts: '6,5',
      gpa: '4,5',
      gpaSystem: 'FIVE',
    }
    await analyse(person, 'abai-b013', given)
    expect(await recordOf(person)).toMatchObject({
      ...{ unt: 98, untSubjects: 'BIOLOGY+CHEMISTRY', rural: true, ielts: 6.5 },
      ...{ gpa: 3.5, gpaEntered: 4.5, gpaSystem: 'FIVE', toefl: null, sat: null, untParts: null },
    })
    const settings = (await open('/app/settings/academic', person, 'ru')).text
    expect(['unt', 'untSubjects', 'rural', 'ielts', 'gpa'].map(name => valuesOf(settings, name))).toEqual(
      [['98'], ['BIOLOGY+CHEMISTRY'], ['yes'], ['6,5'], ['4,5']], // oxfmt-ignore
    )
    const form = (await open(PROGRAMMES, person)).text
    expect([valuesOf(form, 'unt'), valuesOf(form, 'untSubjects'), valuesOf(form, 'rural')]).toEqual([['98'], ['BIOLOGY+CHEMISTRY'], ['yes']]) // oxfmt-ignore
  })

  it('changes nothing where it is left empty', async () => {
    const person = await makeKnown()
    const before = await recordOf(person)
    const empty = Object.fromEntries(['unt', 'untSubjects', 'ielts', 'toefl', 'sat', 'gpa'].map(name => [name, '']))
    await analyse(person, 'abai-b013', { ...empty, gpaSystem: 'TEN' })
    expect(await recordOf(person)).toEqual(before)
    expect((await lastFacts(person)).applicant).toMatchObject({ unt: 98, ielts: 6, toefl: 90, sat: 1200, gpa: 3.4 })
  })

  it('changes what was told and leaves the rest', async () => {
    const person = await makeKnown()
    await analyse(person, 'abai-b013', { unt: '98', ielts: '7' })
    expect(await recordOf(person)).toMatchObject({ ...known, ielts: 7 })
    await analyse(person, 'abai-b013', { rural: 'no' })
    expect(await recordOf(person)).toMatchObject({ ...known, ielts: 7, rural: false })
  })

  it('voids the points by part when they no longer make the total', async () => {
    const person = await makeKnown()
    await analyse(person, 'abai-b013', { unt: '99' })
    expect(await recordOf(person)).toMatchObject({ ...known, unt: 99, untParts: null })
  })

  it('is asked for as far as the institutions ask for it', async () => {
    const fieldsOf = async (...ids: string[]) => {
      const { text } = await open(PROGRAMMES, await makePicker(...ids))
      const names = [...tagsOf(text, 'input'), ...tagsOf(text, 'select')].map(({ name }) => name)
      return ['unt', 'untSubjects', 'rural', 'ielts', 'toefl', 'sat', 'gpa', 'gpaSystem'].filter(name =>
        names.includes(name),
      )
    }
    expect(await fieldsOf('abai')).toEqual(['unt', 'untSubjects', 'rural'])
    expect(await fieldsOf('nu')).toEqual(['ielts', 'toefl', 'sat'])
    expect(await fieldsOf('arizona-state')).toEqual(expect.arrayContaining(['gpa', 'gpaSystem']))
  })
})

describe('a choice that cannot be used', () => {
  const letters = 'ы'.repeat(10_000)
  const chosen = ['kaznu-b050', 'arizona-state-business']
  const typed = {
    unt: '98',
    untSubjects: 'BIOLOGY+CHEMISTRY',
    rural: 'yes',
    ielts: '6.5',
    gpa: '3.5',
    gpaSystem: 'US4',
  }
  let person: Person
  let nine: string[]
  beforeAll(async () => {
    person = await makePicker('kaznu', 'nu', 'arizona-state')
    nine = (await site.database.major.findMany({ where: { institutionId: 'kaznu' }, take: 9 })).map(({ id }) => id)
    await site.database.major.update({ where: { id: 'kaznu-b031' }, data: { retiredAt: new Date() } })
  })
  afterAll(() => site.database.major.update({ where: { id: 'kaznu-b031' }, data: { retiredAt: null } }))

  it.each<[string, FormFields, string, string]>([
    ['nothing chosen', { major: ['', '', ''] }, 'major', words['required.major']],
    ['nothing sent', { major: [] }, 'major', words['required.major']],
    ['nine programmes', { major: 'nine' }, 'major', words['invalid.tooMany']],
    ['a programme that is not there', { major: [...chosen, 'nowhere-b057'] }, 'major', words['invalid.unknown']],
    ['a programme that has gone', { major: [...chosen, 'kaznu-b031'] }, 'major', words['invalid.unknown']],
    ['a programme with NUL', { major: [...chosen, 'kaznu\0'] }, 'major', words['invalid.unknown']],
    ['a programme of 10,000 letters', { major: [...chosen, letters] }, 'major', fieldWords['invalid.invalid']],
    ['a GPA without a scale', { gpaSystem: '' }, 'gpaSystem', academicWords['required.gpaSystem']],
    ['a GPA beyond its scale', { gpa: '4.1' }, 'gpa', academicWords['invalid.gpa.US4']],
    ['IELTS 9.7', { ielts: '9.7' }, 'ielts', academicWords['invalid.ielts']],
    ['UNT 141', { unt: '141' }, 'unt', academicWords['invalid.unt']],
    ['UNT 98.5', { unt: '98.5' }, 'unt', academicWords['invalid.unt']],
    ['UNT of 10,000 letters', { unt: letters }, 'unt', fieldWords['invalid.tooLong']],
    ['two UNT scores', { unt: ['98', '99'] }, 'unt', fieldWords['invalid.number']],
    ['unknown profile subjects', { untSubjects: 'MAGIC+POTIONS' }, 'untSubjects', fieldWords['invalid.invalid']],
    ['an unknown pool', { rural: 'MOON' }, 'rural', fieldWords['invalid.invalid']],
    ['two pools', { rural: ['yes', 'no'] }, 'rural', fieldWords['invalid.invalid']],
  ])('%s comes back with the reason beside its field, and keeps the rest', async (_, wrong, field, why) => {
    const form = { ...typed, ...wrong }
    const major = wrong.major === 'nine' ? nine : (wrong.major ?? chosen)
    const answer = await site.visit(PROGRAMMES, {
      as: person,
      form: { idempotencyKey: crypto.randomUUID(), ...form, major },
      cookies: { language: 'en' },
    })
    expect(answer.status).toBe(400)
    expect(titleOf(answer.text)).toMatch(/^Error:/)
    expect(summaryOf(answer.text)).toEqual([field])
    expect(errorBeside(answer.text, field)).toBe(`Error: ${why}`)
    for (const [name, value] of Object.entries(typed))
      if (name !== field) expect(valuesOf(answer.text, name), name).toEqual([value])
    if (wrong.major === undefined || major.includes(chosen[0]!))
      expect(chosenOn(answer.text)).toEqual(expect.arrayContaining(chosen))
    expect(await analysesOf(person)).toEqual([])
    expect(await site.database.academicRecord.count({ where: { user: { username: person.username } } })).toBe(0)
  })

  it('takes effect once it is corrected, under the same idempotency key and beside an earlier analysis', async () => {
    const again = await makePicker('kaznu')
    const before = await analyse(again, 'kaznu-b057', typed)
    const idempotencyKey = crypto.randomUUID()
    const refused = await choose(site, again, [...chosen, 'kaznu-b031'], { idempotencyKey })
    expect(refused.status).toBe(400)
    const mended = await choose(site, again, 'kaznu-b057', { idempotencyKey })
    expect(mended.status).toBe(302)
    expect(mended.location).not.toBe(before)
    expect(await analysesOf(again)).toHaveLength(2)
  })

  it('by its form alone gets a plain 400, page and data', async () => {
    for (const form of [
      {},
      { idempotencyKey: 'x', major: chosen },
      { idempotencyKey: letters, major: chosen },
    ] as FormFields[]) {
      for (const suffix of ['', '.data']) {
        const { status, text } = await site.visit(PROGRAMMES + suffix, { as: person, form })
        expect(status).toBe(400)
        expect(text).not.toMatch(/at \w+ \(|node_modules|Prisma/)
      }
    }
    expect(await analysesOf(person)).toEqual([])
    expect(site.complaints).toEqual([])
  })

  it('without any institution the page says where to begin', async () => {
    const { status, text } = await open(PROGRAMMES, await makePerson(site))
    expect(status).toBe(200)
    expect(headingOf(text)).toBe(words['none.title'])
    expect(mainOf(text)).toContain(nextSteps.choose)
    expect(tagsOf(text, 'a').map(({ href }) => href)).toContain('/app/institutions')
  })

  it('chosen twice is chosen once', async () => {
    const twice = await makePicker('abai')
    await analyse(twice, ['abai-b013', 'abai-b013', ''])
    expect((await lastFacts(twice)).choices).toHaveLength(1)
  })
})

describe('an analysis of somebody else', () => {
  it('is not found, nor its progress, and begins no choice', async () => {
    const [theirs, stranger] = [await makePicker('abai'), await makePicker('abai')]
    const path = await analyse(theirs, 'abai-b013', { unt: '98' })
    const id = path.split('/').at(-1)!
    for (const asked of [id, 'none', '%00', encodeURIComponent("' OR 1=1 --"), 'x'.repeat(3000)])
      for (const rest of ['', '.data', '/progress'])
        expect((await open(`${ANALYSES}/${asked}${rest}`, stranger)).status, asked + rest).toBe(404)
    expect(chosenOn((await open(`${PROGRAMMES}?of=${id}`, theirs)).text)).toContain('abai-b013')
    for (const of of [id, 'none', '%00', ''])
      expect(chosenOn((await open(`${PROGRAMMES}?of=${of}`, stranger)).text)).not.toContain('abai-b013')
    const compared = await open(`${ANALYSES}?one=${id}&other=${id}`, stranger)
    expect(mainOf(compared.text)).toContain(resultWords['history.none'])
  })
})

describe('the analyses of a person', () => {
  const linksIn = (text: string) =>
    tagsOf(text, 'a').flatMap(({ href }) => (/analyses\/(\w+)$/.exec(href ?? '') ?? [])[1] ?? [])
  const compare = (as: Visitor, one: string, other: string) =>
    open(`${ANALYSES}?${new URLSearchParams({ one, other })}`, as)

  it('are listed, the newest first, and any two are compared', async () => {
    const person = await makePicker('abai', 'dulaty')
    expect(mainOf((await open(ANALYSES, person)).text)).toContain(resultWords['history.none'])
    await analyse(person, ['abai-b013'], { unt: '90', untSubjects: 'BIOLOGY+CHEMISTRY' })
    await analyse(person, ['abai-b013', 'dulaty-b013'], { unt: '110' })
    const [first, second] = (await analysesOf(person)).map(({ id }) => id) as [string, string]
    const { text } = await open(ANALYSES, person)
    expect(linksIn(text)).toEqual([second, first])
    expect(text).not.toContain(resultWords['compare.caption'])

    const compared = await compare(person, first, second)
    expect([valuesOf(compared.text, 'one'), valuesOf(compared.text, 'other')]).toEqual([[first], [second]])
    const { chance } = speaking('en')
    const short = (p: number) => `${chance(`band.${bandOf(p)}`)}, ${percentOf(p)}%`
    const rows = rowsOf(compared.text)
    expect(rows).toHaveLength(2)
    const [abai, dulaty] = ['abai-b013', 'dulaty-b013'].map(id => [byHand(id, 90), byHand(id, 110)])
    const row = (of: string[]) => rows.find(cells => cells.join() === of.join())
    expect(row([short(await abai![0]!), short(await abai![1]!)])).toBeDefined()
    expect(row([resultWords['compare.none'], short(await dulaty![1]!)])).toBeDefined()
  })

  it('are not compared with what is not there, nor with themselves', async () => {
    const person = await makePicker('abai')
    await analyse(person, 'abai-b013', { unt: '90' })
    await analyse(person, 'abai-b013', { unt: '95' })
    const [first, second] = (await analysesOf(person)).map(({ id }) => id) as [string, string]
    for (const [one, other] of [
      [first, first],
      [first, 'none'],
      ['\0', second],
      ["' OR 1=1", 'x'.repeat(3000)],
      ['', ''],
    ]) {
      // oxfmt-ignore
      const { status, text } = await compare(person, one!, other!)
      expect(status).toBe(200)
      expect(linksIn(text)).toEqual([second, first])
      expect(text).not.toContain(resultWords['compare.caption'])
    }
  })

  it('keep the names of programmes and institutions that have left the catalogue', async () => {
    const person = await makePicker('aiu')
    const { id: gone, name } = await site.database.major.findFirstOrThrow({ where: { institutionId: 'aiu' } })
    const path = await analyse(person, gone, { unt: '90' })
    await analyse(person, gone, { unt: '95' })
    const retire = async (retiredAt: Date | null) => {
      await site.database.major.update({ where: { id: gone }, data: { retiredAt } })
      await site.database.institution.update({ where: { id: 'aiu' }, data: { retiredAt } })
    }
    await retire(new Date())
    const { status, text } = await open(path, person)
    expect(status).toBe(200)
    expect(itemOf(text, gone)).toContain((name as { en: string }).en)
    expect(text).not.toContain('href="/app/institutions/aiu"')
    const [first, second] = await analysesOf(person)
    expect(mainOf((await compare(person, first!.id, second!.id)).text)).toContain((name as { en: string }).en)
    expect(headingOf((await open(`${PROGRAMMES}?of=${first!.id}`, person)).text)).toBe(words['none.title'])
    expect((await choose(site, person, gone)).status).toBe(400)
    await retire(null)
    expect((await open(path, person)).text).toContain('href="/app/institutions/aiu"')
  })
})

describe('new results of grants', () => {
  const folder = mkdtempSync(join(tmpdir(), 'admission-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const run = (command: string, ...words: string[]) => runCommand(site.databaseUrl, command, ...words)

  it('change a new analysis, never an old one', async () => {
    const person = await makePicker('abai')
    const entered = { unt: '104', untSubjects: 'BIOLOGY+CHEMISTRY' }
    const path = await analyse(person, 'abai-b013', entered)
    const before = mainOf((await open(path, person)).text)
    const expected = await byHand('abai-b013', 104)
    const file = join(folder, '2026.csv')
    // The year of B013 that is not yet in the content.
    writeFileSync(
      file,
      'section;form;group;university;quota;minimum;average;grants\nGENERAL;FULL;B013;7;GENERAL;120;126.5;90\n',
    )
    await run('cutoffs-import', file, '--cycle', '2026')
    expect(mainOf((await open(path, person)).text)).toBe(before)

    const anew = await open(await analyse(person, 'abai-b013', entered), person)
    const p = await byHand('abai-b013', 104)
    expect(p).toBeLessThan(expected)
    const { chance } = speaking('en')
    expect(itemOf(anew.text, 'abai-b013')).toContain(`${chance(`band.${bandOf(p)}`)} ${percentOf(p)}%`)
    expect(itemOf(anew.text, 'abai-b013')).toContain('in 2026 it took 120, with 90 grants')
    expect(mainOf((await open(path, person)).text)).toBe(before)
  })
})

// The functions below compute the expected page from the latest fit. The computation itself is tested beside its
// module.

async function groupOf(majorId: string) {
  const { groupCode, institution } = await site.database.major.findUniqueOrThrow({
    where: { id: majorId },
    include: { institution: true },
  })
  return { group: groupCode!, university: institution.officialCode! }
}

async function modelNow() {
  const fit = await site.database.chanceFit.findFirstOrThrow({ orderBy: { computedAt: 'desc' } })
  return (fit.figures as unknown as { model: GrantModel }).model
}

async function latestOf(majorId: string, pool: Pool) {
  const of = await groupOf(majorId)
  const { thresholds } = await modelNow()
  const quota = pool === 'RURAL' ? 'RURAL' : 'GENERAL'
  // Doctors compete for grants commissioned by the Ministry of Health.
  const section = ['GENERAL', 'HEALTH_MINISTRY'].find(
    one => thresholds[competitionKey({ section: one, quota, ...of })],
  )!
  const last = thresholds[competitionKey({ section, quota, ...of })]!.at(-1)!
  return { section, last: last.year, threshold: last.threshold }
}

/** Computes the chance in the coming year, while the number of grants is not yet known. */
async function byHand(majorId: string, score: number, pool: Pool = 'GRANT') {
  const [of, model] = await Promise.all([groupOf(majorId), modelNow()])
  const { chance } = grantChance(model, { ...of, score, year: comingAdmission(), rural: pool === 'RURAL' })
  return chance!
}

/** Year of the coming admission: from September (Kazakhstan time) the next year. */
function comingAdmission() {
  const there = new Date(Date.now() + 5 * 60 * 60 * 1000)
  return there.getUTCFullYear() + (there.getUTCMonth() >= 8 ? 1 : 0)
}

const bandOf = (p: number) => (p < 0.35 ? 'low' : p < 0.7 ? 'medium' : 'high')

/** Whole per cent. Always inside the range of its band; never 100, and 0 only for exactly 0. */
function percentOf(p: number) {
  if (p === 0) return 0
  const [least, most] = { low: [1, 34] as const, medium: [35, 69] as const, high: [70, 99] as const }[bandOf(p)]
  return Math.max(least, Math.min(most, Math.round(p * 100)))
}

/** Returns the sentence about the fewest additional points that lead to a higher band. */
async function liftByHand(majorId: string, unt: number, chance: ReturnType<typeof speaking>['chance']) {
  const here = bandOf(await byHand(majorId, unt))
  if (here === 'high') return chance('lift.high')
  for (let score = unt + 1; score <= 140; score += 1) {
    const p = await byHand(majorId, score)
    const band = bandOf(p)
    if (band === here || band === 'low') continue
    const percent = chance('percent', { value: percentOf(p) })
    return chance('lift.points', { points: score - unt, score, band: chance(`become.${band}`), percent })
  }
  return chance('lift.none')
}

/** Messages in a language, with whitespace as in text extracted from HTML. */
function speaking(language: 'kk' | 'en') {
  const translate =
    (namespace: 'chance' | 'chances' | 'profession') => (key: string, values?: Record<string, string | number>) =>
      getFixedT(language, namespace)(key as never, values)
        .replace(/\s+/g, ' ')
        .trim()
  return {
    chance: translate('chance'),
    t: (key: string, namespace: 'chances' | 'profession' = 'chances') => translate(namespace)(key),
  }
}

/** Returns the section of one programme on the page of an analysis. */
function itemOf(html: string, majorId: string) {
  const from = html.indexOf(`id="of-${majorId}"`)
  expect(from, majorId).toBeGreaterThan(0)
  const ends = ['id="of-', '</ol>'].map(end => html.indexOf(end, from + 1)).filter(at => at >= 0)
  return textOf(html.slice(from, Math.min(...ends)).replace(/^[^>]*>/, ''))
}

/** Returns the cells of a table by row, without the headers. */
function rowsOf(html: string) {
  return [...html.matchAll(/<tr\b[^>]*>(.*?)<\/tr>/gs)]
    .map(([, row = '']) => [...row.matchAll(/<td\b[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => textOf(cell)))
    .filter(cells => cells.length > 0)
}

async function institutionsOf(majors: string[]) {
  const rows = await site.database.major.findMany({ where: { id: { in: majors } } })
  expect(rows).toHaveLength(majors.length)
  return rows.map(({ institutionId }) => institutionId)
}

/** Returns the id of a programme, or of the first one of an institution. */
async function firstMajorOf(id: string) {
  const row = await site.database.major.findFirstOrThrow({ where: { OR: [{ id }, { institutionId: id }] } })
  return row.id
}

async function lastFacts(person: Person) {
  return (await analysesOf(person)).at(-1)!.facts as AdmissionFacts
}

function chanceIn({ outcome }: AdmissionFacts['choices'][number]) {
  return outcome.way === 'REQUIREMENTS' ? null : outcome.chance
}
