import { readFile } from 'node:fs/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import pLimit from 'p-limit'
import { asText, withoutMark } from './spreadsheets/formulas.ts'
import { readCsv } from './spreadsheets/read-csv.server.ts'
import { readXlsx } from './spreadsheets/read-xlsx.server.ts'
import { limits, type Sheet, type SheetFault, UnreadableSheet } from './spreadsheets/sheet.ts'

/** One list at a time in each process: a large one takes its room once. */
const inTurn = pLimit(1)

/** Reads a list of at most 10,000 rows and a header, an Excel workbook (.xlsx) or text parted by commas, semicolons or
 *  tabs. What the file is, is seen by its first bytes, whatever its name. Rows without anything in them are left out. */
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

/** NUL and its like, and halves of a letter: no database and no workbook keeps them. */
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
  /** In letters; as wide as its header when nothing is said. */
  width?: number
}
export type SheetCell = string | number | boolean | null

/** So many rows are written before other work of the process has its turn. */
const ROWS_AT_ONCE = 200

/** An Excel workbook (.xlsx) of one sheet: a header that stays in sight and rows of cells in the order of the columns.
 *  A text that a spreadsheet might take for a formula is marked as text. */
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

/** The same as a text Excel opens by itself here: semicolons between the cells, UTF-8 with its mark. */
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

/** A name as Excel allows it: 31 letters, none of those its formulas need. */
function sheetName(name: string): string {
  return (
    name
      .replace(/[[\]:*?/\\]/g, ' ')
      .replace(/^'+|'+$/g, '')
      .trim()
      .slice(0, 31) || '1'
  )
}
