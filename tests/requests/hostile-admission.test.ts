// Attacks on the catalogue of institutions and on analyses of chances, requests that no page of ours sends, and
// promises a page must not make.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import words from '#app/i18n/locales/en/chance.ts'
import { makeInstitution } from '#tests/world/institutions.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import { mainOf } from '#tests/world/page.ts'
import { runCommand } from '#tests/world/operator.ts'
import { makePerson } from '#tests/world/people.ts'
import type { Site } from '#tests/world/server.ts'
import type { FormFields, Visitor } from '#tests/world/visit.ts'

const CATALOGUE = '/app/institutions'
const PROGRAMMES = `${CATALOGUE}/programmes`
const ANALYSES = `${CATALOGUE}/analyses`
type Person = Visitor & { username: string }

let site: Site
beforeAll(async () => {
  site = await borrowSite()
  const subjects = [['MATHEMATICS', 'COMPUTER_SCIENCE']]
  const name = { ru: 'Магия', kk: 'Сиқыр', en: 'Magic' }
  await site.database.programmeGroup.createMany({
    data: ['B996', 'B997'].map(code => ({ code, name, profileSubjects: subjects })),
  })
  await makeInstitution(site.database, {
    id: 'zz-rural',
    ru: 'Сельская академия',
    officialCode: '998',
    majors: [{ group: 'B997', name: 'Тёмная магия', grants: true }],
  })
  await makeInstitution(site.database, {
    id: 'zz-general',
    ru: 'Общая академия',
    officialCode: '997',
    majors: [{ group: 'B996', name: 'Светлая магия', grants: true }],
  })
  // A group with results of the rural quota only, and one with ordinary results.
  const won = { year: 2026, section: 'GENERAL', form: 'FULL', tag: '', minimum: 60, average: 65, grants: 20 }
  await site.database.grantResult.createMany({
    data: [
      { ...won, universityCode: '998', groupCode: 'B997', quota: 'RURAL' },
      { ...won, universityCode: '997', groupCode: 'B996', quota: 'GENERAL' },
    ],
  })
  await runCommand(site.databaseUrl, 'chance-fit')
})
afterAll(() => site.stop())

const send = (as: Visitor, form: FormFields) =>
  site.visit(PROGRAMMES, { as, form: { idempotencyKey: crypto.randomUUID(), ...form } })
const ofPerson = ({ username }: Person) => ({ where: { user: { username } } })
async function analyse(as: Person, form: FormFields): Promise<string> {
  const { status, location } = await send(as, form)
  expect(status).toBe(302)
  const id = location!.split('/').at(-1)!
  const row = () => site.database.institutionAnalysis.findUniqueOrThrow({ where: { id } })
  await expect.poll(async () => (await row()).completedAt).toBeInstanceOf(Date)
  return location!
}
const read = async (path: string, as: Visitor) =>
  mainOf((await site.visit(path, { as, cookies: { language: 'en' } })).text)

describe('nothing is promised', () => {
  it('to who competes generally where only the cut-off of the rural quota is known', async () => {
    const as = await makePerson(site)
    const entered = { major: 'zz-rural-0', unt: '140' }
    const general = await read(await analyse(as, { ...entered, rural: 'no' }), as)
    expect(general).toContain(words.noCutoff)
    expect(general).toContain(words.paid.replace('{standing}', words['standing.met']))
    expect(general).not.toMatch(/(Low|Medium|High) chance(?!: 0)/)
    // The page says what was assumed.
    expect(general).toContain('you have not told your profile subjects; we assume mathematics, computer science')
    const rural = await read(await analyse(as, { ...entered, rural: 'yes' }), as)
    expect(rural).toContain('High chance')
    expect(rural).not.toContain(words.noCutoff)
  })

  it('to who took other subjects, or failed a part: neither a grant nor a paid place', async () => {
    const as = await makePerson(site)
    const major = ['zz-rural-0', 'zz-general-0']
    const wrong = await read(await analyse(as, { major, unt: '120', untSubjects: 'BIOLOGY+CHEMISTRY' }), as)
    expect(wrong).not.toContain(words['standing.met'])
    expect(wrong).not.toContain(words['lift.met'])
    const need = 'mathematics, computer science'
    expect(wrong.split(words['lift.subjects'].replace('{need}', need))).toHaveLength(3)
    expect(wrong).toContain(words['step.subjects'].split('{name}')[0])

    await site.database.academicRecord.updateMany({
      ...ofPerson(as),
      data: { untSubjects: 'MATHEMATICS+COMPUTER_SCIENCE', untParts: { mathLiteracy: 2 } },
    })
    const failed = await read(await analyse(as, { major }), as)
    expect(failed).not.toContain(words['standing.met'])
    expect(failed.split(words['lift.parts'])).toHaveLength(3)
  })
})

describe('an address nobody offers', () => {
  const odd = ['__proto__', 'toString', 'valueOf', '%00', 'a%00b', '%E2%80%AEx', '%25%5F', "'%20OR%201=1--", '..%2f..']
  const names = ['q', 'country', 'city', 'type', 'financing', 'major', 'language', 'cost', 'sort', 'after']

  it('shows a page all the same, whatever is asked of the catalogue', async () => {
    const as = await makePerson(site)
    const many = Array.from({ length: 500 }, (_, at) => `q=a${at}`).join('&')
    const queries = [
      ...odd.map(value => names.map(name => `${name}=${value}`).join('&')),
      ...['-1', '1e9', '1.5', '99999999999999999999', '%D9%A3%D9%A0%D9%A0', 'NaN', '0'].map(cost => `cost=${cost}`),
      ...['ә'.repeat(100), 'қә '.repeat(40), '\uFDFA'.repeat(100), `${'a'.repeat(99)}\u{1F600}`, '((a+)+)+$'].map(
        q => `q=${encodeURIComponent(q)}&major=${encodeURIComponent(q)}`,
      ),
      'after=kaznu&sort=cost-down&country=kz',
      many,
    ]
    for (const query of queries) {
      for (const suffix of ['', '.data']) {
        const { status } = await site.visit(`${CATALOGUE}${suffix}?${query}`, { as })
        expect(status, suffix + query.slice(0, 80)).toBe(200)
      }
    }
    for (const value of odd) {
      expect((await site.visit(`${CATALOGUE}/${value}`, { as })).status, value).toBe(404)
      expect((await site.visit(`${ANALYSES}/${value}`, { as })).status, value).toBe(404)
      expect((await site.visit(`${ANALYSES}?one=${value}&other=${value}`, { as })).status, value).toBe(200)
      expect((await site.visit(`${PROGRAMMES}?of=${value}`, { as })).status, value).toBe(200)
    }
    expect(site.complaints).toEqual([])
  })

  it('of somebody else’s progress answers nothing at all', async () => {
    const as = await makePerson(site)
    const theirs = await analyse(await makePerson(site), { major: 'zz-general-0', unt: '100' })
    for (const path of [theirs, `${ANALYSES}/nobodys`]) {
      const { status, text, headers } = await site.visit(`${path}/progress`, { as })
      expect([status, text, headers['cache-control']]).toEqual([404, 'null', 'no-store'])
      for (const routes of ['', '?_routes=routes/app/admission/show', '?_routes=root', '?_routes=__proto__']) {
        const data = await site.visit(`${path}.data${routes}`, { as })
        expect(data.text).not.toContain('магия')
      }
    }
  })
})

describe('a form nobody offers', () => {
  it('is refused by page and data, and nothing is begun', async () => {
    const as = await makePerson(site)
    const major = 'zz-general-0'
    const nine = await site.database.major.findMany({ where: { retiredAt: null }, take: 9, select: { id: true } })
    const forms: FormFields[] = [
      {},
      { major: '' },
      { 'major[0]': major },
      { major: ['__proto__', 'toString'] },
      { major: '\0' },
      { major: [major, '\u202E'] },
      { major: 'x'.repeat(121) },
      { major: nine.map(({ id }) => id) },
      { major: Array.from({ length: 5000 }, (_, at) => `m${at}`) },
      ...['-5', '1e2', '120.5', '١٢٠', '９０', '141', 'NaN', '0x10'].map(unt => ({ major, unt })),
      { major, unt: ['100', '140'] },
      { major, rural: ['no', 'yes'] },
      { major, rural: 'on' },
      { major, untSubjects: '__proto__' },
      { major, gpa: '3' },
      { major, gpa: '3', gpaSystem: 'toString' },
      { major, sat: '1605' },
      { major, ielts: '6,25' },
      { major, idempotencyKey: 'short' },
    ]
    for (const form of forms) {
      for (const suffix of ['', '.data']) {
        const sent = { idempotencyKey: crypto.randomUUID(), ...form }
        const { status, text } = await site.visit(`${PROGRAMMES}${suffix}`, { as, form: sent })
        expect(status, suffix + JSON.stringify(form).slice(0, 60)).toBe(400)
        expect(text).not.toMatch(/at \w+ \(|node_modules|Prisma/)
      }
    }
    expect(await site.database.institutionAnalysis.count(ofPerson(as))).toBe(0)
    expect(await site.database.academicRecord.count(ofPerson(as))).toBe(0)
    expect(site.complaints).toEqual([])
  })

  it('picks nothing, and leads nowhere but home', async () => {
    const as = await makePerson(site)
    const pick = (form: FormFields) => site.visit(`${CATALOGUE}/picks`, { as, form })
    for (const form of [
      { institutionId: '__proto__', wants: 'on' },
      { institutionId: '\0', wants: 'on' },
      { institutionId: ['kaznu', 'enu'], wants: 'on' },
      { institutionId: 'kaznu', wants: ['on', 'off'] },
      { institutionId: 'kaznu', wants: 'toString' },
      { institutionId: 'kaznu', wants: 'on', back: 'a'.repeat(2001) },
    ] as FormFields[]) {
      expect([400, 404], JSON.stringify(form)).toContain((await pick(form)).status)
    }
    expect(await site.database.institutionPick.count(ofPerson(as))).toBe(0)
    for (const back of [
      '//evil.example',
      '/\\evil',
      'https://evil.example',
      '/.//evil',
      '/\tx',
      '/x\r\nSet-Cookie: a=b',
    ])
      expect((await pick({ institutionId: 'kaznu', wants: 'on', back })).location, back).toBe('/')
  })
})

describe('a page of one’s own', () => {
  it('is never shown to the next reader of the same browser', async () => {
    const [mine, other] = [await makePerson(site), await makePerson(site)]
    const path = await analyse(mine, { major: 'zz-general-0', unt: '100' })
    const { headers } = await site.visit(path, { as: mine })
    expect(headers['cache-control']).toMatch(/private.*no-cache|no-store/)
    expect(headers.vary).toMatch(/Cookie/)
    const known = { 'If-None-Match': headers.etag! }
    expect((await site.visit(path, { as: mine, headers: known })).status).toBe(304)
    expect((await site.visit(path, { as: other, headers: known })).status).toBe(404)
    expect((await site.visit(path, { headers: known })).status).toBe(302)
    const data = await site.visit(`${path}.data`, { as: mine })
    expect(data.headers['cache-control']).toMatch(/no-store|private|no-cache/)
  })

  it('leaves neither ids nor words of a search in the access log', async () => {
    const as = await makePerson(site)
    const path = await analyse(as, { major: 'zz-general-0', unt: '100' })
    await site.visit(`${path}/progress`, { as })
    await site.visit(`${CATALOGUE}/zz-general?q=verysecret`, { as })
    await site.visit(`${ANALYSES}?one=${path.split('/').at(-1)}`, { as })
    const log = site.log.join('\n')
    expect(log).toContain('/app/institutions/analyses/:analysisId/progress')
    for (const word of [path.split('/').at(-1)!, 'zz-general', 'verysecret']) expect(log).not.toContain(word)
  })
})
