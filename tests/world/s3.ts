import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

const BUCKET = 'bagdar-files'
const SKEW_MS = 15 * 60 * 1000

export type S3Double = {
  /** Settings of a site that stores its files here. */
  settings: Record<'S3_URL' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  bucket: { url: string; region: string; accessKeyId: string; secretAccessKey: string }
  /** Contents of the bucket, by key. */
  objects: Map<string, Buffer>
  /** Every call so far, such as `PUT abc/main 200`. */
  calls: string[]
  /** Keys whose response was sent completely. */
  sent: string[]
  /** Answers the next calls with this status, not at all, or with half of the object only. */
  fail: (status: 503 | 500 | 403 | 'silence' | 'half', times?: number) => void
  /** Stops the service. Throws if it received an unexpected request. */
  stop: () => Promise<void>
}

/** A bucket that implements S3 over HTTP as far as we use it. It verifies every signature independently of the client's
 *  code, by the specification of Signature Version 4. */
export async function startS3(region = 'kz-1'): Promise<S3Double> {
  const keys = { accessKeyId: 'AKIATESTTESTTESTTEST', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' }
  const objects = new Map<string, Buffer>()
  const calls: string[] = []
  const sent: string[] = []
  const unexpected: string[] = []
  let failing: { status: number | 'silence' | 'half'; times: number } | null = null

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<undefined> => {
    const body = await bodyOf(request)
    const { method = '', url = '' } = request
    let half = false
    const key = new RegExp(`^/${BUCKET}/([^?]+)$`).exec(url)?.[1]
    const respond = (status: number, content: Buffer | string = '', headers: Record<string, string | number> = {}) => {
      calls.push(`${method} ${key ?? url} ${status}`)
      response.writeHead(status, { 'Content-Length': Buffer.byteLength(content), ...headers })
      if (key) response.once('finish', () => sent.push(key))
      if (half) {
        response.write(content.slice(0, content.length / 2))
        return undefined
      }
      response.end(method === 'HEAD' ? undefined : content)
      return undefined
    }
    const refuse = (status: number, code: string) => respond(status, `<Error><Code>${code}</Code></Error>`, xml)

    if (failing?.status === 'half') {
      half = true
      if ((failing.times -= 1) <= 0) failing = null
    } else if (failing) {
      const { status } = failing
      if ((failing.times -= 1) <= 0) failing = null
      if (status === 'silence') {
        calls.push(`${method} ${key ?? url} silence`)
        return
      }
      refuse(status, status === 503 ? 'SlowDown' : 'InternalError')
      return
    }
    const wrong = faultOfSignature(request, body, { ...keys, region })
    if (wrong) {
      refuse(wrong === 'XAmzContentSHA256Mismatch' ? 400 : 403, wrong)
      return
    }
    if (!key || !['PUT', 'GET', 'HEAD', 'DELETE'].includes(method)) {
      unexpected.push(`${method} ${url}`)
      refuse(501, 'NotImplemented')
      return
    }

    if (method === 'PUT') {
      objects.set(key, body)
      respond(200, '', { ETag: etagOf(body) })
      return
    }
    if (method === 'DELETE') {
      objects.delete(key)
      respond(204)
      return
    }
    const object = objects.get(key)
    if (!object) {
      refuse(404, 'NoSuchKey')
      return
    }
    const range = rangeOf(request.headers.range, object.byteLength)
    if (range === 'unsatisfiable') {
      refuse(416, 'InvalidRange')
      return
    }
    const headers = { ETag: etagOf(object), 'Accept-Ranges': 'bytes', 'Content-Type': 'application/octet-stream' }
    if (!range) {
      respond(200, object, headers)
      return
    }
    const [start, end] = range
    respond(206, object.subarray(start, end + 1), {
      ...headers,
      'Content-Range': `bytes ${start}-${end}/${object.byteLength}`,
    })
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${BUCKET}`
  return {
    settings: {
      S3_URL: url,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    bucket: { url, region, ...keys },
    objects,
    calls,
    sent,
    fail: (status, times = 1) => void (failing = { status, times }),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      if (unexpected.length > 0) throw new Error(`The bucket was asked what it does not know: ${unexpected.join(', ')}`)
    },
  }
}

const xml = { 'Content-Type': 'application/xml' }

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

type Keys = { accessKeyId: string; secretAccessKey: string; region: string }

/** Returns S3's error for a request's signature, or null when it is valid. */
function faultOfSignature(request: IncomingMessage, body: Buffer, { accessKeyId, secretAccessKey, region }: Keys) {
  const { headers, method = '', url = '' } = request
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/
  const [, id, day, zone, names = '', signature = ''] = pattern.exec(headers.authorization ?? '') ?? []
  if (!id) return 'AccessDenied'
  if (id !== accessKeyId) return 'InvalidAccessKeyId'
  const signed = names.split(';')
  if (zone !== region || !['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => signed.includes(name)))
    return 'SignatureDoesNotMatch'

  const at = String(headers['x-amz-date'])
  const instant = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!at.startsWith(day ?? '?') || !(Math.abs(Date.now() - instant) < SKEW_MS)) return 'RequestTimeTooSkewed'

  const payload = String(headers['x-amz-content-sha256'])
  const [path = '', query = ''] = url.split('?')
  const canonical = [
    method,
    path,
    query.split('&').sort().join('&'),
    ...signed.map(name => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    payload,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n')
  const key = [day!, region, 's3', 'aws4_request'].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`)
  if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex'))) return 'SignatureDoesNotMatch'
  return payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

function sha256(content: string | Buffer) {
  return createHash('sha256').update(content).digest('hex')
}

function hmac(key: string | Buffer, text: string) {
  return createHmac('sha256', key).update(text).digest()
}

function etagOf(content: Buffer) {
  return `"${createHash('md5').update(content).digest('hex')}"`
}

function rangeOf(header: string | undefined, size: number): [number, number] | 'unsatisfiable' | null {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(header ?? '') ?? []
  if (start === undefined) return null
  const last = Math.min(end ? Number(end) : size - 1, size - 1)
  return Number(start) > last ? 'unsatisfiable' : [Number(start), last]
}
