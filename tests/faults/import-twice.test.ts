import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import { forgetPeak, peakMemory } from '#tests/bench/processor.ts'
import { pupilOf } from '#tests/bench/school-list.ts'
import { sent } from '#tests/world/multipart.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import { seconds, recordFigure } from './fault.ts'

const ROWS = 10_000
/** Every hundredth row has an invalid date of birth. */
const BAD = ROWS / 100
const lyceum = '/admin/organizations/demo-lyceum'
const MB = 1_000_000

let site: Site
let admin: Visitor
beforeAll(async () => {
  site = await startServer()
  admin = await site.signIn('orgadmin')
})
afterAll(() => site.stop())

const pupils = () => site.database.member.count({ where: { organizationId: 'demo-lyceum', role: 'ORG_STUDENT' } })

async function takeList(bytes: Buffer) {
  const file = { field: 'file', name: 'list.xlsx', bytes }
  const { location, text } = await site.visit(`${lyceum}/students/upload`, { as: admin, ...sent({}, file) })
  if (!location) throw new Error(text.slice(0, 2000))
  const id = location.split('/').at(-1)!
  await site.visit(`${location}/take`, { as: admin, form: {} })
  const found = () => site.database.import.findUniqueOrThrow({ where: { id } })
  await expect.poll(async () => (await found()).state, { timeout: 9 * 60_000 }).not.toMatch(/^(?:WAITING|RUNNING)$/)
  return found()
}

it('a list of ten thousand rows with bad ones among them, sent twice, makes everybody once', async () => {
  const headers = ['Фамилия', 'Имя', 'Дата рождения', 'Пол', 'Класс'].map(header => ({ header }))
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const [family, given, birth, ...more] = pupilOf(at)
    return [family!, given!, at % 100 === 50 ? '31.02.2010' : birth!, ...more]
  })
  const list = Buffer.from(await writeSheet('Ученики', headers, rows))
  const before = await pupils()
  forgetPeak(site.pid)
  const resting = peakMemory(site.pid)
  const startedAt = performance.now()
  const first = await takeList(list)
  const [firstSeconds, made] = [seconds(startedAt), (await pupils()) - before]
  const again = performance.now()
  const second = await takeList(list)
  const twice = (await pupils()) - before - made
  const more = Math.round((peakMemory(site.pid) - resting) / MB)
  recordFigure(
    `${ROWS} rows imported twice, ${BAD} of them bad`,
    `${made} made in ${firstSeconds} s, then ${twice} more in ${seconds(again)} s; ${more} MB of memory more`,
  )
  expect([first.state, made, twice]).toEqual(['DONE', ROWS - BAD, 0])
  expect(second.state).not.toBe('RUNNING')
  expect(site.complaints).toEqual([])
})
