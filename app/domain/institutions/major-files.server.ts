import type { Fields } from '#app/domain/content/history.server.ts'
import { type SheetCell, writeCsv, writeSheet } from '#app/outside/spreadsheet.server.ts'
import { listMajorForms } from './edit-majors.server.ts'
import type { FoundMajorImport } from './major-imports.server.ts'
import type { Refusal } from './major-sheet.ts'
import { type SheetColumn, sheetColumns } from './sheet-columns.ts'

/** What a sheet says, in the reader's words. */
export type MajorSheetWords = {
  sheet: string
  column: (column: SheetColumn) => string
  /** What a value of a field is called. */
  value: (column: SheetColumn, value: string) => string
}

const numbers: readonly string[] = ['years', 'cost', 'costYear']

/** The majors of an institution that are in the catalogue, as a file that can be changed and sent in again. */
export async function exportMajors(institutionId: string, format: 'xlsx' | 'csv', words: MajorSheetWords) {
  const majors = await listMajorForms(institutionId)
  const rows = majors
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ id, values }) => sheetColumns.map(column => cellOf(column, { ...values, id }, words)))
  const columns = sheetColumns.map(column => ({ header: words.column(column), width: 24 }))
  return format === 'csv' ? writeCsv(columns, rows) : writeSheet(words.sheet, columns, rows)
}

function cellOf(column: SheetColumn, values: Fields, words: MajorSheetWords): SheetCell {
  const value = values[column] ?? ''
  if (numbers.includes(column)) return value === '' ? null : Number(value)
  return words.value(column, value)
}

/** The refused rows of a sheet as they were typed, with the reasons in a column of their own. */
export async function exportRefused(
  { columns, plan }: FoundMajorImport,
  { sheet, reason }: MajorSheetWords & { reason: string },
  reasonOf: (refusal: Refusal) => string,
) {
  const rows = plan.rows.flatMap(row => {
    if (row.outcome !== 'REFUSED') return []
    return [[...columns.map(({ column }) => row.cells[column] ?? ''), row.refusals.map(reasonOf).join(' ')]]
  })
  const headers = [...columns.map(({ header }) => ({ header, width: 20 })), { header: reason, width: 70 }]
  return writeSheet(sheet, headers, rows)
}
