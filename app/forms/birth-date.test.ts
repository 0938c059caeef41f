import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { birthDateParts, gatherBirthDate, wrongBirthParts } from './birth-date.ts'

const formOf = (entries: [string, string][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}
const gathered = (day: string, month: string, year: string) => {
  const typed: [string, string][] = [
    ['birthDay', day],
    ['birthMonth', month],
    ['birthYear', year],
  ]
  return gatherBirthDate(formOf(typed)).get('dateOfBirth')
}

describe('a date of birth in three fields', () => {
  it('is the date they say', () => {
    expect(gathered('4', '5', '2010')).toBe('2010-05-04')
    expect(gathered(' 14 ', '12', ' 2010 ')).toBe('2010-12-14')
  })

  it('is nothing where nothing was typed, and no date where a part is missing or odd', () => {
    expect(gathered('', '', '')).toBe('')
    const odd: [string, string, string][] = [
      ['', '5', '2010'],
      ['4', '', '2010'],
      ['4', '5', ''],
      ['4', '5', '10'],
      ['4-5', '5', '2010'],
    ]
    for (const typed of odd) expect(gathered(...typed)).not.toMatch(/^\d{4}-\d{2}-\d{2}$/)
  })

  it('typed twice is no date', () => {
    const twice = formOf([
      ['birthDay', '4'],
      ['birthDay', '5'],
      ['birthMonth', '5'],
      ['birthYear', '2010'],
    ])
    expect(gatherBirthDate(twice).get('dateOfBirth')).toBe('2010-05-4 5')
  })

  it('keeps what else was typed, and a form that says the date itself', () => {
    const whole = formOf([
      ['gender', 'OTHER'],
      ['birthDay', '4'],
      ['birthMonth', '5'],
      ['birthYear', '2010'],
      ['dateOfBirth', '1990-01-01'],
    ])
    expect(Object.fromEntries(gatherBirthDate(whole))).toMatchObject({ gender: 'OTHER', birthDay: '4' })
    expect(gatherBirthDate(whole).getAll('dateOfBirth')).toEqual(['2010-05-04'])
    const iso = formOf([['dateOfBirth', '2010-05-04']])
    expect(gatherBirthDate(iso)).toBe(iso)
  })

  it('is the same date again after it was shown', () => {
    const dates = fc.date({ min: new Date('1925-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, date => {
        const iso = date.toISOString().slice(0, 10)
        const { birthDay, birthMonth, birthYear } = birthDateParts(iso)
        expect(gathered(birthDay!, birthMonth!, birthYear!)).toBe(iso)
      }),
    )
    expect(birthDateParts(null)).toEqual({ birthDay: null, birthMonth: null, birthYear: null })
  })
})

describe('what is wrong with a date of birth', () => {
  const wrong = (error: string | undefined, birthDay = '4', birthMonth = '5', birthYear = '2010') =>
    wrongBirthParts(error, { birthDay, birthMonth, birthYear })

  it('is the field that cannot be right whatever the others say', () => {
    expect(wrong('dateInvalid', '')).toEqual(['birthDay'])
    expect(wrong('dateInvalid', '31', '4')).toEqual(['birthDay'])
    expect(wrong('dateInvalid', '29', '2')).toEqual(['birthDay'])
    expect(wrong('dateInvalid', '29', '2', '08')).toEqual(['birthYear'])
    expect(wrong('dateInvalid', '4', '')).toEqual(['birthMonth'])
    expect(wrong('dateInvalid', '32', '', '10')).toEqual(['birthDay', 'birthMonth', 'birthYear'])
    expect(wrong('dateUnlikely', '4', '5', '1899')).toEqual(['birthYear'])
  })

  it('is all three where nothing was typed or each is possible by itself, and nothing without an error', () => {
    const all = ['birthDay', 'birthMonth', 'birthYear']
    expect(wrong('required', '', '', '')).toEqual(all)
    expect(wrong('dateInFuture', '1', '1', '2090')).toEqual(all)
    expect(wrong('dateInvalid')).toEqual(all)
    expect(wrong(undefined, '', '', '')).toEqual([])
  })
})
