// Pictures and documents generated for tests, valid and malicious ones.
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Size = { width?: number; height?: number }

/** Picture of noise, which does not compress. */
export function noise({ width = 320, height = 240 }: Size = {}) {
  let state = 12_345
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648)
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, () => (next() >> 16) % 256))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** A photo as phones take it: rotated, with GPS coordinates. */
export async function phonePhoto() {
  const red = { create: { width: 400, height: 200, channels: 3 as const, background: '#c00' } }
  const blueCorner = await sharp({ create: { width: 100, height: 100, channels: 3, background: '#00c' } })
    .png()
    .toBuffer()
  return sharp(red)
    .composite([{ input: blueCorner, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Telephone', Model: 'SecretModel', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 14/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '76/1 56/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** Builds a PNG from chunks. */
export function png(width: number, height: number, ...chunks: [type: string, content: Buffer][]) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    ...[['IHDR', header] as const, ...chunks, ['IEND', Buffer.alloc(0)] as const].map(chunk),
  ])
}

function chunk([type, content]: readonly [string, Buffer]) {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.byteLength)
  const named = Buffer.concat([Buffer.from(type), content])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const MB = 1024 * 1024
const rows = (width: number, height: number) => deflateSync(Buffer.alloc((width * 3 + 1) * height))

/** Decompression bombs: by dimensions, by a text chunk, by more rows than the header states. */
export const bombs = {
  pixels: () => png(50_000, 50_000, ['IDAT', rows(10, 10)]),
  text: () =>
    png(
      64,
      64,
      ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(300 * MB), { level: 9 })])],
      ['IDAT', rows(64, 64)],
    ),
  rows: () => png(64, 64, ['IDAT', deflateSync(Buffer.alloc(300 * MB), { level: 9 })]),
}

/** A file whose header claims a HEIC photo. */
export const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(2000),
])

/** A PDF of one page. `content` is drawn; `trailer` and `objects` add what a test needs. */
export function pdf({
  content = 'BT /F1 48 Tf 72 700 Td (Certificate) Tj ET',
  trailer = '',
  objects = '',
  box = '0 0 595 842',
  filter = '',
} = {}) {
  return Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
      `3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj`,
      `4 0 obj<</Length ${content.length}${filter}>>\nstream\n${content}\nendstream endobj`,
      '5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj',
      objects,
      `trailer<</Root 1 0 R ${trailer}>>`,
      '%%EOF',
    ].join('\n'),
    'latin1',
  )
}

/** A PDF encrypted with an unknown password. */
export function lockedPdf() {
  const secret = '61'.repeat(32)
  return pdf({
    objects: `6 0 obj<</Filter/Standard/V 1/R 2/O<${secret}>/U<${secret}>/P -4>>endobj`,
    trailer: '/Encrypt 6 0 R /ID[<00112233445566778899aabbccddeeff><00112233445566778899aabbccddeeff>]',
  })
}

/** A PDF whose page takes too long to render. */
export function endlessPdf() {
  return pdf({
    content: '0 0 595 842 re 10 10 500 800 re f* 1 0 0 RG 0 0 m 595 842 l 10 500 300 20 5 5 c S\n'.repeat(150_000),
  })
}

/** The same in a few kilobytes, with a compressed content stream. */
export function packedEndlessPdf() {
  const work = '0 0 595 842 re 10 10 500 800 re f* 1 0 0 RG 0 0 m 595 842 l 10 500 300 20 5 5 c S\n'
  return pdf({ content: deflateSync(work.repeat(150_000)).toString('latin1'), filter: '/Filter/FlateDecode' })
}

/** An empty archive to append to a file. */
export const zip = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)])
