import { afterAll, beforeAll, expect, it } from 'vitest'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { addMonths } from '#app/domain/calendar/days.ts'
import { startOf } from '#app/domain/analytics/months.ts'
import { monthText } from '#app/i18n/format.server.ts'
import ru from '#app/i18n/locales/ru/orgFigures.ts'
import { completeTest } from '#tests/world/analysis.ts'
import { borrowSite } from '#tests/world/lent-site.ts'
import type { Site } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAGE = '/admin/organizations/made/analytics'

const classes = [
  { letter: 'a', code: '9А', size: 6 },
  { letter: 'b', code: '9Б', size: 5 },
  { letter: 'v', code: '9В', size: 4 },
]

let site: Site
let admin: Visitor
let teacher: Visitor

/** Creates a school with six pupils in 9А, five in 9Б and four in 9В. */
beforeAll(async () => {
  site = await borrowSite({ WORKER: 'off' })
  const { database } = site
  const idOf = async (username: string) =>
    (await database.user.findUniqueOrThrow({ where: { usernameFolded: username } })).id
  await database.organization.create({ data: { id: 'made', name: { ru: 'Школа' }, type: 'SCHOOL' } })
  const join = (userId: string, role: string, groupId: string | null = null, status = 'ACTIVE') =>
    database.member.create({ data: { userId, organizationId: 'made', role, status, groupId } })
  await join(await idOf('orgadmin'), 'ORG_ADMIN')
  await join(await idOf('teacher'), 'ORG_TEACHER')
  for (const { letter, code, size } of classes) {
    const id = `made-${letter}`
    const mentorId = letter === 'a' ? await idOf('teacher') : null
    await database.group.create({ data: { id, organizationId: 'made', code, openCode: code, mentorId } })
    for (let place = 1; place <= size; place += 1) {
      const username = `pupil${letter}${place}`
      const pupil = await database.user.create({ data: { username, usernameFolded: username, passwordHash: '-' } })
      await join(pupil.id, 'ORG_STUDENT', id)
    }
  }
  // Inactive members are not counted.
  const away = { username: 'away', usernameFolded: 'away', passwordHash: '-' }
  await join((await database.user.create({ data: away })).id, 'ORG_STUDENT', 'made-a', 'INACTIVE')
  await completeTest(database, 'away', 'INTERESTS')
  // 9А: five pupils with known scores, one careless attempt; one pupil has abandoned the values test, one is taking it.
  for (const [place, score] of [40, 50, 60, 70, 80].entries()) {
    const scores = { R: 50, I: score, A: 50, S: 50, E: 50, C: 50 }
    await completeTest(database, `pupila${place + 1}`, 'INTERESTS', { scores, daysAgo: 3 })
  }
  await completeTest(database, 'pupila6', 'INTERESTS', { scores: { I: 0 }, careless: true })
  const { id: versionId } = await database.testVersion.findFirstOrThrow({
    where: { state: 'PUBLISHED', testId: 'values' },
  })
  for (const [username, daysAgo] of [
    ['pupila1', 20],
    ['pupila2', 2],
  ] as const) {
    const startedAt = new Date(Date.now() - daysAgo * DAY_MS)
    await database.attempt.create({ data: { userId: await idOf(username), versionId, language: 'ru', startedAt } })
  }
  // 9Б: three interest tests, too few to show their mean.
  for (const place of [1, 2, 3]) await completeTest(database, `pupilb${place}`, 'INTERESTS', { scores: { I: 100 } })
  // 9В is too small to be shown, and must not be derivable by subtraction.
  for (const place of [1, 2, 3, 4]) await completeTest(database, `pupilv${place}`, 'PERSONALITY')
  admin = await site.signIn('orgadmin')
  teacher = await site.signIn('teacher')
})
afterAll(() => site.stop())

const cookies = { language: 'ru' }
async function read(path: string, as: Visitor) {
  const { status, text } = await site.visit(path, { as, cookies })
  const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  return {
    status,
    text: main
      .replace(/<(?!rect|line|circle)[^>]*>/g, ' ')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' '),
  }
}
const formatted = (message: string, values: Record<string, unknown>) =>
  message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
const label = async (path: string, as: Visitor) =>
  [...(await site.visit(path, { as, cookies })).text.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)

it('counts who began, finished and dropped each test of a class, and the mean of its interests with a band', async () => {
  const labels = await label(`${PAGE}?group=made-a`, admin)
  expect(labels).toContain(formatted(ru['funnel.label'], { test: 'Интересы', people: 6, began: 6, finished: 6 }))
  expect(labels).toContain(
    formatted(ru['funnel.label'], { test: 'Ценности в работе', people: 6, began: 2, finished: 0 }),
  )
  expect(labels).toContain(formatted(ru['interests.label'], { name: 'Искать причину', mean: 60, low: 44, high: 76 }))
  const { text } = await read(`${PAGE}?group=made-a`, admin)
  expect(text).toContain('Ценности в работе 2 0 1 1')
  expect(text).toContain(formatted(ru['interests.note'], { people: 5, careless: 1 }))
})

it('leaves small classes out of the whole, so that nobody is found by subtraction', async () => {
  const { text } = await read(PAGE, admin)
  // Everyone except the four of 9В; of the interests only those of 9А.
  expect(text).toContain(formatted(ru['funnel.caption'], { people: 11 }))
  expect(text).toContain(formatted(ru['interests.note'], { people: 5, careless: 1 }))
  expect(text).toContain(ru.leftOut)
  expect(text).toContain('Личность 0 0 0 0')
  expect(text).toContain('9В 4 меньше 5 меньше 5 меньше 5 меньше 5')
  expect(text).toContain('9Б 5 3 меньше 5 0 меньше 5')
})

it('tells nothing of a class of four but that it is small', async () => {
  const { status, text } = await read(`${PAGE}?group=made-v`, admin)
  expect(status).toBe(200)
  expect(text).toContain(ru['said.few'])
  expect(text).not.toContain(ru['funnel.title'])
  expect((await read(`${PAGE}/report?group=made-v`, admin)).text).not.toContain(ru['funnel.title'])
})

it('shows a teacher the groups they mentor, and no others', async () => {
  const { text } = await read(PAGE, teacher)
  expect(text).toContain(formatted(ru['funnel.caption'], { people: 6 }))
  expect(text).not.toContain('9Б')
  expect((await read(`${PAGE}?group=made-b`, teacher)).status).toBe(404)
  expect((await site.visit(`${PAGE}/export?group=made-b`, { as: teacher })).status).toBe(404)
})

it('calls a chance low only where no other choice stands open', async () => {
  const low = { outcome: { way: 'GRANT', chance: 12, band: 'low' }, standing: 'unmet' }
  const without = (standing: string) => ({ outcome: { way: 'REQUIREMENTS' }, standing })
  for (const [place, standing] of ['unmet', 'unmet', 'unmet', 'unmet', 'unmet', 'met'].entries()) {
    const { id } = await site.database.user.findUniqueOrThrow({ where: { usernameFolded: `pupila${place + 1}` } })
    const facts = { version: 2, choices: [low, without(standing)] }
    await site.database.institutionAnalysis.create({
      data: { userId: id, pool: 'GRANT', facts, completedAt: new Date() },
    })
  }
  const { text } = await read(`${PAGE}?group=made-a`, admin)
  expect(text).toContain(formatted(ru['chances.text'], { people: 5, low: 5 }))
  expect(text).toContain(formatted(ru['chances.unknown'], { people: 1 }))
})

it('is not found by another school', async () => {
  const other = await site.signIn('otheradmin')
  for (const path of [PAGE, `${PAGE}/report`, `${PAGE}?group=made-a`])
    expect((await read(path, other)).status).toBe(404)
  expect((await site.visit(`${PAGE}/export`, { as: other })).status).toBe(404)
})

it('counts a test in the month people in Kazakhstan had', async () => {
  const first = `${calendarDay(new Date()).slice(0, 7)}-01`
  const before = addMonths(first, -3)
  const end = startOf(addMonths(first, -2))
  const userId = (await site.database.user.findUniqueOrThrow({ where: { usernameFolded: 'pupila3' } })).id
  const { id: versionId } = await site.database.testVersion.findFirstOrThrow({
    where: { state: 'PUBLISHED', testId: 'aptitude' },
  })
  for (const at of [new Date(end.getTime() - 1), end, new Date(end.getTime() + 1)])
    await site.database.attempt.create({ data: { userId, versionId, language: 'ru', startedAt: at, completedAt: at } })
  const { text } = await read(`${PAGE}?group=made-a`, teacher)
  const month = (day: string) => monthText(new Date(`${day}T00:00:00Z`), 'ru')
  expect(text).toContain(`${month(before)} 1 0 `)
  expect(text).toContain(`${month(addMonths(first, -2))} 2 0 `)
  // The chart of the report has its numbers in a table too.
  expect((await read(`${PAGE}/report?group=made-a`, teacher)).text).toContain(`${month(before)} 1 0 `)
})

it('comes as an Excel file, and who took it is in the audit log', async () => {
  const before = await site.database.auditEvent.count({ where: { action: 'organization.exported' } })
  const answer = await site.visit(`${PAGE}/export?group=made-a`, { as: teacher, cookies })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(answer.text.startsWith('PK')).toBe(true)
  const events = await site.database.auditEvent.findMany({ where: { action: 'organization.exported' } })
  expect(events).toHaveLength(before + 1)
  expect(events.at(-1)).toMatchObject({ organizationId: 'made', details: { what: 'analytics', groupId: 'made-a' } })
})
