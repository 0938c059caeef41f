import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { errorsIn, typedIn } from '#app/forms/form-state.ts'
import { readUpload, readUploads } from '#app/forms/upload.server.ts'
import { BOUNDARY, multipart, multipartHeaders, type SentFile } from '#tests/world/multipart.ts'
import { runs } from '#tests/world/runs.ts'

const KB = 1024
const MAX = 256 * KB
const schema = z.object({ name: z.string('required').max(20, 'tooLong'), link: z.string().optional() })
const cat: SentFile = { field: 'picture', name: 'cat.png', bytes: Buffer.alloc(1000, 7) }

type Given = { body?: Buffer | ReadableStream<Uint8Array>; type?: string | null; chunk?: number }
type Read = {
  status: number
  errors: Record<string, string>
  values: Record<string, string[]>
  file?: { name: string; bytes: number; content: Buffer; path: string }
  value?: unknown
}

/** A body sent in pieces; counts how many bytes were read of it. */
function inPieces(body: Buffer, size: number, seen = { bytes: 0 }) {
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      if (seen.bytes >= body.byteLength) {
        controller.close()
        return
      }
      const piece = body.subarray(seen.bytes, seen.bytes + size)
      seen.bytes += piece.byteLength
      controller.enqueue(new Uint8Array(piece))
    },
  })
}

async function send({ body, type = multipartHeaders['Content-Type'], chunk = 16 * KB }: Given): Promise<Read> {
  const request = new Request('http://127.0.0.1/', {
    method: 'POST',
    headers: type === null ? {} : { 'Content-Type': type },
    body: Buffer.isBuffer(body) ? inPieces(body, chunk) : body,
    duplex: 'half',
  })
  const answer = await readUpload(
    { request, context: {} },
    schema,
    { file: 'picture', maxBytes: MAX },
    async ({ value, upload }) => {
      await Promise.resolve()
      return { value, file: { ...upload, content: readFileSync(upload.path) } }
    },
  )
  if ('file' in answer) return { status: 200, errors: {}, values: {}, ...answer }
  const { form } = answer.data
  const values = Object.fromEntries(Object.keys(form.initialValue ?? {}).map(name => [name, typedIn(form, name)]))
  return { status: answer.init?.status ?? 0, errors: errorsIn(form), values }
}

// A temporary folder of this test: any file left in it was left by the code under test.
const temporary = mkdtempSync(join(tmpdir(), 'upload-test-'))
beforeAll(() => void vi.stubEnv('TMPDIR', temporary))
afterEach(() => expect(readdirSync(temporary)).toEqual([]))
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

describe('a form with a file', () => {
  it('is read whole: fields by the schema, the file byte by byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 31) % 256))
    const body = multipart({ name: 'Әлия', link: '' }, { ...cat, bytes, name: 'Менің суретім.png' })
    for (const chunk of [1, 7, 1000, 16 * KB, 1024 * KB].slice(body.byteLength > 60_000 ? 1 : 0)) {
      const read = await send({ body, chunk })
      expect(read.value).toEqual({ name: 'Әлия' })
      expect(read.file).toMatchObject({ name: 'Менің суретім.png', bytes: bytes.byteLength })
      expect(read.file?.content.equals(bytes)).toBe(true)
      expect(existsSync(read.file?.path ?? '')).toBe(false)
    }
  })

  it('is refused beside every field that is wrong, the file among them, and keeps what was typed', async () => {
    const read = await send({ body: multipart({ name: 'a name that is much too long', link: 'x' }) })
    expect(read).toMatchObject({ status: 400, errors: { name: 'tooLong', picture: 'fileRequired' } })
    expect(read.values).toEqual({ name: ['a name that is much too long'], link: ['x'] })
  })

  it('removes the file also when what is done with it fails', async () => {
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      headers: multipartHeaders,
      body: new Uint8Array(multipart({ name: 'a' }, cat)),
    })
    const failing = readUpload({ request, context: {} }, schema, { file: 'picture', maxBytes: MAX }, () =>
      Promise.reject(new Error('no')),
    )
    await expect(failing).rejects.toThrow('no')
  })

  it('may have a file of exactly the limit and not a byte more', async () => {
    const of = (size: number) => multipart({ name: 'a' }, { ...cat, bytes: Buffer.alloc(size) })
    expect((await send({ body: of(MAX) })).file?.bytes).toBe(MAX)
    const over = await send({ body: of(MAX + 1) })
    expect(over).toMatchObject({ status: 413, errors: { picture: 'fileTooLarge' }, values: { name: ['a'] } })
  })

  it('that is larger than everything allowed is stopped early, without its length being told', async () => {
    const seen = { bytes: 0 }
    const body = multipart({ name: 'a' }, { ...cat, bytes: Buffer.alloc(8 * MAX) })
    const read = await send({ body: inPieces(body, 16 * KB, seen) })
    expect(read).toMatchObject({ status: 413, errors: { picture: 'fileTooLarge' } })
    expect(seen.bytes).toBeLessThan(MAX + 64 * KB + 64 * KB)
  })

  const whole = multipart({ name: 'a' }, cat)
  const attacks: [string, Given, string][] = [
    ['without a boundary', { body: whole, type: 'multipart/form-data' }, 'uploadBroken'],
    ['with another boundary', { body: whole, type: 'multipart/form-data; boundary=other' }, 'uploadBroken'],
    ['without its end', { body: whole.subarray(0, -6 - BOUNDARY.length) }, 'uploadBroken'],
    ['cut in the middle of the file', { body: whole.subarray(0, 700) }, 'uploadBroken'],
    ['cut in the middle of a header', { body: whole.subarray(0, BOUNDARY.length + 20) }, 'uploadBroken'],
    ['without a body', { body: Buffer.alloc(0) }, 'uploadBroken'],
    ['of noise', { body: Buffer.from('\r\n--\r\n--'.repeat(500)) }, 'uploadBroken'],
    ['with two files', { body: multipart({ name: 'a' }, cat, cat) }, 'oneFile'],
    ['with a file nobody asked for', { body: multipart({ name: 'a' }, { ...cat, field: 'name' }) }, 'oneFile'],
    ['with an empty file', { body: multipart({ name: 'a' }, { ...cat, bytes: '' }) }, 'fileEmpty'],
    ['without a chosen file', { body: multipart({ name: 'a' }, { ...cat, name: '', bytes: '' }) }, 'fileRequired'],
    ['with text where the file should be', { body: multipart({ name: 'a', picture: 'cat.png' }) }, 'fileRequired'],
    [
      'with ten thousand fields',
      { body: multipart(Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, '1'])), cat) },
      'uploadBroken',
    ],
    [
      'that is no form with files',
      { body: Buffer.from('name=a&picture=b'), type: 'application/x-www-form-urlencoded' },
      'fileRequired',
    ],
    ['of no type', { body: whole, type: null }, 'fileRequired'],
    ['of JSON', { body: Buffer.from('{"name":"a"}'), type: 'application/json' }, 'fileRequired'],
  ]
  it.each(attacks)('%s is refused beside the file', async (_, given, key) => {
    const read = await send(given)
    expect(read.status).toBe(400)
    expect(read.errors.picture).toBe(key)
  })

  it('stops reading at the twenty-first field', async () => {
    const seen = { bytes: 0 }
    const body = multipart(
      Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`f${at}`, 'x'.repeat(20)])),
      cat,
    )
    const read = await send({ body: inPieces(body, KB, seen) })
    expect(read.errors.picture).toBe('uploadBroken')
    expect(seen.bytes).toBeLessThan(16 * KB)
  })

  it('has no field of more than ten kilobytes', async () => {
    const read = await send({ body: multipart({ name: 'x'.repeat(50 * KB) }, cat) })
    expect(read.errors).toEqual({ name: 'tooLong' })
    expect(read.values.name?.[0]).toHaveLength(10 * KB)
  })

  it('is refused with 503 when there is no room for the file, and the fault is not the visitor’s', async () => {
    vi.stubEnv('TMPDIR', '/nowhere/at/all')
    const read = await send({ body: whole })
    vi.stubEnv('TMPDIR', temporary)
    expect(read).toMatchObject({ status: 503, errors: { picture: 'storageUnavailable' } })
  })

  it('whose connection breaks is refused and leaves nothing', async () => {
    let pieces = 0
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pieces += 1
        if (pieces === 1) controller.enqueue(new Uint8Array(whole.subarray(0, 600)))
        else controller.error(new Error('aborted'))
      },
    })
    expect(await send({ body })).toMatchObject({ status: 400, errors: { picture: 'uploadBroken' } })
  })

  it('has names that are shown and lead nowhere', async () => {
    const nameOf = async (name: string) => (await send({ body: multipart({ name: 'a' }, { ...cat, name }) })).file?.name
    expect(await nameOf('../../etc/passwd')).toBe('passwd')
    expect(await nameOf('C:\\Users\\a\\cv.pdf')).toBe('cv.pdf')
    expect(await nameOf('cv\u202Efdp.exe')).toBe('cvfdp.exe')
    expect(await nameOf('a\u0000.pdf')).toBe('a.pdf')
    expect(Array.from((await nameOf(`${'ж'.repeat(300)}.pdf`)) ?? '')).toHaveLength(120)
  })

  it('is never more than refused, however its bytes are spoiled', async () => {
    const body = multipart({ name: 'a', link: 'b' }, { ...cat, bytes: Buffer.alloc(300, '\r\n--') })
    const spoiling = fc.record({
      cuts: fc.array(fc.tuple(fc.nat(body.byteLength), fc.nat(60)), { maxLength: 4 }),
      flips: fc.array(fc.tuple(fc.nat(body.byteLength - 1), fc.nat(255)), { maxLength: 6 }),
      chunk: fc.integer({ min: 1, max: 200 }),
    })
    await fc.assert(
      fc.asyncProperty(spoiling, async ({ cuts, flips, chunk }) => {
        let spoiled = Buffer.from(body)
        for (const [at, byte] of flips) spoiled[at] = byte
        for (const [at, length] of cuts)
          spoiled = Buffer.concat([spoiled.subarray(0, at), spoiled.subarray(at + length)])
        expect([200, 400]).toContain((await send({ body: spoiled, chunk })).status)
      }),
      { numRuns: runs(150) },
    )
  })
})

describe('a form with several files', () => {
  const files = ['first', 'second', 'third'] as const
  const untouched = (field: string): SentFile => ({ field, name: '', bytes: '' })
  const picture = (field: string, size = 1000): SentFile => ({
    field,
    name: `${field}.png`,
    bytes: Buffer.alloc(size, 7),
  })

  async function sendAll(
    body: Buffer | ReadableStream<Uint8Array>,
    { notNow = null as string | null, length = false, script = false } = {},
  ) {
    const headers = new Headers(multipartHeaders)
    if (script) headers.set('Sec-Fetch-Dest', 'empty')
    if (length && Buffer.isBuffer(body)) headers.set('Content-Length', String(body.byteLength))
    const request = new Request('http://127.0.0.1/', {
      method: 'POST',
      headers,
      body: Buffer.isBuffer(body) ? inPieces(body, 16 * KB) : body,
      duplex: 'half',
    })
    const answer = await readUploads(
      { request, context: {} },
      schema,
      { files, maxBytes: MAX, notNow },
      async ({ value, uploads, refuse }) => {
        if (value.name === 'refused') return refuse({ second: 'uploadsTooMany' })
        const came = Object.entries(uploads).map(([field, { path, ...rest }]) => ({
          ...{ field, path, ...rest },
          content: readFileSync(path).length,
        }))
        return Promise.resolve({ value, came })
      },
    )
    if ('came' in answer) return { status: 200, errors: {} as Record<string, string>, values: {}, ...answer }
    const { form } = answer.data
    const values = Object.fromEntries(Object.keys(form.initialValue ?? {}).map(name => [name, typedIn(form, name)]))
    return { status: answer.init?.status ?? 0, errors: errorsIn(form), values, came: [], value: null }
  }

  it('has them all, each in its own place, or some, or none', async () => {
    const all = await sendAll(
      multipart({ name: 'a' }, picture('first', 10), picture('second', 20), picture('third', 30)),
    )
    expect(all.came.map(({ field, bytes, content, name }) => [field, bytes, content, name])).toEqual([
      ['first', 10, 10, 'first.png'],
      ['second', 20, 20, 'second.png'],
      ['third', 30, 30, 'third.png'],
    ])
    expect(new Set(all.came.map(({ path }) => path)).size).toBe(3)
    const some = await sendAll(multipart({ name: 'a' }, untouched('first'), picture('second'), untouched('third')))
    expect(some.came.map(({ field }) => field)).toEqual(['second'])
    const none = await sendAll(multipart({ name: 'a' }, ...files.map(untouched)))
    expect(none).toMatchObject({ status: 200, value: { name: 'a' }, came: [] })
  })

  it('has each error beside its own field, and keeps what was typed before and after', async () => {
    const body = Buffer.concat([
      multipart({ name: 'a name that is much too long' }, picture('first', MAX + 1), picture('second')).subarray(
        0,
        -BOUNDARY.length - 6,
      ),
      multipart({ link: 'x' }, { ...picture('third'), bytes: '' }),
    ])
    const read = await sendAll(body)
    expect(read).toMatchObject({
      status: 413,
      errors: { name: 'tooLong', first: 'fileTooLarge', third: 'fileEmpty' },
      values: { name: ['a name that is much too long'], link: ['x'] },
    })
    expect(read.errors.second, 'a browser forgets the valid file too').toBe('fileAgain')
  })

  it('says which file is too large also when the whole form is', async () => {
    const body = multipart({ name: 'a' }, picture('first'), picture('second', 4 * MAX))
    for (const length of [true, false])
      expect(await sendAll(body, { length })).toMatchObject({
        status: 413,
        errors: { second: 'fileTooLarge' },
        values: { name: ['a'] },
      })
  })

  it('is refused beside a field with two files, and beside the first for a file nobody asked for', async () => {
    const twice = await sendAll(multipart({ name: 'a' }, picture('second'), picture('second')))
    expect([twice.status, twice.errors]).toEqual([400, { second: 'oneFile' }])
    const other = await sendAll(multipart({ name: 'a' }, picture('second'), picture('other')))
    expect([other.status, other.errors]).toEqual([400, { first: 'oneFile', second: 'fileAgain' }])
  })

  it('says of a valid file only without script that it must be chosen again', async () => {
    const body = multipart({ name: 'a name that is much too long' }, picture('second'))
    expect((await sendAll(body)).errors).toEqual({ name: 'tooLong', second: 'fileAgain' })
    expect((await sendAll(body, { script: true })).errors).toEqual({ name: 'tooLong' })
  })

  it('is refused beside the file its body broke off in', async () => {
    const body = multipart({ name: 'a' }, picture('first'), picture('second'))
    const read = await sendAll(body.subarray(0, body.byteLength - 500))
    expect([read.status, read.errors]).toEqual([400, { first: 'fileAgain', second: 'uploadBroken' }])
  })

  it('without a file is taken at a time when files are not', async () => {
    const words = await sendAll(multipart({ name: 'a' }, ...files.map(untouched)), { notNow: 'uploadsTooMany' })
    expect(words).toMatchObject({ status: 200, value: { name: 'a' } })
    const body = Buffer.concat([
      multipart({ name: 'a' }, picture('second')).subarray(0, -BOUNDARY.length - 6),
      multipart({ link: 'x' }),
    ])
    const refused = await sendAll(body, { notNow: 'uploadsTooMany' })
    expect(refused).toMatchObject({ status: 429, errors: { second: 'uploadsTooMany' }, values: { link: ['x'] } })
    vi.stubEnv('TMPDIR', '/nowhere/at/all')
    const still = await sendAll(multipart({ name: 'a' }, untouched('first')))
    const unkept = await sendAll(multipart({ name: 'a' }, picture('first')))
    vi.stubEnv('TMPDIR', temporary)
    expect(still.status).toBe(200)
    expect(unkept).toMatchObject({ status: 503, errors: { first: 'storageUnavailable' }, values: { name: ['a'] } })
  })

  it('is refused by its action with the status of the file’s error', async () => {
    const read = await sendAll(multipart({ name: 'refused' }, picture('second')))
    expect([read.status, read.errors]).toEqual([429, { second: 'uploadsTooMany' }])
  })
})
