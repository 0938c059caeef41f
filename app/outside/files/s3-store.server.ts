import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { type ByteRange, checkKey, type FileStore, StoreUnavailable } from './file-store.ts'

type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }
type S3Request = { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> | Blob }

/** A bucket that sends nothing for this long is considered unavailable. */
const TIME_LIMIT_MS = 20_000
const RETRIES = 2
/** Responses up to this size are read completely before they are used, so that a bucket that stops half-way gives a 503
 *  and not half a picture. Larger ones, such as videos, are streamed. */
const READ_WHOLE_BYTES = 1024 * 1024

/** Stores files in an S3 bucket with path-style addresses: `https://host/bucket/<id>/<variant>`. */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: Bucket, patienceMs = TIME_LIMIT_MS): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })

  const ask = async (key: string, request: S3Request) => {
    checkKey(key)
    const silence = new AbortController()
    const timer = setTimeout(() => silence.abort(), patienceMs)
    try {
      const answer = await client.fetch(`${url}/${key}`, { ...request, signal: silence.signal, redirect: 'error' })
      const { status, headers, body } = answer
      const size = Number(headers.get('Content-Length'))
      if (body && size > READ_WHOLE_BYTES) {
        const stream = Readable.from(piecesOf(body, { silence, patienceMs }), { objectMode: false })
        return { status, headers, size, stream }
      }
      const bytes = Buffer.from(await answer.arrayBuffer())
      return { status, headers, size: bytes.byteLength, stream: Readable.from([bytes], { objectMode: false }) }
    } catch {
      // The original error is dropped, because it may contain the address.
      throw outOfReach(request.method)
    } finally {
      clearTimeout(timer)
    }
  }
  const send = async (key: string, body: NonNullable<S3Request['body']>, hash: string) => {
    const headers = { 'X-Amz-Content-Sha256': hash, 'Content-Type': 'application/octet-stream' }
    const { status } = await ask(key, { method: 'PUT', headers, body })
    if (status !== 200) throw refused('PUT', status)
  }
  return {
    put(key, bytes) {
      const body = Uint8Array.from(bytes)
      return send(key, body, createHash('sha256').update(body).digest('hex'))
    },

    async putFile(key, path) {
      const hash = createHash('sha256')
      await pipeline(createReadStream(path), hash)
      // A blob of a file is read again for every retry, and never loaded into memory as a whole.
      await send(key, await openAsBlob(path), hash.digest('hex'))
    },

    async read(key, range) {
      const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : undefined
      const answer = await ask(key, { method: 'GET', headers })
      if (answer.status === 404) return null
      const size = range ? sizeBehind(answer, range) : answer.status === 200 ? answer.size : null
      if (size !== null) return { stream: answer.stream, size }
      answer.stream.destroy()
      throw refused('GET', answer.status)
    },

    async remove(key) {
      const { status } = await ask(key, { method: 'DELETE' })
      if (![200, 204, 404].includes(status)) throw refused('DELETE', status)
    },
  }
}

type Pieces = { silence: AbortController; patienceMs: number }

/** Yields the chunks of a large response, each within the time limit. The time the consumer takes between two chunks
 *  does not count; a consumer that stops aborts the request. */
async function* piecesOf(body: ReadableStream<Uint8Array>, { silence, patienceMs }: Pieces) {
  const reader = body.getReader()
  const next = async () => {
    const timer = setTimeout(() => silence.abort(), patienceMs)
    try {
      return await reader.read()
    } catch {
      throw outOfReach('GET')
    } finally {
      clearTimeout(timer)
    }
  }
  try {
    for (let piece = await next(); !piece.done; piece = await next()) yield piece.value
  } finally {
    silence.abort()
  }
}

/** Returns the size of the whole file; null when the response is not the requested range. */
function sizeBehind({ status, headers }: { status: number; headers: Headers }, range: ByteRange) {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? []
  return status === 206 && Number(start) === range.start ? Number(size) : null
}

function outOfReach(method: string) {
  return new StoreUnavailable(`The bucket of files does not answer a ${method}`)
}

function refused(method: string, status: number) {
  return new StoreUnavailable(`The bucket of files answers ${status} to a ${method}`)
}
