/** Some spreadsheets take the wide signs of East Asian keyboards for the narrow ones. */
const beginning = /^[=+\-@\t\r\n＝＋－＠]/

/** A text that a spreadsheet would take for a formula, with the mark that keeps it a text (`'=1+1`). */
export function asText(cell: string): string {
  return beginning.test(cell) ? `'${cell}` : cell
}

/** What was typed, without the mark of `asText`. */
export function withoutMark(cell: string): string {
  return cell.startsWith("'") && beginning.test(cell.slice(1)) ? cell.slice(1) : cell
}
