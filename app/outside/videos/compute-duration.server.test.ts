import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runs } from '#tests/world/runs.ts'
import { fragmentedMp4, mp4, webm } from '#tests/world/videos.ts'
import { computeDuration } from './compute-duration.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'videos-test-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
function durationOf(bytes: Buffer) {
  const path = join(folder, String((files += 1)))
  writeFileSync(path, bytes)
  // A long time limit, because a busy machine is slow and the limit is not tested here.
  return computeDuration(path, 10 * 60_000)
}
const secondsOf = async (bytes: Buffer) => {
  const found = await durationOf(bytes)
  return typeof found === 'string' ? found : found.seconds
}

describe('the length of a video', () => {
  it.each([0.4, 15, 15.4, 15.6, 900])('of %d s is where its last packet ends', async seconds => {
    expect(await durationOf(await mp4({ seconds }))).toEqual({ type: 'video/mp4', seconds })
    expect(await durationOf(await webm({ seconds }))).toEqual({ type: 'video/webm', seconds })
  })

  it('is not what its head says, where it says less', async () => {
    expect(await secondsOf(await mp4({ seconds: 60, headerSeconds: 10 }))).toBe(60)
    expect(await secondsOf(await webm({ seconds: 60, headerSeconds: 10 }))).toBeGreaterThan(59)
  })

  it('is what its head says, where it says more: so long a player waits', async () => {
    expect(await secondsOf(await mp4({ seconds: 10, headerSeconds: 60 }))).toBe(60)
  })

  it('in fragments is the sum of their samples', async () => {
    expect(await secondsOf(await fragmentedMp4({ seconds: 14 }))).toBe(14)
  })

  it('of pictures and nothing else: a sound alone is none', async () => {
    expect(await durationOf(await mp4({ seconds: 5, soundOnly: true }))).toBe('fileType')
    expect(await durationOf(await webm({ seconds: 5, soundOnly: true }))).toBe('fileType')
  })
})

describe('a file that is no video', () => {
  it.each([
    ['empty', Buffer.alloc(0)],
    ['text', Buffer.from('ftyp is what it says, and no more')],
    ['noise', Buffer.alloc(3000, 7)],
    [
      'a picture in boxes',
      Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(99)]),
    ],
  ])('is refused: %s', async (_, bytes) => expect(await durationOf(bytes)).toMatch(/^file(?:Type|Broken)$/))

  it('is refused as broken where it was cut', async () => {
    expect(await durationOf((await mp4({ seconds: 5 })).subarray(0, -60))).toBe('fileBroken')
  })

  it.each(['mp4', 'webm'] as const)('is told from one, whatever byte is another: %s', async kind => {
    const whole = await { mp4, webm }[kind]({ seconds: 3, weight: 4 })
    // Each file starts a thread, so only a sample of positions is tested.
    const places = runs(6, 24)
    const spoiled = Array.from({ length: places }, (_, at) => {
      const bytes = Buffer.from(whole)
      bytes[Math.floor((bytes.byteLength * (at + 0.5)) / places)]! ^= 0x55
      return bytes
    })
    for (const found of await Promise.all(spoiled.map(durationOf)))
      expect(typeof found === 'string' ? ['fileType', 'fileBroken'] : [found]).toContainEqual(found)
  })
})
