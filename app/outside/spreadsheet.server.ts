import { readFile } from 'node:fs/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import pLimit from 'p-limit'
import { asText, withoutMark } from './spreadsheets/formulas.ts'
import { readCsv } from './spreadsheets/read-csv.server.ts'
import { readXlsx } from './spreadsheets/read-xlsx.server.ts'
import { limits, type Sheet, type SheetFault, UnreadableSheet } from './spreadsheets/sheet.ts'

/** Each process reads one list at a time, which limits the memory used. */
const inTurn = pLimit(1)

/** Reads a list of at most 10,000 rows and a header: an Excel workbook (.xlsx) or text separated by commas, semicolons
 *  or tabs. The format is detected by the first bytes, whatever the name. Empty rows are left out. Returns a
 *  `SheetFault` for a list that cannot be read. */
export async function readSheet(path: string): Promise<Sheet | SheetFault> {
  return inTurn(async () => {
    try {
      const sheet = await read(await readFile(path))
      for (const row of sheet.rows) row.cells = row.cells.map(cell => withoutMark(cell).replace(noText, '\uFFFD'))
      return sheet.rows.length === 0 ? 'listEmpty' : sheet
    } catch (error) {
      if (error instanceof UnreadableSheet) return error.fault
      throw error
    }
  })
}

/** Control characters and lone surrogates, which neither databases nor workbooks can store. */
const noText = /(?![\t\n\r])\p{Cc}|\p{Cs}/gu

async function read(bytes: Buffer): Promise<Sheet> {
  const head = bytes.subarray(0, 8)
  const deadline = Date.now() + limits.milliseconds
  if (head.subarray(0, 4).equals(zip)) return readXlsx(bytes, deadline)
  // Excel 97, or a workbook with a password.
  if (head.equals(compound)) throw new UnreadableSheet('listOld')
  if (foreign.test(head.toString('latin1'))) throw new UnreadableSheet('listType')
  return readCsv(bytes, deadline)
}

const zip = Buffer.from('PK\u0003\u0004', 'latin1')
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const foreign = /^(%PDF|\x89PNG|\xff\xd8\xff|GIF8|<\?xml|<html|<!doc|\{\\rtf)/i

export type SheetColumn = {
  header: string
  /** In characters; the width of the header by default. */
  width?: number
}
export type SheetCell = string | number | boolean | null

/** Rows written before other work of the process may run. */
const ROWS_AT_ONCE = 200

/** Writes an Excel workbook (.xlsx) of one sheet: a frozen header and rows with cells in the order of the columns. Text
 *  that a spreadsheet might read as a formula is marked as text. */
export async function writeSheet(
  name: string,
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>,
): Promise<Uint8Array<ArrayBuffer>> {
  const options = {
    name: sheetName(name),
    columns: columns.map(({ header, width }) => ({
      header: asText(header),
      width: width ?? Math.max(10, header.length + 2),
    })),
    freezePane: { rows: 1 },
  }
  const stream = writeXlsxStream(inTurns(rows), options)
  return new Uint8Array(await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer())
}

/** Writes the same as a text file that Excel in Kazakhstan opens directly: separated by semicolons, UTF-8 with a byte
 *  order mark. */
export function writeCsv(
  columns: readonly SheetColumn[],
  rows: Iterable<readonly SheetCell[]>,
): Uint8Array<ArrayBuffer> {
  const line = (cells: readonly SheetCell[]) => cells.map(csvCell).join(';')
  const lines = [line(columns.map(({ header }) => header)), ...Array.from(rows, line)]
  return new TextEncoder().encode(`\uFEFF${lines.join('\r\n')}\r\n`)
}

function csvCell(cell: SheetCell): string {
  const text = typeof cell === 'string' ? asText(cell) : String(cell ?? '')
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

async function* inTurns(rows: Iterable<readonly SheetCell[]> | AsyncIterable<readonly SheetCell[]>) {
  let written = 0
  for await (const row of rows) {
    yield row.map(cell => (typeof cell === 'string' ? asText(cell) : cell))
    written += 1
    if (written % ROWS_AT_ONCE === 0) await breathe()
  }
}

/** Returns a sheet name that Excel allows: 31 characters, without those reserved for formulas. */
function sheetName(name: string): string {
  return (
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, 31) || '1'
  )
}
