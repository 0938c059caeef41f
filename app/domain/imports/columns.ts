import { fold } from '#app/domain/text/fold.ts'
import names from './column-names.json' with { type: 'json' }
import type { ImportKind } from './kinds.ts'

export const columns = [
  'fullName',
  'lastName',
  'firstName',
  'dateOfBirth',
  'gender',
  'group',
  'language',
  'email',
  'username',
] as const
export type Column = (typeof columns)[number]

/** A recognised column: its index in the file, from 0, and its header text. */
type Found = { column: Column; at: number; header: string }
export type Columns = {
  found: Found[]
  /** Headers of ignored columns. */
  ignored: string[]
  /** The file counts days from 1904. */
  from1904: boolean
}

const known = new Map(Object.entries(names).flatMap(([column, all]) => all.map(name => [name, column as Column])))

/** Rows that may precede the header, such as the school's name and the year. */
const ABOVE = 15

/** Finds the header: the row among the first ones that names most columns. Returns its index (from 0) and the missing
 *  columns; null when no row names a column. Of two columns with the same name the first is read. */
export function findColumns(rows: { cells: string[] }[], kind: ImportKind, from1904: boolean) {
  const read = rows.slice(0, ABOVE).map(({ cells }) => headerOf(cells, kind))
  const most = Math.max(0, ...read.map(({ found }) => found.length))
  if (most === 0) return null
  const row = read.findIndex(({ found }) => found.length === most)
  const columns: Columns = { ...read[row]!, from1904 }
  return { row, columns, missing: missingIn(columns.found, kind) }
}

function headerOf(cells: string[], kind: ImportKind) {
  const found: Found[] = []
  const ignored: string[] = []
  for (const [at, header] of cells.entries()) {
    const column = columnOf(header)
    const taken = found.some(other => other.column === column)
    if (column && !taken && (column !== 'group' || kind === 'STUDENTS')) found.push({ column, at, header })
    else if (header !== '') ignored.push(header)
  }
  return { found, ignored }
}

/** The column a header stands for, ignoring case, punctuation and text in parentheses: `Дата рождения*`, `E-mail (если
 *  есть)`, `Аты-жөні`. */
function columnOf(header: string): Column | undefined {
  const plain = fold(header)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return known.get(plain)
}

/** A name is required, in one column or two. Pupils also need a date of birth, which distinguishes people with the same
 *  name. */
function missingIn(found: Found[], kind: ImportKind): Column[] {
  const has = (column: Column) => found.some(other => other.column === column)
  const names: Column[] = has('fullName') ? [] : (['lastName', 'firstName'] as const).filter(column => !has(column))
  return kind === 'STUDENTS' && !has('dateOfBirth') ? [...names, 'dateOfBirth'] : names
}

/** The cells of a row by recognised column. */
export function cellsOf(cells: string[], { found }: Columns): Cells {
  return Object.fromEntries(found.map(({ column, at }) => [column, cells[at] ?? '']))
}
export type Cells = Partial<Record<Column, string>>
