import type { Fields } from '#app/domain/content/history.server.ts'
import { type SheetCell, writeCsv, writeSheet } from '#app/outside/spreadsheet.server.ts'
import { listMajorForms } from './edit-majors.server.ts'
import type { FoundMajorImport } from './major-imports.server.ts'
import type { Refusal } from './major-sheet.ts'
import { type SheetColumn, sheetColumns } from './sheet-columns.ts'

/** Wording of a spreadsheet in the reader's language. */
export type MajorSheetWords = {
  sheet: string
  column: (column: SheetColumn) => string
  /** Label of a value. */
  value: (column: SheetColumn, value: string) => string
}

const numbers: readonly string[] = ['years', 'cost', 'costYear']

/** Exports the majors of an institution that are in the catalogue, as a file that can be edited and imported again. */
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

/** Exports the refused rows of an import as typed, with the reasons in an additional column. */
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
