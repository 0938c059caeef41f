import { type CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'
import { type Pool, pools } from '#app/domain/institutions/vocabulary.ts'

/** A file of cut-offs as an administrator has it: read, every row judged, and what was refused written down to be mended. */

export const FILE_BYTES_AT_MOST = 10 * 1024 * 1024
export const ROWS_AT_MOST = 10_000
const CELL_AT_MOST = 200
const RECORD_AT_MOST = 20_000
/** Ten millions of empty cells are ten megabytes and take a minute. */
const COLUMNS_AT_MOST = 100

/** Columns are found by these names, whatever their order and case; others are passed over. */
const columns = ['programmeGroup', 'universityCode', 'pool', 'cutoff'] as const
type Column = (typeof columns)[number]
const REASON = 'reason'

export type FileCutoff = { line: number; groupCode: string; universityCode: string; pool: Pool; score: number }

type RowReason =
  | 'cell-too-long'
  | 'programme-group-unknown'
  | 'university-code-invalid'
  | 'pool-unknown'
  | 'score-invalid'
  | 'twice-with-different-scores'

type RefusedRow = { line: number; reasons: RowReason[]; cells: string[] }

/** Why nothing of a file could be taken. */
export type FileProblem =
  | { problem: 'cycle-invalid' | 'too-large' | 'too-many-rows' | 'empty' }
  | { problem: 'unreadable'; line: number }
  | { problem: 'columns-missing'; missing: Column[] }

export type CutoffsFile = {
  header: string[]
  delimiter: string
  /** So many rows below the header, empty ones not counted. */
  rows: number
  /** One for each programme and pool: a row that says the same again is counted in `rows` alone. */
  accepted: FileCutoff[]
  refused: RefusedRow[]
}

/** Reads a file of cut-offs (CSV with commas, semicolons or tabs; UTF-8 or windows-1251) and judges each row, given the
 *  programme groups there are. Rows that contradict each other are refused all, so their order does not matter. */
export function readCutoffs(bytes: Uint8Array, groupCodes: ReadonlySet<string>): CutoffsFile | FileProblem {
  if (bytes.length > FILE_BYTES_AT_MOST) return { problem: 'too-large' }
  const text = textOf(bytes)
  const line = findOverlong(text)
  if (line !== null) return { problem: 'unreadable', line }
  const delimiter = delimiterOf(text)
  const records = recordsOf(text, delimiter)
  if ('problem' in records) return records
  const [head, ...body] = records
  if (!head) return { problem: 'empty' }
  const header = head.cells.map(cell => cell.slice(0, CELL_AT_MOST))
  const names = header.map(cell => cell.toLowerCase())
  const missing = columns.filter(column => !names.includes(column.toLowerCase()))
  if (missing.length > 0) return { problem: 'columns-missing', missing }
  if (body.length > ROWS_AT_MOST) return { problem: 'too-many-rows' }
  if (body.length === 0) return { problem: 'empty' }

  const place = (column: Column) => names.indexOf(column.toLowerCase())
  const places = { group: place('programmeGroup'), code: place('universityCode'), pool: place('pool'), score: place('cutoff') } // prettier-ignore
  const judged = body.map(({ line, cells }) => judgeRow(line, cells, places, groupCodes))
  const { accepted, contradicting } = withoutContradictions(judged.filter(row => 'score' in row))
  const refused = judged.flatMap(row => {
    if (!('score' in row)) return [row]
    const { line, cells } = row
    return contradicting.has(keyOf(row)) ? [{ line, cells, reasons: ['twice-with-different-scores' as const] }] : []
  })
  return { header, delimiter, rows: body.length, accepted, refused }
}

/** The refused rows as a file with a column of reasons, in UTF-8 with the mark Excel looks for, to be mended and sent again.
 *  What a spreadsheet would take for a formula is escaped. */
export function writeRejects({ header, delimiter, refused }: CutoffsFile): string {
  const kept = header.flatMap((name, at) => (name.toLowerCase() === REASON ? [] : [at]))
  const rows = refused.map(({ cells, reasons }) => [
    ...kept.map(at => (cells[at] ?? '').slice(0, CELL_AT_MOST)),
    reasons.join(' '),
  ])
  return stringify([[...kept.map(at => header[at]!), REASON], ...rows], { bom: true, delimiter, escape_formulas: true })
}

/** One cut-off of a cycle is known by its programme and pool. */
export function keyOf({
  groupCode,
  universityCode,
  pool,
}: {
  groupCode: string
  universityCode: string
  pool: string
}) {
  return `${groupCode} ${universityCode} ${pool}`
}

/** UTF-8, or what it is when Excel in Russian saves a CSV. */
function textOf(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** A line that cannot be a record: too long, or of too many cells. */
const overlong = new RegExp(`^(?:[^\\r\\n]{${RECORD_AT_MOST + 1}}|(?:[^\\r\\n,;\\t]*[,;\\t]){${COLUMNS_AT_MOST}})`, 'm')

/** The number of the first such line, null when there is none. */
function findOverlong(text: string): number | null {
  const found = overlong.exec(text)
  return found && text.slice(0, found.index).split(/\r\n|[\r\n]/).length
}

/** Whichever of the three there is most of in the first line. */
function delimiterOf(text: string) {
  const [first = ''] = text.trimStart().split(/[\r\n]/, 1)
  const counted = [',', ';', '\t'].map(sign => ({ sign, count: first.split(sign).length }))
  return counted.reduce((most, one) => (one.count > most.count ? one : most)).sign
}

type Line = { line: number; cells: string[] }

function recordsOf(text: string, delimiter: string): Line[] | FileProblem {
  try {
    const records = parse(text, {
      delimiter,
      bom: true,
      info: true,
      trim: delimiter !== '\t',
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: RECORD_AT_MOST,
      // One more than may be: enough to see that there are too many.
      to: ROWS_AT_MOST + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[]
    return records.map(({ record, info }) => ({ line: info.lines, cells: record.map(cell => cell.trim()) }))
  } catch (fault) {
    const { lines } = fault as CsvError & { lines?: number }
    if (lines === undefined) throw fault
    return { problem: 'unreadable', line: lines }
  }
}

type Places = { group: number; code: number; pool: number; score: number }

type Row = FileCutoff & { cells: string[] }

function judgeRow(line: number, cells: string[], places: Places, groupCodes: ReadonlySet<string>): Row | RefusedRow {
  const cell = (at: number) => cells[at] ?? ''
  if (cells.some(one => one.length > CELL_AT_MOST)) return { line, cells, reasons: ['cell-too-long'] }
  const groupCode = cell(places.group).toUpperCase()
  const universityCode = Number(cell(places.code))
  const pool = pools.find(known => known === cell(places.pool).toUpperCase())
  const score = Number(cell(places.score))
  const reasons: RowReason[] = []
  if (!groupCodes.has(groupCode)) reasons.push('programme-group-unknown')
  if (!/^\d{1,3}$/.test(cell(places.code)) || universityCode < 1) reasons.push('university-code-invalid')
  if (!pool) reasons.push('pool-unknown')
  if (!/^\d{1,3}$/.test(cell(places.score)) || score > UNT_MAXIMUM) reasons.push('score-invalid')
  if (!pool || reasons.length > 0) return { line, cells, reasons }
  return { line, cells, groupCode, universityCode: String(universityCode), pool, score }
}

function withoutContradictions(rows: readonly Row[]) {
  const byKey = new Map<string, FileCutoff>()
  const contradicting = new Set<string>()
  for (const { line, groupCode, universityCode, pool, score } of rows) {
    const row = { line, groupCode, universityCode, pool, score }
    const before = byKey.get(keyOf(row))
    if (!before) byKey.set(keyOf(row), row)
    else if (before.score !== score) contradicting.add(keyOf(row))
  }
  return { accepted: [...byKey.values()].filter(row => !contradicting.has(keyOf(row))), contradicting }
}
