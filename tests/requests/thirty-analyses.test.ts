// A class of thirty requests its analyses at once, and the model is slow.
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Facts } from '#app/domain/guidance/facts.ts'
import { startAdvisor } from '#tests/world/advisor.ts'
import { completeTests } from '#tests/world/analysis.ts'
import { realWords } from '#tests/world/content.ts'
import { copyDatabase } from '#tests/world/database.ts'

const PUPILS = 30
/** The model answers only when this many calls wait for it, so sequential calls would never be answered. */
const AT_ONCE = 4
/** Longest wait for all analyses. Generous, so that a slow machine does not fail the test. */
const STUCK_MS = 10 * 60_000

// On a busy machine the limits of a call (ten seconds), a job (a minute) and a lease (half a minute) may expire before
// this process gets to run. This file tests only the order of the calls, so these limits never expire here.
// tests/outside/advisor.test.ts and background.test.ts test that they do.
const { setTimeout: start } = globalThis
const LIMIT_MS = 10_000
const NEVER_MS = 2 ** 31 - 1
const patient = (run: () => void, ms = 0, ...given: []) => start(run, ms < LIMIT_MS ? ms : NEVER_MS, ...given)
vi.stubGlobal('setTimeout', Object.assign(patient, start))

const service = await startAdvisor()
Object.assign(process.env, { ...service.settings, DATABASE_URL: copyDatabase() })
const { db } = await import('#app/database/client.server.ts')
const { startWorker } = await import('#app/background/worker.server.ts')
const { startAnalysis } = await import('#app/domain/guidance/analyses.server.ts')
const { writeAnalysis } = await import('#app/wording/analysis/write-analysis.ts')
type Viewer = Parameters<typeof startAnalysis>[0]

const ids: string[] = []
const complaints: string[] = []
let worker: ReturnType<typeof startWorker> | undefined

beforeAll(async () => {
  for (let number = 0; number < PUPILS; number += 1) {
    const username = `of-thirty-${number}`
    const profile = { create: { firstName: 'Айбек', lastName: 'Серік', status: 'PUPIL', dateOfBirth: '2009-10-12' } }
    const { id } = await db.user.create({
      data: { username, usernameFolded: username, passwordHash: '', onboardedAt: new Date(), profile },
    })
    await completeTests(db, username)
    ids.push(id)
  }
}, STUCK_MS)
afterAll(async () => {
  await worker?.stop()
  await db.$disconnect()
  await service.stop()
  vi.unstubAllGlobals()
})

it('none of them waits for another: several are with the model at once', { timeout: 3 * STUCK_MS }, async () => {
  // The model's answer agrees with the facts, which are the same for all pupils.
  worker = startWorker(complaint => complaints.push(complaint), { timing: { leaseMs: NEVER_MS } })
  await startAnalysis({ id: ids[0]! } as Viewer, 'ru', { withModel: false })
  const madeOf = (id: string) => db.analysis.findFirst({ where: { userId: id, completedAt: { not: null } } })
  await expect.poll(() => madeOf(ids[0]!), { timeout: STUCK_MS }).not.toBeNull()
  const facts = (await madeOf(ids[0]!))!.facts as Facts
  service.answer = () => writeAnalysis(facts, realWords.ru, 'ru')

  const rest = ids.slice(1)
  let answered = 0
  let most = 0
  const waiting: (() => void)[] = []
  service.hold = () =>
    new Promise<void>(resolve => {
      waiting.push(resolve)
      most = Math.max(most, waiting.length)
      if (waiting.length < Math.min(AT_ONCE, rest.length - answered)) return
      answered += waiting.length
      for (const answer of waiting.splice(0)) answer()
    })
  for (const id of rest) await startAnalysis({ id } as Viewer, 'ru', { withModel: true })
  const written = () => db.analysis.count({ where: { userId: { in: rest }, writer: 'MODEL' } })
  await expect.poll(written, { timeout: STUCK_MS }).toBe(rest.length)
  expect(most).toBeGreaterThanOrEqual(AT_ONCE)
  expect(service.asked).toHaveLength(rest.length)
  expect(complaints).toEqual([])
})
