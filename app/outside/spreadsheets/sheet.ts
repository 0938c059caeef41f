/** One row of a list. Cells are text: numbers without needless decimals, dates as YYYY-MM-DD. */
export type SheetRow = {
  /** Row number in the spreadsheet, from 1. */
  number: number
  cells: string[]
}

export type Sheet = {
  /** Name of the sheet; null for a text file. */
  name: string | null
  rows: SheetRow[]
  /** Dates count from 1904, so a bare number in a date column means another day. */
  from1904: boolean
}

/** Why a list cannot be read, as an error key. */
export type SheetFault = 'listType' | 'listOld' | 'listBroken' | 'listTooLarge' | 'listTooLong' | 'listEmpty'

/** Thrown when a whole list is refused. */
export class UnreadableSheet extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault)
  }
}

export const limits = {
  /** Non-empty rows, including the header. */
  rows: 10_001,
  columns: 60,
  /** Characters of a cell. Longer text is cut, and is then refused as a name or date. */
  cell: 300,
  sheets: 40,
  entries: 500,
  /** Size of a whole workbook, unpacked. */
  unpackedBytes: 48 * 1024 * 1024,
  /** Size of the shared strings, unpacked. */
  stringBytes: 16 * 1024 * 1024,
  /** Number of shared strings: ten thousand rows with ten distinct texts each. */
  strings: 100_000,
  /** Size of the styles or relations, unpacked. */
  partBytes: 4 * 1024 * 1024,
  /** Compression ratio. Typed text never compresses better. */
  ratio: 200,
  milliseconds: 20_000,
}
