import { type CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'
import { allSections } from './grants-model.ts'

/** A file of state grants as an administrator has it: read, every row judged, and what was refused written down to be mended. */

export const FILE_BYTES_AT_MOST = 10 * 1024 * 1024
export const ROWS_AT_MOST = 10_000
const CELL_AT_MOST = 200
const RECORD_AT_MOST = 20_000
/** Ten millions of empty cells are ten megabytes and take a minute. */
const COLUMNS_AT_MOST = 100

/** Columns are found by these names, whatever their order and case; others are passed over. */
const columns = ['section', 'form', 'group', 'university', 'tag', 'quota', 'minimum', 'average', 'grants'] as const
type Column = (typeof columns)[number]
/** Without the others a file is of the general competition, form FULL, and tells only its cut-offs. */
const needed = ['group', 'university', 'quota', 'minimum'] as const satisfies Column[]
/** What files of earlier years called them. */
const earlier: Partial<Record<Column, string>> = {
  group: 'programmegroup',
  university: 'universitycode',
  quota: 'pool',
  minimum: 'cutoff',
}
const forms = ['FULL', 'SHORT']
/** GRANT is what earlier files called the general quota. */
const quotas = new Map([['GENERAL', 'GENERAL'], ['GRANT', 'GENERAL'], ['RURAL', 'RURAL'], ['EMERGENCY', 'EMERGENCY']]) // prettier-ignore
const REASON = 'reason'

export type FileGrant = {
  line: number
  section: string
  form: string
  groupCode: string
  universityCode: string
  tag: string
  quota: string
  minimum: number
  /** Null where the file does not tell. */
  average: number | null
  grants: number | null
}

type RowReason =
  | 'cell-too-long'
  | 'programme-group-unknown'
  | 'university-code-invalid'
  | 'section-unknown'
  | 'form-unknown'
  | 'quota-unknown'
  | 'tag-invalid'
  | 'minimum-invalid'
  | 'average-invalid'
  | 'grants-invalid'
  | 'twice-with-different-figures'

type RefusedRow = { line: number; reasons: RowReason[]; cells: string[] }

/** Why nothing of a file could be taken. */
export type FileProblem =
  | { problem: 'cycle-invalid' | 'too-large' | 'too-many-rows' | 'empty' }
  | { problem: 'unreadable'; line: number }
  | { problem: 'columns-missing'; missing: string[] }

export type GrantsFile = {
  header: string[]
  delimiter: string
  /** So many rows below the header, empty ones not counted. */
  rows: number
  /** One for each competition at a university: a row that says the same again is counted in `rows` alone. */
  accepted: FileGrant[]
  refused: RefusedRow[]
}

/** Reads a file of state grants (CSV with commas, semicolons or tabs; UTF-8 or windows-1251) and judges each row, given the
 *  programme groups there are. Rows that contradict each other are refused all, so their order does not matter. */
export function readGrants(bytes: Uint8Array, groupCodes: ReadonlySet<string>): GrantsFile | FileProblem {
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
  const places = placesOf(names)
  const missing = needed.filter(column => places[column] < 0)
  if (missing.length > 0) return { problem: 'columns-missing', missing }
  if (body.length > ROWS_AT_MOST) return { problem: 'too-many-rows' }
  if (body.length === 0) return { problem: 'empty' }

  const judged = body.map(({ line, cells }) => judgeRow(line, cells, places, groupCodes))
  const { accepted, contradicting } = withoutContradictions(judged.filter(row => 'minimum' in row))
  const refused = judged.flatMap(row => {
    if (!('minimum' in row)) return [row]
    const { line, cells } = row
    return contradicting.has(keyOf(row)) ? [{ line, cells, reasons: ['twice-with-different-figures' as const] }] : []
  })
  return { header, delimiter, rows: body.length, accepted, refused }
}

/** The refused rows as a file with a column of reasons, in UTF-8 with the mark Excel looks for, to be mended and sent again.
 *  What a spreadsheet would take for a formula is escaped. */
export function writeRejects({ header, delimiter, refused }: GrantsFile): string {
  const kept = header.flatMap((name, at) => (name.toLowerCase() === REASON ? [] : [at]))
  const rows = refused.map(({ cells, reasons }) => [
    ...kept.map(at => (cells[at] ?? '').slice(0, CELL_AT_MOST)),
    reasons.join(' '),
  ])
  return stringify([[...kept.map(at => header[at]!), REASON], ...rows], { bom: true, delimiter, escape_formulas: true })
}

/** What a university won in one competition of a year is known by this. */
export function keyOf(row: Pick<FileGrant, 'section' | 'form' | 'groupCode' | 'universityCode' | 'tag' | 'quota'>) {
  const { section, form, groupCode, universityCode, tag, quota } = row
  return [section, form, groupCode, universityCode, quota, ...(tag ? [tag] : [])].join(' ')
}

/** Whether two rows of one key say the same. */
export function isSame(one: Figures, other: Figures): boolean {
  return one.minimum === other.minimum && one.average === other.average && one.grants === other.grants
}

type Figures = Pick<FileGrant, 'minimum' | 'average' | 'grants'>

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

type Places = Record<Column, number>

/** Where each column stands, −1 where it does not. */
function placesOf(names: readonly string[]): Places {
  const placeOf = (column: Column) => {
    const today = names.indexOf(column)
    return today < 0 ? names.indexOf(earlier[column] ?? column) : today
  }
  return Object.fromEntries(columns.map(column => [column, placeOf(column)])) as Places
}

type Row = FileGrant & { cells: string[] }

function judgeRow(line: number, cells: string[], places: Places, groupCodes: ReadonlySet<string>): Row | RefusedRow {
  const cell = (column: Column) => cells[places[column]] ?? ''
  if (cells.some(one => one.length > CELL_AT_MOST)) return { line, cells, reasons: ['cell-too-long'] }
  const section = cell('section').toUpperCase() || 'GENERAL'
  const form = cell('form').toUpperCase() || 'FULL'
  const groupCode = cell('group').toUpperCase()
  const universityCode = Number(cell('university'))
  const tag = cell('tag').toUpperCase()
  const quota = quotas.get(cell('quota').toUpperCase())
  const minimum = Number(cell('minimum'))
  const average = cell('average') === '' ? null : Number(cell('average'))
  const grants = cell('grants') === '' ? null : Number(cell('grants'))
  const reasons: RowReason[] = []
  if (!groupCodes.has(groupCode)) reasons.push('programme-group-unknown')
  if (!/^\d{1,3}$/.test(cell('university')) || universityCode < 1) reasons.push('university-code-invalid')
  if (!allSections.includes(section)) reasons.push('section-unknown')
  if (!forms.includes(form)) reasons.push('form-unknown')
  if (!quota) reasons.push('quota-unknown')
  if (!/^(?:[A-Z]{2,3}(?:-[A-Z]{2,3})?-\d{1,3})?$/.test(tag)) reasons.push('tag-invalid')
  if (!/^\d{1,3}$/.test(cell('minimum')) || minimum > UNT_MAXIMUM) reasons.push('minimum-invalid')
  // The mean of some scores is not below the lowest of them.
  if (
    average !== null &&
    (!/^\d{1,3}(?:\.\d{1,2})?$/.test(cell('average')) || average > UNT_MAXIMUM || average < minimum)
  )
    reasons.push('average-invalid')
  if (grants !== null && !/^[1-9]\d{0,4}$/.test(cell('grants'))) reasons.push('grants-invalid')
  if (!quota || reasons.length > 0) return { line, cells, reasons }
  return { line, cells, section, form, groupCode, universityCode: String(universityCode), tag, quota, minimum, average, grants } // prettier-ignore
}

function withoutContradictions(rows: readonly Row[]) {
  const byKey = new Map<string, FileGrant>()
  const contradicting = new Set<string>()
  for (const judged of rows) {
    const row: FileGrant & { cells?: string[] } = { ...judged }
    delete row.cells
    const before = byKey.get(keyOf(row))
    if (!before) byKey.set(keyOf(row), row)
    else if (!isSame(before, row)) contradicting.add(keyOf(row))
  }
  return { accepted: [...byKey.values()].filter(row => !contradicting.has(keyOf(row))), contradicting }
}
