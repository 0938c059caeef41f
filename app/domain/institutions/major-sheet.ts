import type { Fields } from '#app/domain/content/history.server.ts'
import { fold } from '#app/domain/text/fold.ts'
import { majorSchema } from './major.schema.ts'
import { columnsOfMajor, fieldsOfMajor, type MajorColumns } from './major-fields.ts'
import { type MajorContext, refusalOf } from './major-refusal.ts'
import { type SheetColumn, sheetColumns } from './sheet-columns.ts'
import words from './sheet-words.json' with { type: 'json' }

// Majors of an institution as a spreadsheet: one row per major, with the fields of the major's form as cells. A missing
// column leaves its field unchanged; an empty cell clears it.

type Field = Exclude<SheetColumn, 'id'>
type Cells = Partial<Record<SheetColumn, string>>

export type SheetRow = { number: number; cells: Cells }
export type MajorSheet = {
  /** Recognised columns and the text of their headers. */
  columns: { column: SheetColumn; header: string }[]
  ignored: string[]
  rows: SheetRow[]
}

/** An institution teaches a few hundred majors at most. */
const MOST_ROWS = 300
/** Maximum number of rows searched for the header. */
const ABOVE = 10

const columnOf = meanings<SheetColumn>(words.columns)
const sourceOf = meanings(words.costSources)
const languageOf = meanings(words.languages)
const currencyOf = meanings(words.currencies)

/** Reads the rows of a spreadsheet by column, or returns an error key. It must have a column for the id or for the
 *  Russian name. */
export function readMajorSheet(rows: readonly { number: number; cells: readonly string[] }[]): MajorSheet | string {
  const heads = rows.slice(0, ABOVE).map(({ cells }) => headOf(cells))
  const most = Math.max(0, ...heads.map(({ found }) => found.length))
  if (most < 2) return 'sheetNoColumns'
  const head = heads.findIndex(({ found }) => found.length === most)
  const { found, ignored } = heads[head]!
  if (!found.some(({ column }) => column === 'id' || column === 'nameRu')) return 'sheetNoName'
  const read = rows.slice(head + 1).flatMap(({ number, cells: all }): SheetRow[] => {
    const cells = Object.fromEntries(found.map(({ column, at }) => [column, (all[at] ?? '').trim()]))
    return Object.values(cells).some(Boolean) ? [{ number, cells }] : []
  })
  if (read.length === 0) return 'sheetNoRows'
  if (read.length > MOST_ROWS) return 'sheetTooLong'
  return { columns: found.map(({ column, header }) => ({ column, header })), ignored, rows: read }
}

function headOf(cells: readonly string[]) {
  const found: { column: SheetColumn; at: number; header: string }[] = []
  const ignored: string[] = []
  for (const [at, header] of cells.entries()) {
    const column = columnOf.get(plain(header)) ?? columnOf.get(plain(header.replace(/\([^)]*\)/g, ' ')))
    if (column && !found.some(other => other.column === column)) found.push({ column, at, header })
    else if (header.trim() !== '') ignored.push(header.trim())
  }
  return { found, ignored }
}

export type Refusal = { column: SheetColumn; key: string; row?: number }
export type PlannedRow = { number: number; cells: Cells } & (
  | { outcome: 'CREATE'; columns: MajorColumns }
  | { outcome: 'CHANGE'; majorId: string; before: Fields; columns: MajorColumns; changes: Change[] }
  | { outcome: 'SAME'; majorId: string }
  | { outcome: 'REFUSED'; refusals: Refusal[] }
)
export type Change = { field: Field; from: string; to: string }

type Known = { id: string; values: Fields; retiredAt: Date | null }

/** Plans what an import would do with every row, given the existing majors; `missing` are majors without a row, which
 *  stay unchanged. A row without an id belongs to the major with the same Russian name and codes, otherwise it is a new
 *  one. Rows of retired majors are refused: they have to be restored first. */
export function planMajors(rows: readonly SheetRow[], known: readonly Known[], context: MajorContext) {
  const byId = new Map(known.map(major => [major.id, major]))
  // Later entries overwrite earlier ones, so a major in the catalogue wins over a retired one of the same name.
  const retiredFirst = known.toSorted((one, other) => Number(one.retiredAt === null) - Number(other.retiredAt === null))
  const byName = new Map(retiredFirst.map(major => [nameKey(major.values), major]))
  const seen = new Map<string, number>()
  const planned = rows.map((row): PlannedRow => {
    const { number, cells } = row
    const refused = (...refusals: Refusal[]): PlannedRow => ({ number, cells, outcome: 'REFUSED', refusals })
    const typed = typedFields(cells)
    const major = cells.id ? byId.get(cells.id) : byName.get(nameKey(typed))
    if (cells.id && !major) return refused({ column: 'id', key: 'idUnknown' })
    if (major?.retiredAt) return refused({ column: cells.id ? 'id' : 'nameRu', key: 'retired' })
    const before = major?.values ?? emptyMajor
    const judged = judge({ ...before, ...typed }, context)
    if ('refusals' in judged) return refused(...judged.refusals)
    const after = fieldsOfMajor(judged.columns)
    const key = major?.id ?? `new ${nameKey(after)}`
    const twice = seen.get(key)
    if (twice !== undefined) return refused({ column: cells.id ? 'id' : 'nameRu', key: 'twice', row: twice })
    seen.set(key, number)
    if (!major) return { number, cells, outcome: 'CREATE', columns: judged.columns }
    const changes = changesBetween(before, after)
    if (changes.length === 0) return { number, cells, outcome: 'SAME', majorId: major.id }
    return { number, cells, outcome: 'CHANGE', majorId: major.id, before, columns: judged.columns, changes }
  })
  const missing = known.filter(({ id, retiredAt }) => retiredAt === null && !seen.has(id))
  return { rows: planned, missing: missing.map(({ id, values }) => ({ id, values })) }
}

export type Plan = ReturnType<typeof planMajors>

/** Serialises a plan. Plans with the same effect have the same text. */
export function planText({ rows }: Plan): string {
  const effects = rows.map(row => {
    if (row.outcome === 'CHANGE') return [row.number, row.outcome, row.majorId, row.changes]
    return [row.number, row.outcome, row.outcome === 'CREATE' ? fieldsOfMajor(row.columns) : null]
  })
  return JSON.stringify(effects)
}

const emptyMajor: Fields = fieldsOfMajor({
  ...{ name: { ru: '', kk: '', en: '' }, groupCode: null, specialityCode: null, years: null, languages: [] },
  ...{ cost: null, currency: null, costYear: null, costSource: null, costChecked: false, grants: false },
  requirements: [],
})

/** Validates a row by the rules of the major's form and returns all its faults at once. */
function judge(fields: Fields, context: MajorContext): { columns: MajorColumns } | { refusals: Refusal[] } {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
  const parsed = majorSchema.safeParse(given)
  const { groupCode = null, specialityCode = null, currency = null } = given
  const columns = parsed.success ? columnsOfMajor(parsed.data) : { groupCode, specialityCode, currency }
  const problems = [
    ...(parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const),
    ...Object.entries(refusalOf(columns, context) ?? {}),
  ]
  if (parsed.success && problems.length === 0) return { columns: columnsOfMajor(parsed.data) }
  const refusals = new Map<string, Refusal>()
  for (const [column, key] of problems) {
    if (!refusals.has(column)) refusals.set(column, { column: column as SheetColumn, key })
  }
  return { refusals: [...refusals.values()] }
}

/** Converts the cells of a row to form values. Values that are not recognised stay as typed and are refused by the
 *  form. */
function typedFields(cells: Cells): Fields {
  const typed = Object.entries(cells).filter(([column]) => column !== 'id')
  return Object.fromEntries(typed.map(([column, cell]) => [column, readers[column as Field]?.(cell) ?? cell]))
}

const readers: Partial<Record<Field, (cell: string) => string>> = {
  // Cyrillic В and М look like the Latin letters.
  groupCode: cell => cell.toUpperCase().replace(/^В/, 'B').replace(/^BМ/, 'BM'),
  years: cell => cell.replace(/\s*(лет|года?|жыл|years?)$/i, ''),
  languages: cell =>
    cell
      .split(/[,;/+]|\s+и\s+|\s+және\s+|\s+and\s+/)
      .map(word => languageOf.get(plain(word)) ?? word.trim())
      .filter(Boolean)
      .join(', '),
  cost: cell => cell.replace(/\s*(₸|тг\.?|тенге|теңге)$/i, ''),
  currency: cell => currencyOf.get(fold(cell)) ?? cell.toUpperCase(),
  costSource: cell => sourceOf.get(plain(cell)) ?? cell.toUpperCase(),
  costChecked: readBox,
  grants: readBox,
}

function readBox(cell: string): string {
  const folded = fold(cell)
  return words.yes.includes(folded) ? 'on' : words.no.includes(folded) ? '' : cell
}

function changesBetween(before: Fields, after: Fields): Change[] {
  const fields = sheetColumns.filter((column): column is Field => column !== 'id')
  return fields.flatMap(field => {
    const [from, to] = [before[field] ?? '', after[field] ?? '']
    return from === to ? [] : [{ field, from, to }]
  })
}

function nameKey({ nameRu = '', groupCode = '', specialityCode = '' }: Fields): string {
  return [fold(nameRu), groupCode, specialityCode].join('\n')
}

/** Normalises words for comparison: no case, no punctuation. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function meanings<T extends string>(all: Record<T, string[]>): Map<string, T> {
  return new Map(
    (Object.entries(all) as [T, string[]][]).flatMap(([meaning, synonyms]) =>
      synonyms.map(word => [fold(word), meaning] as const),
    ),
  )
}
