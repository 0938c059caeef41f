import { writeSheet } from '#app/outside/spreadsheet.server.ts'
import { type FoundGrantImport, listRefusedGrants, type RefusedLine } from './grant-imports.server.ts'

const MOST_REFUSED = 10_000

type Words = { sheet: string; reason: string; reasonsOf: (row: RefusedLine) => string }

/** Writes the refused rows of a sheet as entered, with a column of reasons, to be corrected and sent again. */
export async function writeRefusedGrants({ id, columns }: FoundGrantImport, words: Words) {
  const { refused } = await listRefusedGrants(id, { after: 0, most: MOST_REFUSED })
  const head = [...columns.map(({ header }) => ({ header, width: 18 })), { header: words.reason, width: 70 }]
  const rows = refused.map(row => [...columns.map(({ column }) => row.cells[column] ?? ''), words.reasonsOf(row)])
  return writeSheet(words.sheet, head, rows)
}
