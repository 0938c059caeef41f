import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText } from '#tests/world/text.ts'
import { FILE_BYTES_AT_MOST, type GrantsFile, readGrants, writeRejects } from './cutoffs-file.ts'

const groups = new Set(['B001', 'B057', 'BM086'])
const bytes = (text: string) => new TextEncoder().encode(text)
const read = (text: string | Uint8Array) => readGrants(typeof text === 'string' ? bytes(text) : text, groups)
function readRows(text: string | Uint8Array): GrantsFile {
  const file = read(text)
  if ('problem' in file) throw new Error(file.problem)
  return file
}
const head = 'programmeGroup,universityCode,pool,cutoff'
const reasonsOf = (row: string) => readRows(`${head}\n${row}`).refused.flatMap(({ reasons }) => reasons)

describe('a file of cut-offs', () => {
  const untold = { section: 'GENERAL', form: 'FULL', tag: '', average: null, grants: null }
  const expected = [
    { line: 2, groupCode: 'B001', universityCode: '7', quota: 'GENERAL', minimum: 98, ...untold },
    { line: 3, groupCode: 'BM086', universityCode: '13', quota: 'RURAL', minimum: 120, ...untold },
  ]

  it.each([
    ['with commas', `${head}\nB001,7,GRANT,98\nBM086,13,RURAL,120\n`],
    ['with semicolons', `${head}\nB001,7,GRANT,98\nBM086,13,RURAL,120`.replaceAll(',', ';')],
    ['with tabs', `${head}\nB001,7,GRANT,98\nBM086,13,RURAL,120`.replaceAll(',', '\t')],
    ['with the mark of Excel and its line ends', `\uFEFF${head}\r\nB001,7,GRANT,98\r\nBM086,13,RURAL,120\r\n`],
    ['in quotation marks', `"programmeGroup","universityCode","pool","cutoff"\n"B001","7","GRANT","98"\nBM086,13,RURAL,120`], // prettier-ignore
    ['in another order, with other columns', 'pool,note,Cutoff,UNIVERSITYCODE,profileSubjects,programmegroup\nGRANT,,98,7,x,B001\nRURAL,y,120,13,,BM086'], // prettier-ignore
    ['with spaces, small letters and zeros in front', `${head}\n b001 , 007,grant ,098\nbm086,13,rural,120`],
    ['with empty lines at its end', `${head}\nB001,7,GRANT,98\nBM086,13,RURAL,120\n\n,,,\n`],
  ])('is read %s', (_, text) => {
    const file = readRows(text)
    expect(file.refused).toEqual([])
    expect(file.accepted).toEqual(expected)
    expect(file.rows).toBe(2)
  })

  it('is read as Excel in Russian saves it', () => {
    // «Педагогика» in windows-1251.
    const name = [0xcf, 0xe5, 0xe4, 0xe0, 0xe3, 0xee, 0xe3, 0xe8, 0xea, 0xe0]
    const text = [...bytes('programmeGroup;universityCode;pool;cutoff;name\nB001;7;GRANT;x;'), ...name]
    const { refused } = readRows(new Uint8Array(text))
    expect(refused).toEqual([
      { line: 2, cells: ['B001', '7', 'GRANT', 'x', 'Педагогика'], reasons: ['minimum-invalid'] },
    ])
  })

  it.each([
    ['', { problem: 'empty' }],
    ['\n\n', { problem: 'empty' }],
    [`${head}\n`, { problem: 'empty' }],
    ['programmeGroup,pool\nB001,GRANT', { problem: 'columns-missing', missing: ['university', 'minimum'] }],
    [`${head}\nB001,7,GRANT,98\nB001,"7,GRANT,98\n`, { problem: 'unreadable', line: 3 }],
  ])('that says nothing is told from one that does: %j', (text, problem) => expect(read(text)).toMatchObject(problem))

  it('has an end', () => {
    expect(read(new Uint8Array(FILE_BYTES_AT_MOST + 1))).toEqual({ problem: 'too-large' })
    const row = '\nB001,7,GRANT,98'
    expect(read(head + row.repeat(10_001))).toEqual({ problem: 'too-many-rows' })
    expect(readRows(head + row.repeat(10_000)).rows).toBe(10_000)
    expect(read(`${head}\nB001,7,GRANT,"${'x'.repeat(100_000)}"`)).toMatchObject({ problem: 'unreadable' })
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
    [`B001,7,GRANT,98,${'x'.repeat(201)}`, ['cell-too-long']],
    ['__proto__,x,constructor,y', ['programme-group-unknown', 'university-code-invalid', 'quota-unknown', 'minimum-invalid']], // prettier-ignore
  ])('has the row %s refused', (row, reasons) => expect(reasonsOf(row)).toEqual(reasons))

  it.each(['B001,7,GRANT,0', 'B001,7,GRANT,140', 'B001,999,RURAL,98'])('has the row %s taken', row =>
    expect(reasonsOf(row)).toEqual([]),
  )

  it('takes a row that says the same twice once, and none of those that contradict each other', () => {
    const file = readRows(
      `${head}\nB001,7,GRANT,98\nB001,007,GRANT,98\nB057,7,GRANT,90\nB057,7,GRANT,91\nB057,7,RURAL,80`,
    )
    expect(file.accepted.map(({ line }) => line)).toEqual([2, 6])
    expect(file.refused.map(({ line, reasons }) => [line, ...reasons])).toEqual([
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
      ) // prettier-ignore
      .map(cells => cells.join(','))
    const told = (rows: string[]) => {
      const { accepted, refused } = readRows([head, ...rows].join('\n'))
      const taken = accepted.map(({ groupCode, universityCode, quota, minimum }) =>
        [groupCode, universityCode, quota, minimum].join(' '),
      )
      return { taken: taken.sort(), refused: refused.map(({ cells }) => cells.join(' ')).sort() }
    }
    fc.assert(
      fc.property(
        fc
          .array(row, { minLength: 1, maxLength: 20 })
          .chain(rows => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length }))),
        ([rows, shuffled]) => {
          expect(told(shuffled)).toEqual(told(rows))
        },
      ),
    )
  })

  it.each([
    [','.repeat(10_000_000), 1],
    [`${head}\n${','.repeat(10_000_000)}`, 2],
    [`${head}\r\nB001,7,GRANT,98\r\n${'B001,7,GRANT,98;'.repeat(60)}`, 3],
    [`${head}\n\n${'x'.repeat(20_001)}`, 3],
  ])('is told at once of a line nobody would have written', (text, line) =>
    expect(read(new TextEncoder().encode(text))).toEqual({ problem: 'unreadable', line }),
  )

  it('never breaks the reader', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), some => void read(some)))
    fc.assert(fc.property(anyText(), some => void read(`${head}\n${some}`)))
  })
})

describe('a file of all sections', () => {
  const head = 'section,form,group,university,tag,quota,minimum,average,grants'
  const reasonsOf = (row: string) => readRows(`${head}\n${row}`).refused.flatMap(({ reasons }) => reasons)

  it('is read as the content has it', () => {
    const { accepted, refused } = readRows(`${head}\nUNIVERSITY_TECHNICAL,FULL,B057,13,,RURAL,84,90.5,10\nFOREIGN_BRANCH,SHORT,B001,537,KZ-UK-005,GENERAL,30,30,1`) // prettier-ignore
    expect(refused).toEqual([])
    expect(accepted).toMatchObject([
      {
        section: 'UNIVERSITY_TECHNICAL',
        form: 'FULL',
        tag: '',
        quota: 'RURAL',
        minimum: 84,
        average: 90.5,
        grants: 10,
      },
      { section: 'FOREIGN_BRANCH', form: 'SHORT', tag: 'KZ-UK-005', quota: 'GENERAL', minimum: 30, grants: 1 },
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
  ])('has the row %s refused', (row, reasons) => expect(reasonsOf(row)).toEqual(reasons))

  it('keeps the competitions of one university apart', () => {
    const { accepted, refused } = readRows(`${head}\nGENERAL,FULL,B057,13,,GENERAL,84,90,10\nSOCIAL_QUOTA,FULL,B057,13,,GENERAL,60,70,10`) // prettier-ignore
    expect([accepted.length, refused.length]).toEqual([2, 0])
  })
})

describe('the refused rows', () => {
  it('are a file with reasons that can be mended and sent again', () => {
    const file = readRows(`${head};note`.replaceAll(',', ';') + '\nB001;7;GRANT;98;\nB057;7;GRANT;980;"one; two"')
    const rejects = writeRejects(file)
    expect(rejects).toBe(
      '\uFEFFprogrammeGroup;universityCode;pool;cutoff;note;reason\nB057;7;GRANT;980;"one; two";minimum-invalid\n',
    )
    const again = readRows(rejects)
    expect(again.refused).toMatchObject([{ reasons: ['minimum-invalid'] }])
    expect(writeRejects(again)).toBe(rejects)
    expect(readRows(rejects.replace('980', '98')).accepted).toMatchObject([{ groupCode: 'B057', minimum: 98 }])
  })

  it('hold nothing a spreadsheet would run', () => {
    const rejects = writeRejects(readRows(`${head},note\n=1+1,+7,-GRANT,@98,"=HYPERLINK(""x"")"`))
    expect(rejects.split('\n')[1]).toMatch(/^'=1\+1,'\+7,'-GRANT,'@98,"'=HYPERLINK/)
  })
})
