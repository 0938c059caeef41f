import type { Bytes } from './bytes.server.ts'

/** A box of ISO/IEC 14496-12: its name of four letters, and where its content begins and ends. */
export type Box = { name: string; from: number; to: number }

/** A short video has some thousands; a file with more is made to keep us busy. */
const MOST_BOXES = 20_000

/** Walks through the boxes of a file, and into those that `enter` names, in order. Only their headers are read.
 *  @throws RangeError when a box is larger than what it stands in, or there are too many. */
export async function* boxesOf(bytes: Bytes, enter: ReadonlySet<string>): AsyncGenerator<Box> {
  const ends = [bytes.size]
  let at = 0
  for (let count = 0; ; count += 1) {
    while (ends.length > 1 && at >= ends.at(-1)!) ends.pop()
    const end = ends.at(-1)!
    if (at >= end) return
    if (count >= MOST_BOXES) throw new RangeError('There are too many boxes')
    const box = await boxAt(bytes, at, end)
    yield box
    if (enter.has(box.name)) ends.push(box.to)
    at = enter.has(box.name) ? box.from : box.to
  }
}

async function boxAt(bytes: Bytes, at: number, end: number): Promise<Box> {
  const head = await bytes.read(at, 8)
  const told = head.readUInt32BE(0)
  const name = head.toString('latin1', 4, 8)
  const wide = told === 1
  const size = wide ? Number((await bytes.read(at + 8, 8)).readBigUInt64BE(0)) : told === 0 ? end - at : told
  const from = at + (wide ? 16 : 8)
  if (at + size < from || at + size > end) throw new RangeError(`The box ${name} is larger than its place`)
  return { name, from, to: at + size }
}
