import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#tests/world/database.ts'
import { borrowDatabase } from '#tests/world/lent-site.ts'

const databaseUrl = await borrowDatabase()
const { findCutoffs } = await import('#app/domain/institutions/cutoffs.server.ts')
const { listFloors } = await import('#app/domain/admission/floors.server.ts')
const { findChanceFigures, keepChanceFitted } = await import('#app/domain/admission/chance-fit.server.ts')

const database = openDatabase(databaseUrl)
afterAll(() => database.$disconnect())

describe('the cut-offs of a university', () => {
  it('are those of the whole country, and its own where it asks for more', async () => {
    const own = await findCutoffs('13')
    expect(own.get('B057')!.GRANT).toEqual({ year: 2026, threshold: 100, own: 110 })
    const others = await findCutoffs('29')
    expect(others.get('B057')!.GRANT).toEqual({ year: 2026, threshold: 100, own: null })
    // The lists of 2026 do not yet contain this group.
    expect((await findCutoffs('7')).get('B013')!.GRANT).toMatchObject({ year: 2025, threshold: 99 })
    expect(await findCutoffs('0')).toEqual(new Map())
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
  it('are made anew at a start only when results have come or gone', async () => {
    await keepChanceFitted()
    expect(await database.chanceFit.count()).toBe(1)
    const row = { year: 2027, section: 'GENERAL', form: 'FULL', groupCode: 'B057', universityCode: '7', tag: '' }
    await database.grantResult.create({ data: { ...row, quota: 'GENERAL', minimum: 120, average: 125, grants: 9 } })
    await keepChanceFitted()
    expect(await database.chanceFit.count()).toBe(2)
    const figures = await findChanceFigures()
    expect(figures?.model.years).toEqual([2023, 2024, 2025, 2026, 2027])
    expect(figures?.judged.map(({ year }) => year)).toContain(2027)
  })
})
