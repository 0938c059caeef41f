import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { box, element, fileHead, fragmentedMp4, mp4, u32, webm } from '#tests/world/videos.ts'
import { computeDuration } from './compute-duration.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'videos-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function durationOf(bytes: Buffer) {
  const path = join(folder, String((files += 1)))
  writeFileSync(path, bytes)
  return computeDuration(path)
}
const secondsOf = async (bytes: Buffer) => {
  const found = await durationOf(bytes)
  return typeof found === 'string' ? found : found.seconds
}

describe('the length of an MP4', () => {
  it.each([0.4, 15, 15.4, 15.6, 3600])('of %d s is the sum of its samples', async seconds => {
    expect(await durationOf(mp4({ seconds }))).toEqual({ type: 'video/mp4', seconds })
  })

  it('is not what its heads say, where they say less', async () => {
    expect(await secondsOf(mp4({ seconds: 60, told: 10 }))).toBe(60)
    expect(await secondsOf(mp4({ seconds: 10, told: 60 }))).toBe(60)
  })

  it('is as long as its edits play', async () => {
    expect(await secondsOf(mp4({ seconds: 5, edit: 90_000 }))).toBe(90)
    expect(await secondsOf(mp4({ seconds: 5, edit: 4_900 }))).toBe(5)
  })

  it('in fragments is the sum of their samples, or where the last one stands', async () => {
    expect(await secondsOf(fragmentedMp4({ seconds: 14 }))).toBe(14)
    expect(await secondsOf(fragmentedMp4({ seconds: 14, dated: false }))).toBe(14)
    expect(await secondsOf(fragmentedMp4({ seconds: 2, from: 100 }))).toBe(102)
  })

  it('behind a part of any size is found without reading that part', async () => {
    const bytes = mp4({ seconds: 12, weight: 3_000_000 })
    const wide = Buffer.concat([fileHead(), wideBox('mdat', 2_000_000), bytes.subarray(fileHead().byteLength)])
    expect(await secondsOf(wide)).toBe(12)
  })

  it('that has no pictures is none', async () => {
    expect(await durationOf(mp4({ seconds: 5, kind: 'soun' }))).toBe('fileType')
    expect(await durationOf(mp4({ seconds: 0 }))).toBe('fileType')
  })
})

describe('the length of a WebM', () => {
  it.each([0.4, 15, 15.4, 15.6, 3600])('of %d s is where its last block stands', async seconds => {
    expect(await durationOf(webm({ seconds }))).toEqual({ type: 'video/webm', seconds })
  })

  it('is not what its head says, where it says less', async () => {
    expect(await secondsOf(webm({ seconds: 60, told: 10 }))).toBe(60)
    expect(await secondsOf(webm({ seconds: 10, told: 60 }))).toBe(60)
  })

  it('reaches to the end of the frames of the last block', async () => {
    expect(await secondsOf(webm({ seconds: 15, frameMs: 40 }))).toBeCloseTo(15.04)
    expect(await secondsOf(webm({ seconds: 15, frameMs: 1000, laced: 200 }))).toBe(215)
  })

  it('that has no pictures is none', async () => {
    expect(await durationOf(webm({ seconds: 5, kind: 2 }))).toBe('fileType')
    expect(await durationOf(webm({ seconds: 5, docType: 'matroska' }))).toBe('fileType')
  })
})

describe('a file that is no video', () => {
  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('ftyp is what it says, and no more')],
    ['QuickTime', mp4({ seconds: 5, brand: 'qt  ' })],
    [
      'a picture in boxes',
      Buffer.concat([box('ftyp', Buffer.from('heic'), u32(0), Buffer.from('mif1heic')), Buffer.alloc(99)]),
    ],
  ])('is refused: %s', async (_, bytes) => expect(await durationOf(bytes)).toBe('fileType'))

  it.each([
    ['cut short', mp4({ seconds: 5 }).subarray(0, -60)],
    ['a box beyond its place', Buffer.concat([fileHead(), u32(5000), Buffer.from('moov'), Buffer.alloc(20)])],
    [
      'a table longer than its box',
      Buffer.concat([fileHead(), box('moov', box('trak', box('stts', u32(0, 9_999, 1, 1))))]),
    ],
    ['tables outside of a track', Buffer.concat([fileHead(), box('moov', box('stbl', box('stts', u32(0, 1, 1, 1))))])],
    ['boxes without end', Buffer.concat([fileHead(), ...Array.from({ length: 20_001 }, () => box('free'))])],
    ['a WebM cut short', webm({ seconds: 5 }).subarray(0, -10)],
    ['a second WebM behind the first', Buffer.concat([webm({ seconds: 5 }), webm({ seconds: 5 })])],
    ['a block without a size', Buffer.concat([webm({ seconds: 1 }), element(0xa3, null)])],
  ])('is refused as broken: %s', async (_, bytes) => expect(await durationOf(bytes)).toBe('fileBroken'))

  it('is told from one, whatever byte is another', async () => {
    const whole = [mp4({ seconds: 9, weight: 4 }), fragmentedMp4({ seconds: 2 }), webm({ seconds: 3 })]
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...whole), fc.nat(4000), fc.nat(255), async (bytes, place, value) => {
        const spoiled = Buffer.from(bytes)
        spoiled[place % spoiled.byteLength] = value
        const found = await durationOf(spoiled)
        expect(typeof found === 'string' ? ['fileType', 'fileBroken'] : [found]).toContainEqual(found)
      }),
      { numRuns: 200 },
    )
  })
})

function wideBox(name: string, length: number) {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(length + 16))
  return Buffer.concat([u32(1), Buffer.from(name), size, Buffer.alloc(length)])
}
