import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differencesOf, settle, type Values } from './two-versions.ts'

const base = { city: 'almaty', name: 'Школа', phone: '' }
const theirs = { city: 'astana', name: 'Школа № 5', phone: '' }

describe('two versions of one record', () => {
  it('part where both have changed a field, or one of them', () => {
    expect(differencesOf(base, theirs, { city: 'semey', name: 'Школа', phone: '+7' })).toEqual([
      { name: 'city', changedBy: 'both', base: 'almaty', theirs: 'astana', mine: 'semey' },
      { name: 'name', changedBy: 'theirs', base: 'Школа', theirs: 'Школа № 5', mine: 'Школа' },
      { name: 'phone', changedBy: 'mine', base: '', theirs: '', mine: '+7' },
    ])
    expect(differencesOf(base, theirs, theirs)).toEqual([])
  })

  it('are saved as typed while nobody else has saved', () => {
    const mine = { ...base, city: 'semey' }
    expect(settle({ base, theirs: base, mine, seen: 3, now: 3, picks: null }).settled).toBe(mine)
  })

  it('are shown when somebody has, and keep what was chosen', () => {
    const mine = { city: 'semey', name: 'Школа', phone: '+7' }
    const versions = { base, theirs, mine, now: 4 }
    expect(settle({ ...versions, seen: 3, picks: null }).differences).toHaveLength(3)
    expect(settle({ ...versions, seen: 4, picks: {} }).differences).toHaveLength(3)
    expect(settle({ ...versions, seen: 4, picks: { city: 'mine' } })).toEqual({
      settled: { city: 'semey', name: 'Школа № 5', phone: '+7' },
      declined: {},
      differences: null,
    })
    expect(settle({ ...versions, seen: 4, picks: { city: 'theirs' } })).toEqual({
      settled: { city: 'astana', name: 'Школа № 5', phone: '+7' },
      declined: { city: 'semey' },
      differences: null,
    })
  })

  it('chosen from are shown again when a third person has saved meanwhile', () => {
    const mine = { ...base, city: 'semey' }
    const versions = { base, theirs: { ...base, city: 'oral' }, mine, seen: 4, now: 5 }
    expect(settle({ ...versions, picks: { city: 'mine' } }).differences).toHaveLength(1)
  })

  it('need no choice when this form changes nothing', () => {
    expect(settle({ base, theirs, mine: base, seen: 3, now: 4, picks: null }).settled).toEqual(theirs)
  })

  it('never save what neither of both has said', () => {
    const value = fc.constantFrom('', 'a', 'b', 'c')
    const version = fc.record<Values>({ one: value, two: value })
    const pick = fc.constantFrom('theirs' as const, 'mine' as const)
    fc.assert(
      fc.property(version, version, version, pick, pick, (from, their, my, one, two) => {
        const { settled } = settle({ base: from, theirs: their, mine: my, seen: 2, now: 2, picks: { one, two } })
        for (const name of ['one', 'two']) expect([their[name], my[name]]).toContain(settled?.[name])
      }),
    )
  })
})
