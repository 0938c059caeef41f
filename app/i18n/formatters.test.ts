import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { compareIn, dateTimeFormat, languageNamesIn, numberFormat } from './formatters.ts'

it('makes a formatter once for a language and options, and another one for others', () => {
  const long = () => dateTimeFormat('kk', { dateStyle: 'long', timeZone: 'UTC' })
  expect(long()).toBe(long())
  expect(long()).not.toBe(dateTimeFormat('ru', { dateStyle: 'long', timeZone: 'UTC' }))
  expect(long()).not.toBe(dateTimeFormat('kk', { dateStyle: 'long', timeZone: 'Asia/Almaty' }))
  expect(numberFormat('en', { style: 'currency', currency: 'USD' })).not.toBe(
    numberFormat('en', { style: 'currency', currency: 'EUR' }),
  )
  expect(numberFormat('en', {})).toBe(numberFormat('en', {}))
  expect(languageNamesIn('ru')).toBe(languageNamesIn('ru'))
  expect(compareIn('kk')).toBe(compareIn('kk'))
})

it('orders by the alphabet of the language, as texts compare themselves', () => {
  const words = ['Ән', 'Ағаш', 'Жер', 'Ғарыш', 'Гүл', 'Өнер', 'Орман', 'İnstitute', 'Ёлка', 'Елка']
  for (const language of ['ru', 'kk', 'en'] as const) {
    expect(words.toSorted(compareIn(language))).toEqual(
      words.toSorted((one, other) => one.localeCompare(other, language)),
    )
  }
})

it('no other place makes one for every value', () => {
  // These modules create their formatter once, or cache it.
  const makers = ['i18n/formatters.ts', 'i18n/translate.ts', 'domain/calendar/calendar-day.ts', 'ui/avatar.tsx']
  const app = join(import.meta.dirname, '..')
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(file => /(?<!\.test)\.tsx?$/.test(file))
  const making = files.filter(file => /new Intl\./.test(readFileSync(join(app, file), 'utf8')))
  expect(making.filter(file => !makers.includes(file.replaceAll('\\', '/')))).toEqual([])
})
