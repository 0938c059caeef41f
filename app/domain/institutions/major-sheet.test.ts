import { describe, expect, it } from 'vitest'
import { fieldsOfMajor, type MajorColumns } from './major-fields.ts'
import type { MajorContext } from './major-refusal.ts'
import { planMajors, planText, readMajorSheet } from './major-sheet.ts'

const context: MajorContext = {
  groups: new Set(['B057', 'B074']),
  specialities: new Set(['07320100']),
  rates: new Map([['KZT', 1], ['USD', 517]]), // oxfmt-ignore
}

const known: MajorColumns = {
  name: { ru: 'Строительство', kk: 'Құрылыс', en: 'Construction' },
  ...{ groupCode: 'B074', specialityCode: null, years: 4, languages: ['kk', 'ru'] },
  ...{ cost: 900_000, currency: 'KZT', costYear: 2026, costSource: 'INSTITUTION', costChecked: true, grants: true },
  requirements: [{ type: 'ACADEMIC', measure: 'UNT', minimum: 70, language: null, alternative: null, text: null }],
}
const majors = [
  { id: 'polytech-b074', values: fieldsOfMajor(known), retiredAt: null },
  { id: 'polytech-b057', values: fieldsOfMajor({ ...known, name: { ru: 'Информатика', kk: 'Информатика', en: 'Computing' }, groupCode: 'B057' }), retiredAt: null }, // oxfmt-ignore
]

/** Reads a spreadsheet of a header and rows of cells. */
function sheetOf(header: string[], ...rows: string[][]) {
  const read = readMajorSheet([header, ...rows].map((cells, at) => ({ number: at + 1, cells })))
  if (typeof read === 'string') throw new Error(read)
  return read
}
const planOf = (header: string[], ...rows: string[][]) => planMajors(sheetOf(header, ...rows).rows, majors, context)

describe('a sheet of majors', () => {
  it('is known by its headers in three languages, wherever they stand', () => {
    const { columns, ignored } = sheetOf(
      ['Атауы (орысша)', 'Название по-казахски*', 'Name in English', 'Код ГОП', 'Бірдеңе'],
      ['a', 'b', 'c', 'B057', 'x'],
    )
    expect(columns.map(({ column }) => column)).toEqual(['nameRu', 'nameKk', 'nameEn', 'groupCode'])
    expect(ignored).toEqual(['Бірдеңе'])
    const below = readMajorSheet([
      { number: 1, cells: ['Политех, 2026'] },
      { number: 3, cells: ['Название по-русски', 'Цена'] },
      { number: 4, cells: ['ИТ', '1'] },
    ])
    expect(below).toMatchObject({ rows: [{ number: 4, cells: { nameRu: 'ИТ', cost: '1' } }] })
  })

  it('says why it cannot be read', () => {
    const read = (...rows: string[][]) => readMajorSheet(rows.map((cells, at) => ({ number: at + 1, cells })))
    expect(read(['раз', 'два'], ['1', '2'])).toBe('sheetNoColumns')
    expect(read(['Цена', 'Валюта'], ['1', 'KZT'])).toBe('sheetNoName')
    expect(read(['Название по-русски', 'Цена'])).toBe('sheetNoRows')
    const many = Array.from({ length: 301 }, (_, at) => [`Программа ${at}`, '1'])
    expect(read(['Название по-русски', 'Цена'], ...many)).toBe('sheetTooLong')
  })

  it('changes what its cells say and nothing else', () => {
    const { rows, missing } = planOf(['id', 'Цена', 'Год цены'], ['polytech-b074', '1 200 000 тг', '2027'])
    expect(rows).toMatchObject([
      {
        outcome: 'CHANGE',
        changes: [
          { field: 'cost', from: '900000', to: '1200000' },
          { field: 'costYear', from: '2026', to: '2027' },
        ],
      },
    ])
    const [row] = rows
    expect(row!.outcome === 'CHANGE' && row!.columns.requirements).toEqual(known.requirements)
    expect(missing.map(({ id }) => id)).toEqual(['polytech-b057'])
  })

  it('empties a field by an empty cell', () => {
    const header = ['id', 'cost', 'currency', 'cost year', 'cost source', 'price checked']
    const [row] = planOf(header, ['polytech-b074', '', '', '', '', '']).rows
    expect(row).toMatchObject({ outcome: 'CHANGE', columns: { cost: null, currency: null, costSource: null } })
  })

  it('finds a major without its address by name and codes, and adds what is not there', () => {
    const header = ['Название по-русски', 'Название по-казахски', 'Название по-английски', 'Код ГОП', 'Языки', 'Гранты']
    const { rows } = planOf(
      header,
      ['  строительство ', 'Құрылыс', 'Construction', 'В074', 'казахский и русский', 'иә'],
      ['Мосты', 'Көпірлер', 'Bridges', 'B074', 'қазақша', 'нет'],
    )
    expect(rows.map(({ outcome }) => outcome)).toEqual(['CHANGE', 'CREATE'])
    expect(rows[0]).toMatchObject({ changes: [{ field: 'nameRu', to: 'строительство' }] })
    expect(rows[1]).toMatchObject({ columns: { languages: ['kk'], grants: false, groupCode: 'B074' } })
  })

  it('refuses a cell by the rules of the form, and says which', () => {
    const header = ['id', 'Название по-русски', 'Название по-казахски', 'Название по-английски', 'Код ГОП', 'Цена', 'Валюта', 'Гранты'] // oxfmt-ignore
    const { rows } = planOf(
      header,
      ['nothing', 'А', '', '', '', '', '', ''],
      ['', 'Мосты', '', 'Bridges', 'B999', '', '', ''],
      ['', 'Мосты', 'Көпірлер', 'Bridges', 'B999', '', '', ''],
      ['', 'Мосты', 'Көпірлер', 'Bridges', 'B074', 'дорого', 'фунт', 'может быть'],
    )
    const refused = rows.map(row =>
      row.outcome === 'REFUSED' ? row.refusals.map(({ column, key }) => [column, key]) : [],
    )
    expect(refused[0]).toEqual([['id', 'idUnknown']])
    expect(refused[1]).toEqual([
      ['nameKk', 'required'],
      ['groupCode', 'groupUnknown'],
    ])
    expect(refused[2]).toEqual([['groupCode', 'groupUnknown']])
    expect(refused[3]).toEqual(
      expect.arrayContaining([
        ['cost', 'costNumber'],
        ['currency', 'currency'],
        ['grants', 'invalid'],
      ]),
    )
  })

  it('refuses the second of two rows about one major', () => {
    const header = ['id', 'Название по-русски', 'Название по-казахски', 'Название по-английски']
    const bridges = ['', 'Мосты', 'Көпірлер', 'Bridges']
    const computing = ['polytech-b057', 'Информатика', 'Информатика', 'Computing']
    const { rows } = planOf(header, bridges, bridges, computing, computing)
    expect(rows.map(({ outcome }) => outcome)).toEqual(['CREATE', 'REFUSED', 'SAME', 'REFUSED'])
    expect(rows[1]).toMatchObject({ refusals: [{ key: 'twice', row: 2 }] })
  })

  it('leaves what is retired alone, and says so', () => {
    const retired = majors.map(major => ({ ...major, retiredAt: new Date() }))
    const { rows } = sheetOf(['id', 'Цена'], ['polytech-b074', '1200000'])
    const plan = planMajors(rows, retired, context)
    expect(plan.rows).toMatchObject([{ outcome: 'REFUSED', refusals: [{ column: 'id', key: 'retired' }] }])
    expect(plan.missing).toEqual([])
  })

  it('does the same while nothing else changes, and not the same when it does', () => {
    const rows = sheetOf(['id', 'Цена'], ['polytech-b074', '1200000']).rows
    const version = planText(planMajors(rows, majors, context))
    expect(planText(planMajors(rows, majors, context))).toBe(version)
    const meanwhile = [{ ...majors[0]!, values: fieldsOfMajor({ ...known, cost: 1_000_000 }) }, majors[1]!]
    expect(planText(planMajors(rows, meanwhile, context))).not.toBe(version)
  })
})
