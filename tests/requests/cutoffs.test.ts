import { afterAll, describe, expect, it } from 'vitest'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'

// The verbs of the domain find their database by the environment, so they are loaded after it is set.
const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
const { findCutoffs } = await import('#app/domain/institutions/cutoffs.server.ts')
const { listFloors } = await import('#app/domain/admission/floors.server.ts')
const { findChanceFigures, keepChanceFitted } = await import('#app/domain/admission/chance-fit.server.ts')

const database = openDatabase(databaseUrl)
afterAll(() => database.$disconnect())

describe('the cut-offs of a university', () => {
  it('are found by programme and pool, the newest first', async () => {
    const cutoffs = await findCutoffs(['7', '3', '7'])
    expect(cutoffs.get('7 B001')?.GRANT).toEqual([
      { cycle: 2025, score: 98 },
      { cycle: 2023, score: 98 },
    ])
    expect(cutoffs.get('3 B001')).toEqual({
      GRANT: [
        { cycle: 2025, score: 78 },
        { cycle: 2023, score: 75 },
      ],
      RURAL: [{ cycle: 2025, score: 77 }],
    })
    expect([...cutoffs.keys()].every(key => /^[37] BM?\d{3}$/.test(key))).toBe(true)
    const known = await database.grantCutoff.count({ where: { universityCode: { in: ['3', '7'] } } })
    expect([...cutoffs.values()].flatMap(({ GRANT, RURAL }) => [...GRANT, ...RURAL])).toHaveLength(known)
    expect(await findCutoffs([])).toEqual(new Map())
  })
})

describe('the legal floors', () => {
  it('are those in force in a year, the latest of a rule', async () => {
    const before = await listFloors(2026)
    expect(before.find(({ rule }) => rule === 'LAW')?.score).toBe(75)
    expect(new Set(before.map(({ rule }) => rule)).size).toBe(6)
    await database.legalFloor.create({ data: { id: 'LAW-2027', rule: 'LAW', from: 2027, score: 80, source: {} } })
    await database.legalFloor.updateMany({ where: { rule: 'HEALTH' }, data: { to: 2026 } })
    expect(await listFloors(2026)).toEqual(before)
    const after = await listFloors(2027)
    expect(after.find(({ rule }) => rule === 'LAW')).toMatchObject({ score: 80, from: 2027 })
    expect(after.map(({ rule }) => rule)).not.toContain('HEALTH')
    expect(await listFloors(2020)).toEqual([])
  })
})

describe('the figures of the chance', () => {
  it('are made anew at a start only when cut-offs have come or gone', async () => {
    await keepChanceFitted()
    expect(await database.chanceFit.count()).toBe(1)
    const row = { groupCode: 'B057', universityCode: '7', pool: 'GRANT', cycle: 2026, score: 120 }
    await database.grantCutoff.create({ data: row })
    await keepChanceFitted()
    expect(await database.chanceFit.count()).toBe(2)
    const figures = await findChanceFigures()
    expect(figures?.cycles).toEqual([2023, 2025, 2026])
    // One programme is no cycle to be judged by.
    expect(figures?.heldOut?.how).toBe('FOLDS')
  })
})
