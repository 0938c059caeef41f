import { describe, expect, it } from 'vitest'
import { addDays, addMonths, dayIn, daysBetween, weekOf } from './days.ts'

describe('Days', () => {
  it('go over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysBetween('2026-12-31', '2027-01-02')).toBe(2)
  })

  it('keep the day of the month, or take the last there is', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2026-12-15', 12)).toBe('2027-12-15')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(dayIn(2027, '02-29')).toBe('2027-02-28')
  })

  it('lie in weeks from Monday to Sunday', () => {
    const week = { from: '2026-11-16', to: '2026-11-22' }
    expect(weekOf('2026-11-22')).toEqual(week)
    expect(weekOf('2026-11-16')).toEqual(week)
  })
})
