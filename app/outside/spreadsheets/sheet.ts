/** One row of a list, its cells as texts: numbers without a needless fraction, dates as YYYY-MM-DD. */
export type SheetRow = {
  /** As a spreadsheet counts, from 1. */
  number: number
  cells: string[]
}

export type Sheet = {
  /** Of the sheet that was read; null for a file of commas. */
  name: string | null
  rows: SheetRow[]
  /** Days are counted from 1904: a bare number in a column of dates means another day. */
  from1904: boolean
}

/** Why a list cannot be read, as an error key. */
export type SheetFault = 'listType' | 'listOld' | 'listBroken' | 'listTooLarge' | 'listTooLong' | 'listEmpty'

/** The whole list is given up with this reason. */
export class UnreadableSheet extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault)
  }
}

export const limits = {
  /** Rows with something in them, the header included. */
  rows: 10_001,
  columns: 60,
  /** Letters of a cell: what is longer is cut, and refused by whoever asks for a name or a date. */
  cell: 300,
  sheets: 40,
  entries: 500,
  /** All of a workbook, unpacked. */
  unpackedBytes: 48 * 1024 * 1024,
  /** The texts of all its cells, each once. */
  stringBytes: 16 * 1024 * 1024,
  /** Ten thousand rows have ten of their own each. */
  strings: 100_000,
  /** Its styles, or what its parts say of each other. */
  partBytes: 4 * 1024 * 1024,
  /** Nothing people type packs better. */
  ratio: 200,
  milliseconds: 20_000,
}
