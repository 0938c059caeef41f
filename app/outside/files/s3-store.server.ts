import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { type ByteRange, checkKey, type FileStore, StoreUnavailable } from './file-store.ts'

type Bucket = { url: string; region: string; accessKeyId: string; secretAccessKey: string }
type S3Request = { method: string; headers?: Record<string, string>; body?: Uint8Array<ArrayBuffer> | Blob }

/** An answer that has not come whole within this time means that the bucket is out of reach. */
const TIME_LIMIT_MS = 20_000
const RETRIES = 2

/** Files in a bucket that speaks S3, addressed by path: `https://host/bucket/<id>/<variant>`. */
export function s3Store({ url, region, accessKeyId, secretAccessKey }: Bucket, patienceMs = TIME_LIMIT_MS): FileStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })

  /** Files are small and pages are sent whole: an answer is read to its end before anything is made of it, so that a
   *  bucket that falls silent half-way is a 503 and not half a picture. */
  const ask = async (key: string, request: S3Request) => {
    checkKey(key)
    const signal = AbortSignal.timeout(patienceMs)
    try {
      const answer = await client.fetch(`${url}/${key}`, { ...request, signal, redirect: 'error' })
      return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
    } catch {
      // What failed may name the address; the operator knows it.
      throw new StoreUnavailable(`The bucket of files does not answer a ${request.method}`)
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
      // A blob of a file is read anew for every retry, and never into memory as a whole.
      await send(key, await openAsBlob(path), hash.digest('hex'))
    },

    async read(key, range) {
      const headers = range ? { Range: `bytes=${range.start}-${range.end}` } : undefined
      const answer = await ask(key, { method: 'GET', headers })
      if (answer.status === 404) return null
      const size = range ? sizeBehind(answer, range) : answer.status === 200 ? answer.bytes.byteLength : null
      if (size === null) throw refused('GET', answer.status)
      return { stream: Readable.from([answer.bytes], { objectMode: false }), size }
    },

    async remove(key) {
      const { status } = await ask(key, { method: 'DELETE' })
      if (![200, 204, 404].includes(status)) throw refused('DELETE', status)
    },
  }
}

/** How many bytes the whole file has; null when the answer is not the part that was asked for. */
function sizeBehind({ status, headers }: { status: number; headers: Headers }, range: ByteRange) {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? []
  return status === 206 && Number(start) === range.start ? Number(size) : null
}

function refused(method: string, status: number) {
  return new StoreUnavailable(`The bucket of files answers ${status} to a ${method}`)
}
