// Columns and validation of a sheet of items.
import { itemSchema } from './draft.schema.ts'
import { fold } from '#app/domain/text/fold.ts'
import { languages } from '#app/i18n/config.ts'
import names from './item-column-names.json' with { type: 'json' }
import type { TestContent } from './test-content.server.ts'

export const itemColumns = ['scale', 'textRu', 'textKk', 'textEn', 'keyed', 'right', 'whyRu', 'whyKk', 'whyEn'] as const
export type ItemColumn = (typeof itemColumns)[number]

/** Returns the header of a column in a language. */
export function headerOf(column: ItemColumn, language: (typeof languages)[number]): string {
  return names[column][languages.indexOf(language)]!
}

const known = new Map(
  itemColumns.flatMap(column => [...names[column], column].map(name => [plain(name), column] as const)),
)

function plain(header: string) {
  return fold(header)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

type SheetRow = { number: number; cells: string[] }
type Column = { column: ItemColumn; at: number; header: string }

/** Finds the columns in the first row that has headers for the scale and the Russian text; null when none of the first
 *  15 rows does. */
export function findItemColumns(rows: readonly SheetRow[]): { row: number; columns: Column[] } | null {
  for (const [row, { cells }] of rows.slice(0, 15).entries()) {
    const columns: Column[] = []
    for (const [at, header] of cells.entries()) {
      const column = known.get(plain(header))
      if (column && !columns.some(other => other.column === column)) columns.push({ column, at, header })
    }
    const has = (needed: ItemColumn) => columns.some(({ column }) => column === needed)
    if (has('scale') && has('textRu')) return { row, columns }
  }
  return null
}

export type RefusedCell = {
  /** Row number in the spreadsheet, from 1. */
  row: number
  /** Header of the column. */
  column: string
  given: string
  reason: 'empty' | 'tooLong' | 'characters' | 'scaleUnknown' | 'keyUnread' | 'rightUnread' | 'textTwice'
  params?: Record<string, string | number>
}

/** An item of a sheet as form fields. */
export type SheetItem = Record<string, string>

/** Validates the rows below the header. Returns the items as form fields, and every refused cell with its reason. A row
 *  with a refused cell is refused whole. Scales are matched by key or by name in any language. */
export function planItems(rows: readonly SheetRow[], columns: readonly Column[], content: TestContent) {
  const scales = new Map(
    content.scales.flatMap(({ key, texts }) =>
      [key, ...languages.flatMap(language => texts.name[language] ?? [])].map(name => [fold(name), key] as const),
    ),
  )
  const seen = new Map(content.items.map(({ text }) => [fold(text.ru), 0]))
  const items: SheetItem[] = []
  const refused: RefusedCell[] = []
  for (const { number, cells } of rows) {
    const given = Object.fromEntries(columns.map(({ column, at }) => [column, (cells[at] ?? '').trim()]))
    if (Object.values(given).every(cell => cell === '')) continue
    const wrong: RefusedCell[] = []
    const refuse = (column: ItemColumn, reason: RefusedCell['reason'], params?: RefusedCell['params']) => {
      const { header = column } = columns.find(other => other.column === column) ?? {}
      if (wrong.some(other => other.column === header)) return
      wrong.push({ row: number, column: header, given: given[column] ?? '', reason, ...(params && { params }) })
    }
    const scale = scales.get(fold(given.scale ?? ''))
    if (!given.scale) refuse('scale', 'empty')
    else if (scale === undefined) refuse('scale', 'scaleUnknown')
    const keyed = keyIn(given.keyed ?? '')
    if (keyed === null) refuse('keyed', 'keyUnread')
    const form = { ...given, scale: scale ?? 'none', keyed: keyed ?? '1' }
    for (const { path, message } of itemSchema.safeParse(withoutEmpty(form)).error?.issues ?? []) {
      const column = path[0] as ItemColumn
      if (column === 'right') refuse('right', 'rightUnread', { most: content.options.length })
      else refuse(column, message === 'required' ? 'empty' : message === 'tooLong' ? 'tooLong' : 'characters')
    }
    if (given.right && Number(given.right) > content.options.length) {
      refuse('right', 'rightUnread', { most: content.options.length })
    }
    const text = fold(given.textRu ?? '')
    const before = seen.get(text)
    if (text && before !== undefined) refuse('textRu', 'textTwice', { row: before })
    else seen.set(text, number)
    if (wrong.length > 0) refused.push(...wrong)
    else items.push(withoutEmpty(form))
  }
  return { items, refused }
}

function withoutEmpty(form: Record<string, string>): SheetItem {
  return Object.fromEntries(Object.entries(form).filter(([, text]) => text !== ''))
}

/** Returns the keying of a row, forward by default. */
function keyIn(cell: string): '1' | '-1' | null {
  if (/^(\+|1|\+1|)$/.test(cell)) return '1'
  return /^[-−–—]1?$/.test(cell) ? '-1' : null
}
