// A list of rows inside a form travels, is compared and is kept as one text: a row a line, its parts with a bar between.

const BAR = ' | '
/** A row in which nothing has been typed yet. */
const EMPTY = '–'

export type Row<Part extends string> = Record<Part, string>

/** Rows as one text. A bar that was typed becomes a slash, a line break a space. */
export function textOfRows<Part extends string>(parts: readonly Part[], rows: readonly Row<Part>[]): string {
  return rows
    .map(row => {
      const cells = parts.map(part => row[part].replaceAll('|', '/').replace(/\s+/g, ' ').trim())
      return cells.join(BAR).replace(/[|\s]+$/, '') || EMPTY
    })
    .join('\n')
}

/** The rows of such a text; a part that is not there is empty, and what is beyond the last part belongs to it. */
export function rowsOfText<Part extends string>(parts: readonly Part[], text: string): Row<Part>[] {
  const lines = text.split(/\r\n?|\n/).map(line => line.trim())
  return lines.filter(Boolean).map(line => {
    const cells = line === EMPTY ? [] : line.split('|').map(cell => cell.trim())
    const last = cells.splice(parts.length - 1).join(' / ')
    return Object.fromEntries(
      parts.map((part, at) => [part, at === parts.length - 1 ? last : (cells[at] ?? '')]),
    ) as Row<Part>
  })
}

export function isEmptyRow(row: Row<string>): boolean {
  return Object.values(row).every(cell => cell === '')
}

/** The lines of a text in which something stands. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map(line => line.trim())
    .filter(Boolean)
}
