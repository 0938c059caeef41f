import { describe, expect, it } from 'vitest'
import { fieldsOfMajor } from '#app/domain/institutions/major-fields.ts'
import { planMajors, readMajorSheet } from '#app/domain/institutions/major-sheet.ts'
import { sheetColumns } from '#app/domain/institutions/sheet-columns.ts'
import { costSources } from '#app/domain/institutions/vocabulary.ts'
import { languages } from '#app/i18n/config.ts'
import { readerOf } from '#app/i18n/i18next.server.ts'
import { majorSheetWords } from './major-sheet-words.server.ts'

const context = {
  groups: new Set(['B057']),
  specialities: new Set<string>(),
  rates: new Map([['KZT', 1]]),
}

describe.each(languages)('what a sheet of majors says in %s', language => {
  const words = majorSheetWords(readerOf(language, 'majorSheets'))

  it.each(costSources)('is understood when it comes back (%s)', costSource => {
    const values = fieldsOfMajor({
      ...{ name: { ru: 'Мосты', kk: 'Көпірлер', en: 'Bridges' }, groupCode: 'B057', specialityCode: null, years: 4.5 },
      ...{ languages: ['kk', 'ru'], cost: 1000, currency: 'KZT', costYear: 2026, costSource, costChecked: true },
      ...{ grants: false, requirements: [] },
    })
    const cells = sheetColumns.map(column => (column === 'id' ? 'bridges' : words.value(column, values[column] ?? '')))
    const sheet = readMajorSheet([
      { number: 1, cells: sheetColumns.map(words.column) },
      { number: 2, cells },
    ])
    if (typeof sheet === 'string') throw new Error(sheet)
    expect(sheet.columns.map(({ column }) => column)).toEqual(sheetColumns)
    expect(planMajors(sheet.rows, [{ id: 'bridges', values, retiredAt: null }], context).rows).toMatchObject([
      { outcome: 'SAME' },
    ])
  })
})
