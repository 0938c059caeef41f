import { setImmediate as breathe } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { streamXlsxRows } from 'hucre/xlsx'
import { limits, type Sheet, type SheetRow, UnreadableSheet } from './sheet.ts'
import { unpack } from './unpack.server.ts'
import {
  countOf,
  countsFrom1904,
  mergedDown,
  sheetsOf,
  withFormulas,
  withoutBlanks,
  withoutFarCells,
} from './worksheet.ts'

/** Reads the first sheet of a workbook that has rows. Formulas are read as their result, or as their text if there is
 *  none. The library gets only what was unpacked within the limits. */
export async function readXlsx(bytes: Uint8Array, deadline: number): Promise<Sheet> {
  const files = await unpack(bytes)
  const workbook = textOf(files['xl/workbook.xml'])
  if (countOf('<si', textOf(files['xl/sharedStrings.xml'])) > limits.strings) throw new UnreadableSheet('listTooLarge')
  const sheets = sheetsOf(workbook, textOf(files['xl/_rels/workbook.xml.rels']))
  for (const [index, { name, part }] of sheets.slice(0, limits.sheets).entries()) {
    if (Date.now() > deadline) throw new UnreadableSheet('listTooLarge')
    const worksheet = textOf(files[part])
    if (!hasCells.test(worksheet)) continue
    const cells = withFormulas(withoutFarCells(withoutBlanks(worksheet)))
    if (countOf('<row', cells) > MOST_ROWS) throw new UnreadableSheet('listTooLong')
    const handed = cells === worksheet ? files : { ...files, [part]: new TextEncoder().encode(cells) }
    const rows = await readRows(zipSync(lastOf(handed, part), { level: 0 }), index, deadline)
    if (rows.length === 0) continue
    fillDown(rows, worksheet)
    return { name, rows, from1904: countsFrom1904(workbook) }
  }
  throw new UnreadableSheet(sheets.length === 0 ? 'listBroken' : 'listEmpty')
}

/** Maximum rows passed to the library. More than `limits.rows`, because rows of empty text are dropped only after
 *  reading. */
const MOST_ROWS = 50_000

/** Sheets without cells are skipped. */
const hasCells = /<(?:\w+:)?c[\s>/]/

async function readRows(bytes: Uint8Array, sheet: number, deadline: number): Promise<SheetRow[]> {
  const rows: SheetRow[] = []
  let seen = 0
  try {
    for await (const { index, values } of streamXlsxRows(inPieces(bytes), { sheet })) {
      seen += 1
      if (seen % 500 === 0) await breathe()
      if (Date.now() > deadline) throw new UnreadableSheet('listTooLarge')
      const cells = values.slice(0, limits.columns).map(textOfCell)
      if (cells.every(cell => cell === '')) continue
      rows.push({ number: index + 1, cells })
      if (rows.length > limits.rows) throw new UnreadableSheet('listTooLong')
    }
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('listBroken')
  }
  return rows
}

/** Puts the sheet to read after all other parts, because the reader streams, and leaves out the other sheets. */
function lastOf(files: Record<string, Uint8Array>, part: string): Record<string, Uint8Array> {
  const others = Object.entries(files).filter(([name]) => !/^xl\/worksheets\/[^/]+\.xml$/i.test(name))
  return { ...Object.fromEntries(others), ...(files[part] && { [part]: files[part] }) }
}

/** Streams a workbook in chunks, so that other work of the process can run in between. */
function inPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  let start = 0
  return new ReadableStream({
    async pull(controller) {
      await breathe()
      const piece = bytes.subarray(start, start + 32 * 1024)
      start += piece.length
      if (piece.length === 0) controller.close()
      else controller.enqueue(piece)
    },
  })
}

function textOfCell(value: unknown): string {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6)
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value.trim().slice(0, limits.cell) : ''
}

/** Copies a value merged over several rows into each of them, such as a class written once beside thirty names. */
function fillDown(rows: SheetRow[], worksheet: string) {
  const places = new Map(rows.map(({ number }, at) => [number, at]))
  for (const { column, from, to } of mergedDown(worksheet)) {
    const first = places.get(from)
    const value = first === undefined ? undefined : rows[first]!.cells[column]
    if (!value) continue
    for (let at = first!; at < rows.length; at += 1) {
      const { number, cells } = rows[at]!
      if (number < from || number > to) break
      while (cells.length < column) cells.push('')
      cells[column] ||= value
    }
  }
}

function textOf(bytes: Uint8Array | undefined): string {
  return bytes ? new TextDecoder().decode(bytes) : ''
}
