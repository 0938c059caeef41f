import { limits } from './sheet.ts'

/** Extracts from the parts of a workbook what the library does not provide. In every pattern a tag ends before the next
 *  `<` and adjacent parts match different characters, so that crafted text cannot cause slow backtracking. */

/** Returns the names and parts of the sheets, in order. */
export function sheetsOf(workbook: string, relations: string): { name: string; part: string }[] {
  const targets = new Map(
    [...relations.matchAll(/<Relationship\b[^<>]*>/g)].map(([tag]) => [attribute(tag, 'Id'), attribute(tag, 'Target')]),
  )
  return [...workbook.matchAll(/<(?:\w+:)?sheet\b[^<>]*>/g)].map(([tag]) => {
    const target = targets.get(attribute(tag, String.raw`\w+:id`)) ?? ''
    return { name: decoded(attribute(tag, 'name')), part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }
  })
}

export function countsFrom1904(workbook: string): boolean {
  return /\bdate1904="(1|true)"/.test(workbook)
}

/** Removes cells beyond the columns that are read. A cell in column XFD makes the library fill a row of 16,384 places,
 *  and ten thousand of those took 1.5 GB. */
export function withoutFarCells(worksheet: string): string {
  const kept: string[] = []
  let start = 0
  for (const { 0: tag, 1: letters, index } of worksheet.matchAll(placedCell)) {
    if (index < start || columnOf(letters!.toUpperCase()) < limits.columns) continue
    const close = tag.endsWith('/>') ? null : /<\/(?:\w+:)?c>/g
    if (close) close.lastIndex = index
    const end = close ? close.exec(worksheet) : null
    kept.push(worksheet.slice(start, index))
    start = close ? (end ? close.lastIndex : worksheet.length) : index + tag.length
  }
  return kept.length === 0 ? worksheet : kept.join('') + worksheet.slice(start)
}

/** Matches cells in columns of two letters or more, which most lists do not have. */
const placedCell = /<(?:\w+:)?c\s[^<>]*\br=["']([A-Z]{2,7})\d[^<>]*>/gi

/** Removes empty cells and rows: a colour applied to whole columns creates a million of them, which took the library
 *  half a minute. Those without an explicit position stay, because the position of the next ones depends on them. */
export function withoutBlanks(worksheet: string): string {
  const cells = worksheet.replace(blankCell, (tag, attributes: string) => (isPlaced(attributes) ? '' : tag))
  return cells.replace(blankRow, (tag, one?: string, other?: string) => (isPlaced(one ?? other ?? '') ? '' : tag))
}

const blankCell = /<c(\s[^<>]*)\/>/g
const blankRow = /<row(?:(\s[^<>]*)\/>|(\s[^<>]*)>\s*<\/row>)/g
const isPlaced = (attributes: string) => /\sr="/.test(attributes)

/** Counts the occurrences of a word in a text. */
export function countOf(word: string, text: string): number {
  let count = 0
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) count += 1
  return count
}

/** Replaces formulas without a stored result by their text; they would be read as empty cells. */
export function withFormulas(worksheet: string): string {
  if (!worksheet.includes('<f')) return worksheet
  return worksheet.replace(unreckoned, (_, cell: string, formula: string | undefined) => {
    const at = attribute(`<c${cell}>`, 'r')
    return `<c r="${at}" t="inlineStr"><is><t>=${formula ?? ''}</t></is></c>`
  })
}

const unreckoned = /<c\b([^<>]*)>\s*<f\b[^<>]*(?:\/>|>([^<]*)<\/f>)\s*(?:(?:<v\s*\/>|<v>\s*<\/v>)\s*)?<\/c>/g

type Merged = { column: number; from: number; to: number }

/** Returns the cells merged down one column. Columns count from 0, rows from 1. Ranges of a column do not overlap, so
 *  no cell is filled twice. */
export function mergedDown(worksheet: string): Merged[] {
  const merged = [...worksheet.matchAll(/<mergeCell\b[^<>]*\bref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g)]
    .filter(([, first, , last]) => first === last)
    .map(([, letters, from, , to]) => ({ column: columnOf(letters!), from: Number(from), to: Number(to) }))
    .sort((one, other) => one.from - other.from)
  const ends = new Map<number, number>()
  return merged.filter(({ column, from, to }) => {
    if (from <= (ends.get(column) ?? 0)) return false
    ends.set(column, to)
    return true
  })
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function attribute(tag: string, name: string): string {
  return new RegExp(String.raw`\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

function decoded(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name]!)
}
