// Serialises a list of rows in a form as one text: one line per row, its parts separated by a bar. The text is
// submitted, compared and stored.

const BAR = ' | '
/** Stands for an empty row. */
const EMPTY = '–'

export type Row<Part extends string> = Record<Part, string>

/** Serialises rows. A typed bar becomes a slash, a line break a space. */
export function textOfRows<Part extends string>(parts: readonly Part[], rows: readonly Row<Part>[]): string {
  return rows
    .map(row => {
      const cells = parts.map(part => row[part].replaceAll('|', '/').replace(/\s+/g, ' ').trim())
      return cells.join(BAR).replace(/[|\s]+$/, '') || EMPTY
    })
    .join('\n')
}

/** Parses such a text. Missing parts are empty; surplus bars belong to the last part. */
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

/** The non-empty lines of a text, trimmed. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map(line => line.trim())
    .filter(Boolean)
}
