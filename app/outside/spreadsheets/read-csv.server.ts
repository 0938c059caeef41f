import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate as breathe } from 'node:timers/promises'
import { parse } from 'csv-parse'
import { limits, type Sheet, UnreadableSheet } from './sheet.ts'

/** Reads rows separated by commas, semicolons or tabs, in UTF-8, UTF-16 or Windows-1251. */
export async function readCsv(bytes: Uint8Array, deadline: number): Promise<Sheet> {
  const typed = decode(bytes)
  const separator = /^sep=(.)\r?\n/i.exec(typed)
  const text = separator ? typed.slice(separator[0].length) : typed
  const options = {
    delimiter: separator?.[1] ?? delimiterOf(text),
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_LINE,
  }
  const rows: Sheet['rows'] = []
  let number = separator ? 1 : 0
  const keep = async (records: AsyncIterable<string[]>) => {
    for await (const record of records) {
      number += 1
      const cells = record.slice(0, limits.columns).map(cell => cell.trim().slice(0, limits.cell))
      if (cells.every(cell => cell === '')) continue
      rows.push({ number, cells })
      if (rows.length > limits.rows) throw new UnreadableSheet('listTooLong')
    }
  }
  try {
    await pipeline(Readable.from(pieces(text, deadline)), parse(options), keep)
  } catch (error) {
    throw error instanceof UnreadableSheet ? error : new UnreadableSheet('listBroken')
  }
  return { name: null, rows, from1904: false }
}

/** Yields the text in chunks of a few milliseconds each, so that other work can run in between: ten million empty lines
 *  once blocked every page for half a minute. A line that is too long for any list is refused before it is split into
 *  cells. */
async function* pieces(text: string, deadline: number) {
  let lineFrom = 0
  for (let start = 0; start < text.length; start += PIECE) {
    await breathe()
    if (Date.now() > deadline) throw new UnreadableSheet('listTooLarge')
    const piece = text.slice(start, start + PIECE)
    const end = Math.max(piece.lastIndexOf('\n'), piece.lastIndexOf('\r'))
    if (end >= 0) lineFrom = start + end
    if (start + piece.length - lineFrom > LONGEST_LINE) throw new UnreadableSheet('listBroken')
    yield piece
  }
}

const PIECE = 4 * 1024
const LONGEST_LINE = limits.cell * limits.columns * 4

/** Decodes text by its byte order mark or content: bytes that are not valid UTF-8 are read as Windows-1251, which Excel
 *  writes in Kazakhstan. @throws UnreadableSheet for binary data. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes.includes(0)) throw new UnreadableSheet('listType')
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1251').decode(bytes)
  }
}

/** Detects the delimiter: the candidate most frequent in the first lines, outside quotes. */
function delimiterOf(text: string): string {
  const head = text.slice(0, 10_000).replace(/"[^"]*"/g, '')
  const lines = head.split('\n').slice(0, 10).join('\n')
  const counted = [';', '\t', ','].map(sign => ({ sign, count: lines.split(sign).length }))
  return counted.sort((one, other) => other.count - one.count)[0]!.sign
}
