import { describe, expect, it } from 'vitest'
import {
  dateText,
  dayOfYearText,
  languagesText,
  momentText,
  moneyText,
  plainDateText,
  yearsText,
} from './format.server.ts'

const plain = (text: string) => text.replace(/[\u00a0\u2009\u202f]/g, ' ')

describe('a length of study', () => {
  it.each([
    [4, '4 года', '4 жыл', '4 years'],
    [2.83, '2 года 10 месяцев', '2 жыл 10 ай', '2 years 10 months'],
    [0.5, '6 месяцев', '6 ай', '6 months'],
    [1.999, '2 года', '2 жыл', '2 years'],
    [1, '1 год', '1 жыл', '1 year'],
  ])('of %d is told in years and months', (years, ru, kk, en) => {
    expect([yearsText(years, 'ru'), yearsText(years, 'kk'), yearsText(years, 'en')].map(plain)).toEqual([ru, kk, en])
  })
})

describe('days of every year', () => {
  it('are told without one', () => {
    expect(plain(dayOfYearText('07-13', '07-20', 'ru'))).toBe('13–20 июля')
    expect(plain(dayOfYearText('06-20', '08-25', 'en'))).toBe('20 June – 25 August')
    expect(plain(dayOfYearText(undefined, '02-29', 'kk'))).toBe('29 ақпан')
    expect(plain(dayOfYearText('11-01', '01-31', 'ru'))).toBe('1 ноября – 31 января')
    expect(plain(dayOfYearText('08-25', '08-25', 'ru'))).toBe('25 августа')
  })
})

describe('a day', () => {
  it.each(['ru', 'kk'] as const)('keeps its year and what abbreviates it in one line in %s', language => {
    const formatted = [dateText, momentText].map(formatOf => formatOf('2027-07-20T09:00:00Z', language))
    for (const day of [...formatted, plainDateText('2027-07-20', language)]) expect(day).toMatch(/2027\u00a0[гж]\./)
  })
})

describe('an amount', () => {
  it('is told in its own currency', () => {
    expect(plain(moneyText(1_300_000, 'KZT', 'ru'))).toBe('1 300 000 ₸')
    expect(plain(moneyText(64_700, 'USD', 'ru'))).toBe('64 700 $')
    expect(plain(moneyText(64_700, 'USD', 'en'))).toBe('US$64,700')
  })
})

describe('languages of instruction', () => {
  it('begin with those of the country', () => {
    expect(languagesText(['de', 'en', 'kk', 'ru'], 'ru')).toBe('Казахский, русский, английский, немецкий')
    expect(languagesText(['en'], 'kk')).toBe('Ағылшын тілі')
    expect(languagesText([], 'en')).toBe('')
  })
})
