import { describe, expect, it } from 'vitest'
import { floorOf } from './floors.ts'
import { floorRules } from '#app/domain/institutions/vocabulary.ts'

const floors = floorRules.map((rule, at) => ({ rule, score: 50 + at }))

describe('the legal floor', () => {
  it.each([
    ['B001', 'PEDAGOGY'],
    ['B009', 'PEDAGOGY'],
    ['B010', 'PEDAGOGY'],
    ['B020', 'PEDAGOGY'],
    ['B021', 'GENERAL'],
    ['B049', 'LAW'],
    ['BM086', 'HEALTH'],
    ['BM089', 'HEALTH'],
    ['B084', 'HEALTH'],
    ['B085', 'HEALTH'],
    ['B089', 'HEALTH'],
    ['B076', 'GENERAL'],
    ['B077', 'AGRICULTURE'],
    ['B082', 'AGRICULTURE'],
    ['B083', 'AGRICULTURE'],
    ['B183', 'AGRICULTURE'],
    ['B090', 'GENERAL'],
    ['B057', 'GENERAL'],
  ])('of %s is that of %s', (groupCode, rule) => {
    expect(floorOf({ groupCode, national: false }, floors)?.rule).toBe(rule)
    expect(floorOf({ groupCode, national: true }, floors)?.rule).toBe(rule === 'GENERAL' ? 'NATIONAL' : rule)
  })

  it('is the next one that is in the table, or none', () => {
    const general = [{ rule: 'GENERAL' as const, score: 50 }]
    expect(floorOf({ groupCode: 'B001', national: true }, general)?.score).toBe(50)
    expect(floorOf({ groupCode: 'B001', national: true }, [])).toBeNull()
  })
})
