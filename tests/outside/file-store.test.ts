import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, createReadStream, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { diskStore } from '#app/outside/files/disk-store.server.ts'
import { type ByteRange, type FileStore, StoreUnavailable } from '#app/outside/files/file-store.ts'
import { s3Store } from '#app/outside/files/s3-store.server.ts'
import { type S3Double, startS3 } from '#tests/world/s3.ts'

let folder: string
let s3: S3Double
beforeAll(async () => void (s3 = await startS3()))
afterAll(() => s3.stop())
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'store-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const stores: [string, () => FileStore][] = [
  ['a folder', () => diskStore(join(folder, 'files'))],
  ['a bucket', () => s3Store(s3.bucket, 1_000)],
]
/** A real S3 server, if `npm run test:s3` has started one. */
const { TEST_S3_URL, TEST_S3_REGION = '', TEST_S3_ACCESS_KEY_ID = '', TEST_S3_SECRET_ACCESS_KEY = '' } = process.env
const real = TEST_S3_URL && {
  ...{ url: TEST_S3_URL, region: TEST_S3_REGION },
  ...{ accessKeyId: TEST_S3_ACCESS_KEY_ID, secretAccessKey: TEST_S3_SECRET_ACCESS_KEY },
}
if (real) stores.push(['a bucket of a real server', () => s3Store(real)])
let made = 0
const newKey = (variant = 'main') => `${`id${(made += 1)}`.padEnd(24, 'x')}/${variant}`

describe.each(stores)('files in %s', (_, open) => {
  const readOf = async (key: string, range?: ByteRange) => {
    const found = await open().read(key, range)
    return found && { bytes: await buffer(found.stream), size: found.size }
  }

  it('come back as they were put', async () => {
    const key = newKey()
    for (const size of [1, 1000, 300_000]) {
      const bytes = randomBytes(size)
      const at = `${key.slice(0, -4)}m${size}`
      await open().put(at, bytes)
      expect(await readOf(at)).toEqual({ bytes, size })
    }
  })

  it('come back as they were in a file of this machine, and again', async () => {
    const key = newKey()
    const bytes = randomBytes(300_000)
    const path = join(folder, 'came')
    writeFileSync(path, bytes)
    for (const time of ['once', 'again']) {
      await open().putFile(key, path)
      expect(await readOf(key), time).toEqual({ bytes, size: 300_000 })
    }
  })

  it('come in parts, and the whole is known', async () => {
    const key = newKey()
    await open().put(key, Buffer.from('0123456789'))
    expect(await readOf(key, { start: 0, end: 0 })).toEqual({ bytes: Buffer.from('0'), size: 10 })
    expect(await readOf(key, { start: 3, end: 9 })).toEqual({ bytes: Buffer.from('3456789'), size: 10 })
  })

  it('that were never put are not there', async () => expect(await readOf(newKey())).toBeNull())

  it('are gone once removed, and may be removed twice', async () => {
    const [key, other] = [newKey('main'), newKey('main')]
    for (const one of [key, other]) await open().put(one, Buffer.from(one))
    await open().remove(key)
    await open().remove(key)
    await open().remove(newKey())
    expect(await readOf(key)).toBeNull()
    expect((await readOf(other))?.bytes.toString()).toBe(other)
  })

  it('of one id stand beside each other', async () => {
    const main = newKey('main')
    const preview = main.replace('/main', '/preview')
    await open().put(main, Buffer.from('main'))
    await open().put(preview, Buffer.from('preview'))
    expect((await readOf(main))?.bytes.toString()).toBe('main')
    expect((await readOf(preview))?.bytes.toString()).toBe('preview')
  })

  it('may be put again', async () => {
    const key = newKey()
    for (const content of ['same', 'same']) await open().put(key, Buffer.from(content))
    expect((await readOf(key))?.bytes.toString()).toBe('same')
  })

  it.each([
    '../../etc/passwd',
    'abcdefgh/../../x',
    '/abcdefgh/main',
    'abcdefgh',
    'abcdefgh/',
    'short/main',
    'ABCDEFGH/main',
    'abcdefgh/main/more',
    'abcdefgh/ma.in',
    'abcdefgh%2f/main',
    'abcdefgh\u0000/main',
    '',
  ])('have no key %j', async key => {
    await expect(open().put(key, Buffer.from('x'))).rejects.toThrow(TypeError)
    await expect(open().read(key)).rejects.toThrow(TypeError)
    await expect(open().remove(key)).rejects.toThrow(TypeError)
  })
})

describe('a folder of files', () => {
  it('that cannot be written says so without naming a path', async () => {
    writeFileSync(join(folder, 'a-file'), '')
    const store = diskStore(join(folder, 'a-file', 'files'))
    const failing = store.put(newKey(), Buffer.from('x'))
    await expect(failing).rejects.toThrow(StoreUnavailable)
    await expect(failing).rejects.not.toThrow(folder)
    expect(await store.read(newKey())).toBeNull()
    await store.remove(newKey())
  })

  it('holds no half of a file under its name', async () => {
    const store = diskStore(folder)
    const key = newKey()
    await store.put(key, randomBytes(100_000))
    const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    expect(names.map(({ name }) => name)).toEqual([key.replace('/', '.')])
  })

  it('forgets what a killed process left half-written', async () => {
    const store = diskStore(folder)
    const key = newKey()
    await store.put(key, Buffer.from('x'))
    const path = readdirSync(folder, { recursive: true, encoding: 'utf8' }).find(name => name.endsWith('.main'))!
    writeFileSync(join(folder, `${path}.part`), 'half')
    await store.remove(key)
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
    expect(left).toEqual([])
  })
})

describe.runIf(real)('a real server', () => {
  it('refuses what is signed with another secret', async () => {
    const wrong = s3Store({ ...(real || s3.bucket), secretAccessKey: 'another-secret' })
    await expect(wrong.put(newKey(), Buffer.from('x'))).rejects.toThrow('answers 403 to a PUT')
    await expect(wrong.read(newKey())).rejects.toThrow(StoreUnavailable)
  })

  it('takes and gives a large file, of which this process never holds the whole', async () => {
    const store = s3Store(real || s3.bucket)
    const [key, path] = [newKey(), join(folder, 'large')]
    const piece = randomBytes(4 * 1024 * 1024)
    const pieces = 48
    for (let written = 0; written < pieces; written += 1) appendFileSync(path, piece)
    const before = held()
    let most = 0
    const watching = setInterval(() => (most = Math.max(most, held() - before)), 5)
    await store.putFile(key, path)
    const found = await store.read(key)
    const hash = createHash('sha256')
    let size = 0
    for await (const part of found!.stream) {
      hash.update(part as Buffer)
      size += (part as Buffer).byteLength
    }
    clearInterval(watching)
    expect([found!.size, size]).toEqual([pieces * piece.byteLength, pieces * piece.byteLength])
    expect(hash.digest('hex')).toBe(await hashOf(path))
    expect(most).toBeLessThan(size / 2)
    await store.remove(key)
  })
})

/** Memory of this process outside the JavaScript heap, in bytes. */
function held() {
  return process.memoryUsage().external
}

async function hashOf(path: string) {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

describe('a bucket of files', () => {
  it('refuses what is signed with another secret, and the failure names no secret and no key', async () => {
    const wrong = s3Store({ ...s3.bucket, secretAccessKey: 'another-secret' })
    const failing = wrong.put(newKey(), Buffer.from('x'))
    await expect(failing).rejects.toThrow(StoreUnavailable)
    const { message, cause } = (await failing.catch((error: unknown) => error)) as Error
    expect(message).toBe('The bucket of files answers 403 to a PUT')
    expect(cause).toBeUndefined()
    await expect(wrong.read(newKey())).rejects.toThrow(StoreUnavailable)
    await expect(wrong.remove(newKey())).rejects.toThrow(StoreUnavailable)
  })

  it('that is busy for a moment is asked again', async () => {
    const key = newKey()
    s3.fail(503)
    await s3Store(s3.bucket).put(key, Buffer.from('kept'))
    expect(s3.objects.get(key)?.toString()).toBe('kept')
  })

  it('that stays busy is unavailable, and nothing is kept', async () => {
    const key = newKey()
    s3.fail(503, 3)
    await expect(s3Store(s3.bucket).put(key, Buffer.from('x'))).rejects.toThrow('answers 503 to a PUT')
    expect(s3.objects.has(key)).toBe(false)
  })

  it('that falls silent is unavailable after a while', async () => {
    s3.fail('silence')
    await expect(s3Store(s3.bucket, 200).read(newKey())).rejects.toThrow(StoreUnavailable)
  })

  it('hands a video on as it comes', async () => {
    const key = newKey()
    const video = randomBytes(24 * 1024 * 1024)
    s3.objects.set(key, video)
    const range = { start: 0, end: video.byteLength - 1 }
    const found = await s3Store(s3.bucket).read(key, range)
    expect(found?.size).toBe(video.byteLength)
    const pieces = found!.stream[Symbol.asyncIterator]()
    const { value: first } = (await pieces.next()) as { value: Buffer }
    expect(first.equals(video.subarray(0, first.byteLength))).toBe(true)
    expect(first.byteLength).toBeLessThan(video.byteLength / 8)
    // The bucket has not yet sent the rest.
    expect(s3.sent).not.toContain(key)
    found!.stream.destroy()
    expect((await buffer((await s3Store(s3.bucket).read(key, range))!.stream)).equals(video)).toBe(true)
    const whole = await s3Store(s3.bucket).read(key)
    expect([whole?.size, (await buffer(whole!.stream)).equals(video)]).toEqual([video.byteLength, true])
  })

  it('that falls silent in the middle of a video is unavailable from there on', async () => {
    const key = newKey()
    s3.objects.set(key, randomBytes(4 * 1024 * 1024))
    s3.fail('half')
    const found = await s3Store(s3.bucket, 1_000).read(key, { start: 0, end: 4 * 1024 * 1024 - 1 })
    await expect(buffer(found!.stream)).rejects.toThrow(StoreUnavailable)
    s3.fail('half')
    s3.objects.set(key, randomBytes(1000))
    await expect(s3Store(s3.bucket, 200).read(key)).rejects.toThrow(StoreUnavailable)
  })

  it('that is not there is unavailable', async () => {
    const gone = s3Store({ ...s3.bucket, url: 'http://127.0.0.1:9/bucket' })
    await expect(gone.put(newKey(), Buffer.from('x'))).rejects.toThrow(StoreUnavailable)
  })
})
