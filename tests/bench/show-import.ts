import Database from 'better-sqlite3'
import { db } from '#app/database/client.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { sent } from '#tests/world/multipart.ts'
import { sendRequest } from './send-request.ts'
import { budget } from './budget.ts'
import { p99, sendCrowd } from './crowd.ts'
import { databaseFile } from './environment.ts'
import { takeTest } from './large.ts'
import { forgetPeak, peakMemory, processorTime } from './processor.ts'
import { writeList } from './school-list.ts'
import { hotPages } from './show-pages.ts'
import { takeStatements } from './show-statements.ts'
import { type Server, signIn, startSite } from './site.ts'
import { round, print, table, within } from './table.ts'
import { questionsOf } from './visits.ts'

const lyceum = { orgId: 'demo-lyceum' }
const MB = 1_000_000

/** (i) A list of ten thousand pupils: the cost of importing it, its effect on other visitors, and the cost of such a
 *  school's figures afterwards. `idle` is how many seconds others are measured before and after. */
export async function showImport({ rows, idle }: { rows: number; idle: number }) {
  await importList(rows, idle)
  await db.$disconnect()
  grow()
  await showFigures(rows, idle)
}

async function importList(rows: number, idle: number) {
  const site = await startSite({ working: true })
  const pid = site.process.pid ?? 0
  try {
    const list = Buffer.from(await writeList(rows))
    const admin = `language=ru; ${await signIn(site.url, 'orgadmin')}`
    const crowd = await crowdOf(site)
    await pause(idle / 2)
    crowd.take()
    await pause(idle)
    const before = crowd.take()
    forgetPeak(pid)
    const resting = peakMemory(pid)
    const processor = processorTime(pid)

    const startedAt = performance.now()
    const address = await upload(site, admin, list)
    const read = { seconds: (performance.now() - startedAt) / 1000, waits: crowd.take() }
    await sendRequest(`${site.url}${address}/take`, { cookie: admin, form: {} })
    while (await isWorking(site, address, admin)) await pause(0.25)
    const seconds = (performance.now() - startedAt) / 1000
    const taken = { seconds: seconds - read.seconds, waits: crowd.take() }
    const spent = (processorTime(pid) - processor) / 1000
    const memory = peakMemory(pid)
    await checkTaken(address, rows)

    await pause(idle)
    const atRest = [...before, ...crowd.take()]
    await crowd.goHome()
    table(
      `(i) A list of ${round(rows)} pupils, an Excel workbook of ${round(list.length)} bytes, read, looked at and taken by a site that others use`,
      ['', 'measured', 'budget', ''],
      [
        ['seconds until it is shown', round(read.seconds), '', ''],
        ['seconds to take it', round(taken.seconds), '', ''],
        [
          ...['seconds together', round(seconds), `≤ ${String(budget.importSeconds)}`],
          within(budget.importSeconds, seconds, `seconds of importing ${round(rows)} rows`),
        ],
        ['seconds of processor, others included', round(spent), '', ''],
        ['MB of memory before', round(resting / MB), '', ''],
        ['MB at most', round(memory / MB), '', ''],
        [
          ...['MB more', round((memory - resting) / MB), `≤ ${round(budget.importMemory / MB)}`],
          within(budget.importMemory, memory - resting, `bytes of memory that importing ${round(rows)} rows takes`),
        ],
      ],
    )
    showOthers(
      atRest,
      [
        ['while it is read and looked at', read.waits],
        ['while it is taken', taken.waits],
      ],
      budget.disturbed,
    )
  } finally {
    await site.stop()
  }
}

/** Shows how long other visitors wait during each phase, compared with a site at rest. */
function showOthers(atRest: number[], phases: [string, number[]][], most?: number) {
  const usual = p99(atRest)
  const row = (name: string, waits: number[]) => {
    const times = p99(waits) / usual
    return [
      ...[name, waits.length, round(p99(waits)), round(Math.max(...waits)), round(times)],
      ...(most === undefined ? ['', ''] : [`≤ ${String(most)}`, judge(waits, most, times, name)]),
    ]
  }
  table(
    'What others wait for a page meanwhile, ms',
    ['', 'pages', 'p99', 'longest', 'times at rest', 'budget', ''],
    [
      ['at rest', atRest.length, round(usual), round(Math.max(...atRest)), '', '', ''],
      ...phases.map(([name, waits]) => row(name, waits)),
    ],
  )
}

/** The p99 of fewer than a hundred answers is a single answer and not meaningful. */
function judge(waits: number[], most: number, times: number, name: string) {
  return waits.length < 100 ? '' : within(most, times, `p99 of other pages ${name}, times that at rest`)
}

/** Sends pupils to their pages. Answers to a test are among them, because a page that writes has to wait for other
 *  writers. */
async function crowdOf(site: Server) {
  const cookie = `language=ru; ${await signIn(site.url, 'aruzhan')}`
  const questions = await questionsOf('interests')
  const pages = hotPages(questions)
  const question = pages.find(({ name }) => name === 'question')?.path ?? ''
  return sendCrowd(site.url, cookie, [...pages, { path: question, form: { answer: '3' } }])
}

async function upload(site: Server, cookie: string, list: Buffer) {
  const form = sent({}, { field: 'file', name: 'list.xlsx', bytes: list })
  const { headers, status, text } = await sendRequest(site.url + adminPathOf('uploadStudents', lyceum), {
    cookie,
    ...form,
  })
  if (status !== 302 || !headers.location) throw new Error(`The list is answered ${String(status)}: ${text}`)
  return headers.location
}

async function isWorking({ url }: Server, address: string, cookie: string) {
  const { text } = await sendRequest(`${url}${address}/progress`, { cookie })
  return (JSON.parse(text) as { state: string }).state === 'LOADING'
}

async function checkTaken(address: string, rows: number) {
  const { state, done } = await db.import.findUniqueOrThrow({ where: { id: address.split('/').at(-1)! } })
  if (state !== 'DONE' || done !== rows) throw new Error(`The list is ${state}, ${String(done)} of ${String(rows)}.`)
}

/** Gives the imported pupils a history: half of them get a test, an analysis, chances and a plan. */
function grow() {
  const database = new Database(databaseFile)
  database.pragma('synchronous=OFF')
  const pupils = `
    SELECT m."userId" FROM "Member" m JOIN "ImportRow" r ON r."userId" = m."userId"
    WHERE m."organizationId" = 'demo-lyceum' AND r."number" % 2 = 0`
  database.transaction(() => {
    takeTest(database, 'interests-short', pupils)
    takeTest(database, 'aptitude', pupils)
    for (const name of ['Analysis', 'InstitutionAnalysis', 'Plan']) repeatRow(database, name, pupils)
  })()
  database.close()
}

/** Copies aruzhan's first row of a table for each of these people. */
function repeatRow(database: Database.Database, name: string, people: string) {
  const columns = database
    .prepare(
      `SELECT "name" FROM pragma_table_info(?) WHERE "name" NOT IN ('id', 'userId', 'makingId', 'openKey', 'idempotencyKey')`,
    )
    .pluck()
    .all(name) as string[]
  const listed = columns.map(column => `"${column}"`).join(', ')
  database.exec(
    `INSERT INTO "${name}" ("id", "userId", ${listed})
     SELECT 'of ' || p."userId", p."userId", ${listed} FROM (${people}) p,
       (SELECT * FROM "${name}" WHERE "userId" = (SELECT "id" FROM "User" WHERE "username" = 'aruzhan') LIMIT 1)`,
  )
}

const ASKED = 20

/** Measures the figures of a school of that size: number of statements, and effect on other visitors. */
async function showFigures(rows: number, idle: number) {
  const site = await startSite({ counting: true })
  const pid = site.process.pid ?? 0
  try {
    const cookie = `language=ru; ${await signIn(site.url, 'orgadmin')}`
    const group = await db.group.findFirstOrThrow({ where: { organizationId: 'demo-lyceum', archivedAt: null } })
    const pages = [
      { name: 'figures of the school', path: adminPathOf('orgAnalytics', lyceum) },
      { name: 'figures of one class', path: adminPathOf('orgAnalytics', lyceum, { group: group.id }) },
      { name: 'report of the school', path: adminPathOf('orgReport', lyceum) },
      { name: 'overview of the school', path: adminPathOf('organization', lyceum) },
      { name: 'table of pupils', path: adminPathOf('students', lyceum) },
    ]
    const figures = []
    for (const { name, path } of pages) {
      await open(site, path, cookie)
      await takeStatements(site)
      await open(site, path, cookie)
      const statements = (await takeStatements(site)).length
      const before = processorTime(pid)
      for (let asked = 0; asked < ASKED; asked += 1) await open(site, path, cookie)
      figures.push([
        ...[name, round((processorTime(pid) - before) / ASKED), statements, `≤ ${String(budget.mostStatements)}`],
        within(budget.mostStatements, statements, `statements of the ${name} with ${round(rows)} pupils`),
      ])
    }
    table(
      `A school of ${round(rows)} pupils: processor time and statements of a page`,
      ['page', 'ms', 'statements', 'budget', ''],
      figures,
    )
    await takeStatements(site)
    const crowd = await crowdOf(site)
    await pause(idle / 2)
    crowd.take()
    await pause(idle)
    const atRest = crowd.take()
    for (const until = performance.now() + idle * 1000; performance.now() < until; await pause(0.5)) {
      await open(site, pages[0]!.path, cookie)
    }
    showOthers(atRest, [['while the figures are asked for again and again', crowd.take()]])
    await crowd.goHome()
    print('')
  } finally {
    await site.stop()
  }
}

async function open({ url }: Server, path: string, cookie: string) {
  const { status } = await sendRequest(url + path, { cookie })
  if (status !== 200) throw new Error(`${path} answers ${String(status)}`)
}

function pause(seconds: number) {
  return new Promise(resolve => setTimeout(resolve, seconds * 1000))
}
