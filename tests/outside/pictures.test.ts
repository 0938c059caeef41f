import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawFirstPage } from '#app/outside/pictures/pdf-preview.server.ts'
import { renderDocument, renderPicture, type Rendition, type Unfit } from '#app/outside/pictures/pictures.server.ts'
import { shapesOf } from '#app/domain/files/kinds.ts'
import { bombs, endlessPdf, heic, lockedPdf, noise, pdf, phonePhoto, zip } from '#tests/world/pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))
// The site blocks image decoders it does not use; the tests need all of them to inspect the results.
beforeAll(async () => {
  await import('#app/outside/pictures/decoders.server.ts')
  sharp.unblock({ operation: ['VipsForeignLoad'] })
})

let saved = 0
function save(bytes: Buffer, ending = 'jpg') {
  const path = join(folder, `${(saved += 1)}.${ending}`)
  writeFileSync(path, bytes)
  return path
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const avatarOf = (bytes: Buffer, ending?: string) => renderPicture(save(bytes, ending), [...shapesOf.AVATAR])
const certificateOf = (bytes: Buffer) => renderDocument(save(bytes), [...shapesOf.CERTIFICATE])
const sizes = (made: Rendition[] | Unfit) =>
  typeof made === 'string' ? made : made.map(({ name, type, width, height }) => `${name} ${type} ${width}x${height}`)

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s, whatever its name says', async format => {
    const bytes = await noise().toFormat(format, { effort: 1 }).toBuffer()
    expect(sizes(await avatarOf(bytes, 'exe'))).toEqual(['main image/webp 320x320', 'small image/webp 96x96'])
  })

  it('of 96 points weighs no more than 3 KB, even when it is noise', async () => {
    for (const side of [96, 97, 480]) {
      const made = await avatarOf(await noise({ width: side, height: side }).png().toBuffer())
      expect((made as Rendition[])[1]!.bytes.byteLength).toBeLessThanOrEqual(3 * 1024)
    }
  })

  it('of a cover is four times as wide as it is high', async () => {
    const made = await renderPicture(save(await noise().jpeg().toBuffer()), [...shapesOf.COVER])
    expect(sizes(made)).toEqual(['main image/webp 1280x320', 'small image/webp 640x160'])
    const [main, small] = made as Rendition[]
    expect(main!.bytes.byteLength).toBeLessThanOrEqual(120 * 1024)
    expect(small!.bytes.byteLength).toBeLessThanOrEqual(30 * 1024)
  })

  it('of a certificate keeps its form and never grows', async () => {
    const large = await noise({ width: 2400, height: 600 }).jpeg().toBuffer()
    expect(sizes(await certificateOf(large))).toEqual(['main image/webp 1600x400', 'preview image/webp 320x80'])
    const little = await noise({ width: 50, height: 40 }).png().toBuffer()
    expect(sizes(await certificateOf(little))).toEqual(['main image/webp 50x40', 'preview image/webp 50x40'])
  })

  it('stands upright, and the place, the time and the phone it was taken with are gone', async () => {
    const photo = await phonePhoto()
    expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('SecretModel')
    const made = (await certificateOf(photo)) as Rendition[]
    expect(sizes(made)[0]).toBe('main image/webp 200x400')
    for (const { bytes } of made) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined])
      expect(bytes.toString('latin1')).not.toMatch(/SecretModel|GPS|Exif/)
    }
    // The corner that was at the top left before the rotation is at the top right after it.
    const { data, info } = await sharp(made[0]!.bytes).raw().toBuffer({ resolveWithObject: true })
    const topRight = data.subarray((info.width - 10) * info.channels, (info.width - 10) * info.channels + 3)
    expect(topRight[2]).toBeGreaterThan(topRight[0]!)
  })

  it('loses whatever was hung onto it', async () => {
    const both = Buffer.concat([await noise().jpeg().toBuffer(), zip, Buffer.from('<script>alert(1)</script>')])
    const made = (await avatarOf(both)) as Rendition[]
    for (const { bytes } of made) expect([bytes.includes(zip), bytes.includes('script')]).toEqual([false, false])
  })

  const jpeg = () => noise().jpeg().toBuffer()
  const attacks: [string, () => Buffer | Promise<Buffer>, Unfit][] = [
    ['an SVG', () => Buffer.from(svg), 'fileType'],
    ['an SVG with a declaration', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 'fileType'],
    ['a packed SVG', () => gzipSync(svg), 'fileType'],
    ['a GIF', () => noise().gif().toBuffer(), 'fileType'],
    ['a GIF that is a script', () => Buffer.from('GIF89a/*\0\0*/=1;alert(1)//'), 'fileType'],
    ['a TIFF', () => noise().tiff().toBuffer(), 'fileType'],
    ['a page', () => Buffer.from('<!doctype html><img src=x onerror=alert(1)>'), 'fileType'],
    ['a page before a picture', async () => Buffer.concat([Buffer.from('<html>'), await jpeg()]), 'fileType'],
    ['a PDF', () => pdf(), 'fileType'],
    ['an archive', () => zip, 'fileType'],
    ['nothing', () => Buffer.alloc(0), 'fileType'],
    ['zeros', () => Buffer.alloc(5000), 'fileType'],
    ['the first bytes of a JPEG alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'fileBroken'],
    ['half a JPEG', async () => halfOf(await jpeg()), 'fileBroken'],
    ['half a PNG', async () => halfOf(await noise().png().toBuffer()), 'fileBroken'],
    ['half a WebP', async () => halfOf(await noise().webp().toBuffer()), 'fileBroken'],
    ['half an AVIF', async () => halfOf(await noise().avif({ effort: 0 }).toBuffer()), 'fileBroken'],
    ['a photo of a kind our decoder does not read', () => heic, 'heicUnread'],
    ['a picture of 50,000 by 50,000 points in a few bytes', bombs.pixels, 'tooManyPixels'],
    [
      'a picture of 41 megapixels',
      () =>
        sharp({ create: { width: 8200, height: 5000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      'tooManyPixels',
    ],
  ]
  it.each(attacks)('is never made of %s', async (_, make, refusal) => {
    expect(await avatarOf(await make())).toBe(refusal)
    if (refusal !== 'fileType') expect(await certificateOf(await make())).toBe(refusal)
  })

  it.each(['text', 'rows'] as const)('with a bomb in its %s does not go off', async kind => {
    const bomb = save(bombs[kind](), 'png')
    const before = process.memoryUsage().rss
    const made = await renderPicture(bomb, [...shapesOf.AVATAR])
    expect(['fileBroken', 'main image/webp 320x320']).toContain([sizes(made)].flat()[0])
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
  })

  it('is opened however its bytes are spoiled, or refused, and nothing else happens', async () => {
    const good = await noise({ width: 120, height: 90 }).png().toBuffer()
    for (let round = 0; round < 60; round += 1) {
      const spoiled = Buffer.from(good)
      for (let at = round; at < spoiled.length; at += 97 + round) spoiled[at] = (at * 31 + round) % 256
      const made = await avatarOf(spoiled)
      if (typeof made === 'string') expect(['fileType', 'fileBroken', 'tooManyPixels']).toContain(made)
    }
  })
})

describe('a PDF', () => {
  it('is kept byte by byte and shows its first page', async () => {
    const bytes = pdf()
    const made = (await certificateOf(bytes)) as Rendition[]
    expect(sizes(made)).toEqual(['main application/pdf undefinedxundefined', 'preview image/webp 226x320'])
    expect(made[0]!.bytes.equals(bytes)).toBe(true)
    const { dominant, channels } = await sharp(made[1]!.bytes).stats()
    expect(dominant.r + dominant.g + dominant.b).toBeGreaterThan(700)
    expect(channels[0]!.min).toBeLessThan(100)
  })

  it('that is an archive as well is a PDF to us and to everybody we hand it to', async () => {
    const made = (await certificateOf(Buffer.concat([pdf(), zip]))) as Rendition[]
    expect(made[0]!.type).toBe('application/pdf')
  })

  const broken: [string, () => Buffer, Unfit][] = [
    ['that needs a password', lockedPdf, 'pdfEncrypted'],
    ['cut in half', () => halfOf(pdf()), 'fileBroken'],
    ['of its first line alone', () => Buffer.from('%PDF-1.7\n'), 'fileBroken'],
    ['that is noise', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000, 'x')]), 'fileBroken'],
    [
      'without a page',
      () => Buffer.from(pdf().toString('latin1').replace('Kids[3 0 R]/Count 1', 'Kids[]/Count 0'), 'latin1'),
      'fileBroken',
    ],
    ['with a page in front', () => Buffer.concat([Buffer.from('<html><script>alert(1)</script>'), pdf()]), 'fileType'],
    ['as thin as a thread', () => pdf({ box: '0 0 1 14000' }), 'fileBroken'],
  ]
  it.each(broken)('%s is refused', async (_, make, refusal) => expect(await certificateOf(make())).toBe(refusal))

  it('whose page takes too long is refused, and the site goes on', async () => {
    let ticks = 0
    const clock = setInterval(() => (ticks += 1), 20)
    expect(await drawFirstPage(endlessPdf(), 640, 700)).toBe('broken')
    clearInterval(clock)
    expect(ticks).toBeGreaterThan(5)
    expect(sizes(await certificateOf(pdf()))).toHaveLength(2)
  })
})

function halfOf(bytes: Buffer) {
  return bytes.subarray(0, bytes.byteLength >> 1)
}
