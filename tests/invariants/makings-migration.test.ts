// The migration keeps everything that a database of the previous release contains, whether completed, failed or in
// progress.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { openDatabase } from '#tests/world/database.ts'

const folder = join(import.meta.dirname, '..', '..', 'prisma', 'migrations')
const ours = '20261122120000_makings'
const database = openDatabase(`file:${join(inject('world'), 'before-makings.db')}`)
const day = '2026-11-20T09:00:00.000+00:00'
afterAll(() => database.$disconnect())

async function migrate(name: string) {
  const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8').replace(/^--.*$/gm, '')
  for (const statement of sql.split(/;\s*$/m).map(part => part.trim()))
    if (statement) await database.$executeRawUnsafe(statement)
}
const insert = (table: string, row: Record<string, unknown>) =>
  database.$executeRawUnsafe(
    `INSERT INTO "${table}" (${Object.keys(row).map(name => `"${name}"`).join()}) VALUES (${Object.keys(row).map(() => '?').join()})`, // oxfmt-ignore
    ...Object.values(row),
  )

beforeAll(async () => {
  for (const name of readdirSync(folder).filter(name => name < ours && /^\d/.test(name))) await migrate(name)
  await insert('User', { id: 'u', username: 'u', usernameFolded: 'u', passwordHash: '' })
  const analysis = { userId: 'u', language: 'ru', inputs: '{}', createdAt: day }
  await insert('Analysis', { ...analysis, id: 'made', state: 'COMPLETED', stage: 4, facts: '{}', completedAt: day })
  await insert('Analysis', { ...analysis, id: 'failed', state: 'FAILED', stage: 2 })
  await insert('Analysis', { ...analysis, id: 'waits', state: 'LOADING', stage: 1, openKey: 'u' })
  await insert('AnalysisShare', { id: 'share', analysisId: 'made', expiresAt: day })
  const admission = { userId: 'u', pool: 'GRANT', createdAt: day }
  await insert('InstitutionAnalysis', { ...admission, id: 'chances', state: 'LOADING', stage: 3, openKey: 'u' })
  const plan = { userId: 'u', goal: 'EMPLOYMENT', situation: '{}', createdAt: day }
  await insert('Plan', { ...plan, id: 'planned', status: 'PENDING', passed: 2, openKey: 'u EMPLOYMENT' })
  await insert('Plan', { ...plan, id: 'unplanned', status: 'PENDING', passed: 1, failedAt: day })
  await insert('Plan', { ...plan, id: 'followed', status: 'ACTIVE', passed: 4, madeAt: day })
  await insert('Stage', { id: 'now', planId: 'followed', order: 0, key: 'now', startsOn: '', endsOn: '' })
  const job = { state: 'RUNNING', attempts: 1, leaseUntil: day }
  await insert('Job', { ...job, id: 'a', kind: 'analysis', payload: '{"analysisId":"waits"}' })
  await insert('Job', { ...job, id: 'b', kind: 'plan', payload: '{"planId":"planned"}' })
  await insert('Job', { ...job, id: 'c', kind: 'letter', payload: '{"letter":{"name":"x"}}' })
  await migrate(ours)
})

it('as a making each, which goes on where it was', async () => {
  const kept = await database.making.findMany({ orderBy: { id: 'asc' } })
  const summaries = kept.map(({ id, kind, state, stage, openKey }) => [id, kind, state, stage, openKey].join(' '))
  expect(summaries).toEqual([
    'chances ADMISSION WAITING 3 ADMISSION u',
    'failed ANALYSIS FAILED 2 ',
    'followed PLAN DONE 4 ',
    'made ANALYSIS DONE 4 ',
    'planned PLAN WAITING 2 PLAN u EMPLOYMENT',
    'unplanned PLAN FAILED 1 ',
    'waits ANALYSIS WAITING 1 ANALYSIS u',
  ])
  for (const { createdAt } of kept) expect(createdAt).toEqual(new Date(day))
  const jobs = await database.job.findMany({ orderBy: { id: 'asc' } })
  const payloads = jobs.map(({ payload }) => payload)
  expect(payloads).toEqual([{ makingId: 'waits' }, { makingId: 'planned' }, { letter: { name: 'x' } }])
})

it('and nothing that hangs on it is lost', async () => {
  const analyses = await database.analysis.findMany({ include: { making: true, shares: true }, orderBy: { id: 'asc' } })
  expect(analyses.map(({ making, shares }) => [making?.state, shares.length])).toEqual([
    ['FAILED', 0],
    ['DONE', 1],
    ['WAITING', 0],
  ])
  const plans = await database.plan.findMany({ include: { making: true, stages: true }, orderBy: { id: 'asc' } })
  expect(plans.map(({ id, making, stages }) => [id, making?.state, stages.length])).toEqual([
    ['followed', 'DONE', 1],
    ['planned', 'WAITING', 0],
    ['unplanned', 'FAILED', 0],
  ])
})
