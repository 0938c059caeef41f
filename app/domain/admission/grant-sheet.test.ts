import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/world/text.ts'
import { type GrantKind, type GrantSheet, judgeSheet, outcomeOf } from './grant-sheet.ts'

const groupCodes = new Set(['B001', 'B057', 'BM086'])
const rowsOf = (text: string) =>
  text.split('\n').map((line, at) => ({ number: at + 1, cells: line.split(',').map(cell => cell.trim()) }))
const judge = (text: string, kind: GrantKind = 'RESULTS') => judgeSheet(rowsOf(text), { kind, year: 2027, groupCodes })
function readRows(text: string, kind?: GrantKind): GrantSheet {
  const sheet = judge(text, kind)
  if ('missing' in sheet) throw new Error(sheet.missing.join())
  return sheet
}
const reasonsOf = (head: string, row: string, kind?: GrantKind) =>
  readRows(`${head}\n${row}`, kind).refused.flatMap(({ reasons }) => reasons)

describe('a sheet of lowest scores alone', () => {
  const head = 'programmeGroup,universityCode,pool,cutoff'
  const untold = { section: 'GENERAL', form: 'FULL', tag: '', average: null, grants: null, part: null }
  const expected = [
    { number: 2, rowId: '2027 GENERAL FULL B001 7  GENERAL', groupCode: 'B001', universityCode: '7', quota: 'GENERAL', minimum: 98, ...untold }, // oxfmt-ignore
    { number: 3, rowId: '2027 GENERAL FULL BM086 13  RURAL', groupCode: 'BM086', universityCode: '13', quota: 'RURAL', minimum: 120, ...untold }, // oxfmt-ignore
  ]

  it.each([
    ['as it is', `${head}\nB001,7,GRANT,98\nBM086,13,RURAL,120`],
    ['in another order, with other columns', 'pool,note,Cutoff,UNIVERSITYCODE,profileSubjects,programmegroup\nGRANT,,98,7,x,B001\nRURAL,y,120,13,,BM086'], // oxfmt-ignore
    ['with small letters and zeros in front', `${head}\nb001, 007,grant ,098\nbm086,13,rural,120`],
    ['with its columns in Russian', 'ГОП,Код вуза,Квота,Проходной балл\nB001,7,GENERAL,98\nBM086,13,RURAL,120'],
    ['with its columns in Kazakh', 'ББТ коды,ЖОО коды,Квота,Ең төменгі балл\nB001,7,GENERAL,98\nBM086,13,RURAL,120'],
  ])('is read %s', (_, text) => {
    const sheet = readRows(text)
    expect(sheet.refused).toEqual([])
    expect(sheet.accepted).toEqual(expected)
    expect(sheet.rows).toBe(2)
  })

  it('is found below a title', () => {
    const sheet = readRows(`Итоги 2027 года\n\n${head}\nB001,7,GRANT,98`)
    expect(sheet.accepted.map(({ number }) => number)).toEqual([4])
  })

  it('that has not the columns is told from one that has', () => {
    expect(judge('programmeGroup,pool\nB001,GRANT')).toEqual({ missing: ['university', 'minimum'] })
    expect(judge('')).toEqual({ missing: ['group', 'university', 'quota', 'minimum'] })
  })

  it.each([
    ['B999,7,GRANT,98', ['programme-group-unknown']],
    ['В001,7,GRANT,98', ['programme-group-unknown']],
    ['B001,0,GRANT,98', ['university-code-invalid']],
    ['B001,1000,GRANT,98', ['university-code-invalid']],
    ['B001,7a,GRANT,98', ['university-code-invalid']],
    ['B001,7,QUOTA,98', ['quota-unknown']],
    ['B001,7,GRANT,141', ['minimum-invalid']],
    ['B001,7,GRANT,-1', ['minimum-invalid']],
    ['B001,7,GRANT,97.5', ['minimum-invalid']],
    ['B001,7,GRANT,1e2', ['minimum-invalid']],
    ['B001,7,GRANT,', ['minimum-invalid']],
    ['B001,7,GRANT', ['minimum-invalid']],
    ['__proto__,x,constructor,y', ['programme-group-unknown', 'university-code-invalid', 'quota-unknown', 'minimum-invalid']], // oxfmt-ignore
  ])('has the row %s refused', (row, reasons) => expect(reasonsOf(head, row)).toEqual(reasons))

  it.each(['B001,7,GRANT,0', 'B001,7,GRANT,140', 'B001,999,RURAL,98'])('has the row %s taken', row =>
    expect(reasonsOf(head, row)).toEqual([]),
  )

  it('takes a row that says the same twice once, and none of those that contradict each other', () => {
    const sheet = readRows(
      `${head}\nB001,7,GRANT,98\nB001,007,GRANT,98\nB057,7,GRANT,90\nB057,7,GRANT,91\nB057,7,RURAL,80`,
    )
    expect(sheet.accepted.map(({ number }) => number)).toEqual([2, 6])
    expect(sheet.refused.map(({ number, reasons }) => [number, ...reasons])).toEqual([
      [4, 'twice-with-different-figures'],
      [5, 'twice-with-different-figures'],
    ])
  })

  it('means the same in whatever order its rows are', () => {
    const row = fc
      .tuple(
        fc.constantFrom('B001', 'B057', 'B999'),
        fc.integer({ min: 1, max: 3 }),
        fc.constantFrom('GRANT', 'RURAL'),
        fc.integer({ min: 95, max: 98 }),
      )
      .map(cells => cells.join(','))
    const summaryOf = (rows: string[]) => {
      const { accepted, refused } = readRows([head, ...rows].join('\n'))
      const taken = accepted.map(({ rowId, minimum }) => `${rowId} ${minimum!}`)
      return { taken: taken.sort(), refused: refused.map(({ cells }) => cells.join(' ')).sort() }
    }
    fc.assert(
      fc.property(
        fc
          .array(row, { minLength: 1, maxLength: 20 })
          .chain(rows => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        ([rows, shuffled]) => {
          expect(summaryOf(shuffled)).toEqual(summaryOf(rows))
        },
      ),
    )
  })

  it('never breaks the reader', () => {
    fc.assert(fc.property(anyText(), some => void judge(`${head}\n${some}`)))
  })
})

describe('a sheet of all sections', () => {
  const head = 'section,form,group,university,tag,quota,minimum,average,grants'

  it('is read as the content has it, an average with a comma or a point', () => {
    const { accepted, refused } = judgeSheet(
      [head, 'UNIVERSITY_TECHNICAL,FULL,B057,13,,RURAL,84,90.5,10', 'FOREIGN_BRANCH,SHORT,B001,537,KZ-UK-005,GENERAL,30,30;5,1'] // oxfmt-ignore
        .map((line, at) => ({ number: at + 1, cells: line.split(',').map(cell => cell.replace(';', ',')) })),
      { kind: 'RESULTS', year: 2027, groupCodes },
    ) as GrantSheet
    expect(refused).toEqual([])
    expect(accepted).toMatchObject([
      { section: 'UNIVERSITY_TECHNICAL', tag: '', quota: 'RURAL', minimum: 84, average: 90.5, grants: 10 },
      { section: 'FOREIGN_BRANCH', form: 'SHORT', tag: 'KZ-UK-005', minimum: 30, average: 30.5, grants: 1 },
    ])
  })

  it.each([
    ['TARGET,FULL,B057,13,,GENERAL,84,90,10', ['section-unknown']],
    ['GENERAL,EVENING,B057,13,,GENERAL,84,90,10', ['form-unknown']],
    ['GENERAL,FULL,B057,13,a b,GENERAL,84,90,10', ['tag-invalid']],
    ['GENERAL,FULL,B057,13,,GENERAL,84,83.9,10', ['average-invalid']],
    ['GENERAL,FULL,B057,13,,GENERAL,84,many,10', ['average-invalid']],
    ['GENERAL,FULL,B057,13,,GENERAL,84,90,0', ['grants-invalid']],
    ['GENERAL,FULL,B057,13,,GENERAL,84,90,1.5', ['grants-invalid']],
  ])('has the row %s refused', (row, reasons) => expect(reasonsOf(head, row)).toEqual(reasons))

  it('keeps the competitions of one university apart', () => {
    const { accepted, refused } = readRows(`${head}\nGENERAL,FULL,B057,13,,GENERAL,84,90,10\nSOCIAL_QUOTA,FULL,B057,13,,GENERAL,60,70,10`) // oxfmt-ignore
    expect([accepted.length, refused.length]).toEqual([2, 0])
  })
})

describe('a sheet of grants announced', () => {
  const head = 'group,part,grants'

  it('is of groups, and of whole fields for social quotas', () => {
    const { accepted } = readRows(`${head}\nB057,GENERAL_COMPETITION,4000\n6B01,QUOTA_ORPHANS,20`, 'PLAN')
    expect(accepted.map(({ rowId, grants }) => [rowId, grants])).toEqual([
      ['2027 B057 GENERAL_COMPETITION', 4000],
      ['2027 6B01 QUOTA_ORPHANS', 20],
    ])
  })

  it.each([
    ['B999,GENERAL_COMPETITION,5', ['programme-group-unknown']],
    ['B057,SOMETHING,5', ['part-unknown']],
    ['B057,SHORT,none', ['grants-invalid']],
  ])('has the row %s refused', (row, reasons) => expect(reasonsOf(head, row, 'PLAN')).toEqual(reasons))
})

describe('a sheet of minima', () => {
  const head = 'university,group,minimum'

  it('is of groups, also of a branch', () => {
    const { accepted } = readRows(`${head}\n13,B057,110\n5,b057 (KZ-UK-005),70\n5,B057 (KZ-UK),75`, 'MINIMA')
    expect(accepted.map(({ rowId, minimum }) => [rowId, minimum])).toEqual([
      ['13 B057 2027', 110],
      ['5 B057 (KZ-UK-005) 2027', 70],
      ['5 B057 (KZ-UK) 2027', 75],
    ])
    expect(reasonsOf(head, '5,B057 (branch),70', 'MINIMA')).toEqual(['programme-group-unknown'])
  })
})

describe('a row that is taken', () => {
  const known = { minimum: 98, average: 101.5, grants: 9 }

  it('is new, the same, or another, and what it does not tell stays as it is known', () => {
    expect(outcomeOf(known, undefined)).toEqual({ outcome: 'FRESH', before: null, after: known })
    expect(outcomeOf({ minimum: 98, average: null, grants: null }, known).outcome).toBe('SAME')
    expect(outcomeOf({ minimum: 99, average: null, grants: 8 }, known)).toEqual({
      outcome: 'CHANGED',
      before: known,
      after: { minimum: 99, average: 101.5, grants: 8 },
    })
  })
})
