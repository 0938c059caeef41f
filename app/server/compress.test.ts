import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import express from 'express'
import { afterAll, describe, expect, test } from 'vitest'
import { endWith } from './compress.ts'

const page = (letters: number) => Buffer.from('Қай мамандық маған сай? '.repeat(letters).slice(0, letters))
const app = express()
app.get('/page/:letters', (request, response) => {
  endWith(request, response, page(Number(request.params.letters)))
  response.end()
})
// Too long, compressed, for one buffer of the compressor.
const noise = randomBytes(100_000)
app.get('/noise', (request, response) => {
  endWith(request, response, noise)
  response.end()
})
// The time limit is reached while the page is being compressed on another thread.
app.get('/late', (request, response) => {
  endWith(request, response, page(400_000))
  response.end()
  response.status(503).end('too late')
})
const server = app.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => server.close())
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

describe('a page', () => {
  test.each([10, 5_000, 100_000])(
    'of %i letters arrives as it is, with the length it has on the line',
    async letters => {
      for (const [encoding, unpack] of [
        ['br', brotliDecompressSync],
        ['gzip', gunzipSync],
        ['identity', (packed: Buffer) => packed],
      ] as const) {
        const { headers, body } = await ask(`/page/${letters}`, encoding)
        const used = headers.get('Content-Encoding') ?? 'identity'
        expect(used).toBe(letters === 10 ? 'identity' : encoding)
        expect(body.length).toBe(Number(headers.get('Content-Length') ?? body.length))
        expect((used === 'identity' ? body : unpack(body)).equals(page(letters))).toBe(true)
      }
    },
  )

  test.each(['br', 'gzip'])('that %s cannot make smaller arrives whole', async encoding => {
    const { headers, body } = await ask('/noise', encoding)
    expect(headers.get('Content-Encoding')).toBe(encoding)
    expect((encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).equals(noise)).toBe(true)
  })

  test('gives way to what is said instead of it while it is compressed', async () => {
    const { status, body } = await ask('/late', 'br')
    expect([status, body.toString()]).toEqual([503, 'too late'])
    expect((await ask('/page/100000', 'br')).status).toBe(200)
  })
})

/** Requests a page without decompressing the response. */
async function ask(path: string, encoding: string) {
  const request = get(`${address}${path}`, { headers: { 'Accept-Encoding': encoding } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: new Headers(answer.headers as Record<string, string>), body }
}
