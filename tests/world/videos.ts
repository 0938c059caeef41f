// Videos made for a test, byte by byte: as recorders write them, and as somebody who lies about their length would. Nothing in
// them can be looked at.

/** A box of MP4: its size, its name and what is in it. */
export function box(name: string, ...content: Buffer[]): Buffer {
  const inside = Buffer.concat(content)
  return Buffer.concat([u32(inside.byteLength + 8), Buffer.from(name, 'latin1'), inside])
}

export const u32 = (...numbers: number[]) =>
  Buffer.concat(
    numbers.map(number => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(number)
      return bytes
    }),
  )

const TICKS = 1000
const zeros = (length: number) => Buffer.alloc(length)
export const fileHead = (brand = 'isom') => box('ftyp', Buffer.from(brand), u32(512), Buffer.from('isommp42'))
const movieHead = (seconds: number) => box('mvhd', u32(0, 0, 0, TICKS, Math.round(seconds * TICKS)), zeros(80))

type Mp4 = {
  seconds: number
  /** What the heads say instead. */
  told?: number
  kind?: 'vide' | 'soun'
  brand?: string
  /** Units of the movie's time that an edit plays. */
  edit?: number
  /** Bytes of what would be the pictures. */
  weight?: number
}

/** An MP4 of one track with a hundred samples. */
export function mp4({ seconds, told = seconds, kind = 'vide', brand, edit, weight = 100 }: Mp4): Buffer {
  const samples = box('stts', u32(0, 1, 100, Math.round(seconds * 10)))
  return Buffer.concat([
    fileHead(brand),
    box('moov', movieHead(told), track({ kind, told, samples, edit })),
    box('mdat', zeros(weight)),
  ])
}

type Track = { kind?: string; told: number; samples: Buffer; edit?: number }

function track({ kind = 'vide', told, samples, edit }: Track) {
  const edits = edit === undefined ? [] : [box('edts', box('elst', u32(0, 1, edit, 0, 0x10000)))]
  return box(
    'trak',
    box('tkhd', u32(0, 0, 0, 1, 0, Math.round(told * TICKS)), zeros(60)),
    ...edits,
    box(
      'mdia',
      box('mdhd', u32(0, 0, 0, TICKS, Math.round(told * TICKS)), zeros(4)),
      box('hdlr', u32(0, 0), Buffer.from(kind), zeros(13)),
      box('minf', box('stbl', samples)),
    ),
  )
}

/** An MP4 in fragments of one second of ten samples each, whose head says nothing of its length. */
export function fragmentedMp4({
  seconds,
  from = 0,
  dated = true,
}: {
  seconds: number
  from?: number
  dated?: boolean
}) {
  const head = box('moov', movieHead(0), track({ told: 0, samples: box('stts', u32(0, 0)) }), box('mvex', trackExtends))
  const fragments = Array.from({ length: seconds }, (_, second) => {
    const samples = dated ? u32(0x100, 10, ...Array.from({ length: 10 }, () => TICKS / 10)) : u32(0, 10)
    const run = box('traf', box('tfhd', u32(0, 1)), box('tfdt', u32(0, (from + second) * TICKS)), box('trun', samples))
    return Buffer.concat([box('moof', box('mfhd', u32(0, second + 1)), run), box('mdat', zeros(50))])
  })
  return Buffer.concat([fileHead('iso5'), head, ...fragments])
}
const trackExtends = box('trex', u32(0, 1, 1, TICKS / 10, 0, 0))

/** An element of EBML; without a size it goes on to whatever ends it. */
export function element(id: number, content: Buffer | null): Buffer {
  const name = Buffer.from(
    id.toString(16).padStart(id > 0xffff ? (id > 0xffffff ? 8 : 6) : id > 0xff ? 4 : 2, '0'),
    'hex',
  )
  if (content === null) return Buffer.concat([name, Buffer.from('01ffffffffffffff', 'hex')])
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE((1n << 56n) | BigInt(content.byteLength))
  return Buffer.concat([name, size, content])
}

type Webm = { seconds: number; told?: number; kind?: 1 | 2; docType?: string; frameMs?: number; laced?: number }

/** A WebM as browsers record it, its segment and clusters without a size: a block a second, the last one at its end. */
export function webm({ seconds, told, kind = 1, docType = 'webm', frameMs, laced }: Webm): Buffer {
  const number = (value: number) => u32(value)
  const real = Buffer.alloc(8)
  real.writeDoubleBE((told ?? seconds) * 1000)
  const info = [element(0x2ad7b1, number(1_000_000)), ...(told === undefined ? [] : [element(0x4489, real)])]
  const frame = frameMs === undefined ? [] : [element(0x23e383, number(frameMs * 1_000_000))]
  const entry = [element(0xd7, Buffer.from([1])), element(0x83, Buffer.from([kind])), ...frame]
  const clusters = Array.from({ length: Math.ceil(seconds) + 1 }, (_, second) => {
    const at = Math.min(second, seconds) * 1000
    // The cluster stands at a whole second, the block in it after that.
    const cluster = Math.floor(at / 1000) * 1000
    const head = Buffer.alloc(4)
    head.writeUInt8(0x81, 0)
    head.writeInt16BE(Math.round(at - cluster), 1)
    head.writeUInt8(laced ? 0x06 : 0x80, 3)
    const block = Buffer.concat([head, Buffer.from(laced ? [laced - 1] : []), zeros(20)])
    return Buffer.concat([element(0x1f43b675, null), element(0xe7, number(cluster)), element(0xa3, block)])
  })
  return Buffer.concat([
    element(0x1a45dfa3, element(0x4282, Buffer.from(docType))),
    element(0x18538067, null),
    element(0x1549a966, Buffer.concat(info)),
    element(0x1654ae6b, element(0xae, Buffer.concat(entry))),
    ...clusters,
  ])
}
