import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#app/domain/calendar/days.ts'
import { isRegistrationOf, monthAndDay, overlap, registrationDay } from './exam-days.ts'
import { cycleSchemas, newCycleSchemas, numberOf } from './row.schema.ts'

const sources = { sourceRu: 'приказ № 1', sourceKk: '№ 1 бұйрық', sourceEn: 'order 1' }
const wrong = (table: keyof typeof cycleSchemas, given: Record<string, string>) => {
  const { error } = cycleSchemas[table].safeParse({ ...sources, ...given })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join()} ${message}`)
}

describe('a legal floor', () => {
  it('has years, the last not before the first, and a score of the UNT', () => {
    const floor = { rule: 'LAW', from: '2027', score: '80' }
    expect(wrong('LegalFloor', floor)).toEqual([])
    expect(wrong('LegalFloor', { ...floor, to: '2026' })).toEqual(['to endsBefore'])
    expect(wrong('LegalFloor', { ...floor, from: '2018', score: '141' })).toEqual([
      'from yearRange',
      'score scoreRange',
    ])
    expect(wrong('LegalFloor', { ...floor, from: 'soon' })).toEqual(['from number'])
  })

  it('overlaps another that holds in one of its years', () => {
    const until = (from: number, to: number | null) => ({ from, to })
    expect(overlap(until(2023, null), until(2027, 2027))).toBe(true)
    expect(overlap(until(2023, 2026), until(2027, null))).toBe(false)
    expect(overlap(until(2026, 2026), until(2023, 2026))).toBe(true)
    const year = fc.integer({ min: 2019, max: 2030 })
    const period = fc
      .tuple(year, fc.option(year))
      .map(([from, to]) => until(from, to === null ? null : Math.max(from, to)))
    const holds = ({ from, to }: { from: number; to: number | null }, at: number) => at >= from && at <= (to ?? 2040)
    const years = Array.from({ length: 22 }, (_, at) => 2019 + at)
    fc.assert(
      fc.property(period, period, (one, other) => {
        expect(overlap(one, other)).toBe(years.some(at => holds(one, at) && holds(other, at)))
        expect(overlap(other, one)).toBe(overlap(one, other))
      }),
    )
  })
})

describe('an exchange rate', () => {
  it('is above zero, of a day that has come, of a currency there is', () => {
    const rate = { tenge: '6,43', per: '1', date: '2026-11-20' }
    expect(wrong('ExchangeRate', rate)).toEqual([])
    expect(wrong('ExchangeRate', { ...rate, tenge: '0' })).toEqual(['tenge ratePositive'])
    expect(wrong('ExchangeRate', { ...rate, tenge: 'много' })).toEqual(['tenge number'])
    expect(wrong('ExchangeRate', { ...rate, date: '2999-01-01' })).toEqual(['date dayAhead'])
    const added = (currency: string) =>
      newCycleSchemas.ExchangeRate.safeParse({ ...sources, ...rate, currency, idempotencyKey: 'x'.repeat(20) }).success
    expect(['sek', 'SEK', 'KZT', 'ABC', ''].map(added)).toEqual([true, true, false, false, false])
    expect(numberOf('6,43')).toBe(6.43)
  })
})

describe('days of the exam calendar', () => {
  const days = { event: 'UNT_JANUARY', from: '2028-01-10', to: '2028-02-10' }

  it('lie in one year, in order, with a registration that ends when they begin at the latest', () => {
    expect(wrong('ExamDate', { ...days, registerFrom: '2027-12-20', registerTo: '2027-12-30' })).toEqual([])
    expect(wrong('ExamDate', { ...days, to: '2028-01-09' })).toEqual(['to endsBefore'])
    expect(wrong('ExamDate', { ...days, to: '2029-01-20' })).toEqual(['to otherYear'])
    expect(wrong('ExamDate', { ...days, registerFrom: '2027-12-20' })).toEqual(['registerTo bothEnds'])
    const late = { ...days, registerFrom: '2028-01-05', registerTo: '2028-01-11' }
    expect(wrong('ExamDate', late)).toEqual(['registerTo registersLate'])
    expect(wrong('ExamDate', { ...days, from: '10.01.2028' })).toContain('from dayInvalid')
  })

  it('are kept as month and day and come back whole', () => {
    const from = fc.integer({ min: 0, max: 3000 }).map(after => addDays('2026-01-01', after))
    fc.assert(
      fc.property(from, fc.integer({ min: 0, max: 360 }), (first, before) => {
        const day = addDays(first, -before)
        if (!isRegistrationOf(first, day)) return
        expect(registrationDay(first, monthAndDay(day))).toBe(day)
      }),
    )
    expect(isRegistrationOf('2028-01-10', '2027-01-11')).toBe(true)
    expect(isRegistrationOf('2028-01-10', '2027-01-10')).toBe(false)
  })
})
