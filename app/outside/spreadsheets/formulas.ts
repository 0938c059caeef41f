/** Includes the full-width characters of East Asian keyboards, which some spreadsheets treat like the ASCII ones. */
const beginning = /^[=+\-@\t\r\n＝＋－＠]/

/** Marks text that a spreadsheet would read as a formula (`'=1+1`), so that it stays text. */
export function asText(cell: string): string {
  return beginning.test(cell) ? `'${cell}` : cell
}

/** Removes the mark of `asText`. */
export function withoutMark(cell: string): string {
  return cell.startsWith("'") && beginning.test(cell.slice(1)) ? cell.slice(1) : cell
}
