import { afterAll, beforeAll, expect, it } from 'vitest'
import { completeTests } from '#tests/world/analysis.ts'
import { makePerson } from '#tests/world/people.ts'
import { type Site, startServer } from '#tests/world/server.ts'
import type { Visitor } from '#tests/world/visit.ts'
import {
  type TimedAnswer,
  engine,
  expectTemporaryError,
  requestInLoops,
  pause,
  seconds,
  takeDatabaseAway,
  recordFigure,
  times,
} from './fault.ts'

const AWAY_MS = 30_000
const kk = { language: 'kk' }

let site: Site
let reader: Visitor
let writer: Visitor & { username: string }
beforeAll(async () => {
  site = await startServer()
  reader = await makePerson(site)
  writer = await makePerson(site, { paid: true })
  await completeTests(site.database, writer.username)
})
afterAll(() => site.stop())

let turn = 0
const questions = {
  read: () => site.visit('/app/professions/actor', { as: reader, cookies: kk }),
  feed: () => site.visit('/app/feed', { as: reader, cookies: kk }),
  write: () => site.visit('/app/preparation', { as: writer, form: { zone: String(1 + (turn++ % 5)) }, cookies: kk }),
  ready: () => site.visit('/readyz'),
}
const of = (answers: TimedAnswer[], ...names: (keyof typeof questions)[]) =>
  answers.filter(({ name }) => names.includes(name as keyof typeof questions))

it('a database that is away for 30 seconds is answered in words, and is there again without a restart', async () => {
  const before = requestInLoops(questions)
  await pause(3_000)
  const usual = await before()
  expect(usual.filter(({ status }) => status >= 400)).toEqual([])

  const giveBack = await takeDatabaseAway(site)
  const away = requestInLoops(questions)
  await pause(AWAY_MS)
  const answers = await away()
  await giveBack()
  const back = performance.now()
  await expect.poll(async () => (await questions.ready()).status, { interval: 20 }).toBe(200)
  await expect.poll(async () => (await questions.write()).status, { interval: 20 }).toBeLessThan(400)
  const recovered = seconds(back)

  const refused = answers.filter(({ name, status }) => name !== 'ready' && status >= 400)
  for (const { answer } of refused) expectTemporaryError(answer)
  expect(of(answers, 'write').filter(({ status }) => status < 500)).toEqual([])
  // SQLite can still read a file that another process has locked for writing.
  const reading = of(answers, 'read', 'feed')
  expect(reading.filter(({ status }) => status !== (engine === 'SQLite' ? 200 : 503))).toEqual([])
  expect(of(answers, 'ready').at(-1)?.status).toBe(503)
  recordFigure('database away for 30 s', `reading ${times(reading)}; writing ${times(of(answers, 'write'))}`)
  recordFigure(
    'database away for 30 s',
    `${refused.length} refused in words; before it reading ${times(of(usual, 'read', 'feed'))}`,
  )
  recordFigure('database back after 30 s', `ready and written again after ${recovered} s, no restart`)

  const after = requestInLoops(questions)
  await pause(2_000)
  expect((await after()).filter(({ status }) => status >= 400)).toEqual([])
  expect(site.complaints.filter(line => /^\s+at /.test(line))).toEqual([])
})

it('and the work in the background goes on by itself', async () => {
  const giveBack = await takeDatabaseAway(site)
  await pause(3_000)
  await giveBack()
  await expect.poll(async () => (await questions.ready()).status, { interval: 20 }).toBe(200)
  const startedAt = performance.now()
  expect((await site.visit('/app/personality/start', { as: writer, form: {} })).status).toBe(302)
  const made = () => site.database.making.findFirstOrThrow({ where: { user: { username: writer.username } } })
  await expect.poll(async () => (await made()).state).toBe('DONE')
  recordFigure('database back after 3 s', `an analysis is made ${seconds(startedAt)} s after it was asked for`)
})
