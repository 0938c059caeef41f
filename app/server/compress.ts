import type { Transform } from 'node:stream'
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib'
import compression from 'compression'
import type { Request, Response } from 'express'
import { patternOf, patterns } from '#app/paths/every.server.ts'

/** Brotli window of 256 KB, larger than any page. Setting up the usual 4 MB takes a quarter of the time for a small
 *  page and does not make it smaller. */
const WINDOW_BITS = 18

/** Smaller bodies are not compressed, in bytes. */
const THRESHOLD = 512

const params = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
})

/** Brotli quality of pages: nearly the size of 11 at a hundredth of the time. */
const USUAL = 4
/** Brotli quality of long texts: for 0.3 ms more an analysis and a feed of ten posts are a tenth smaller (13.0 and 11.7
 *  KB), and keep to their budget whatever users write. */
const DENSE = 5

/** Bodies from this length on, in bytes, are compressed on another thread, while this one renders the next page: 0.9 ms
 *  of a feed move there, at a cost of 0.15 ms in all. For shorter bodies handing them over would cost more than it
 *  saves. */
const LONG = 32_768

/** Encodings in order of preference. */
const encodings = ['br', 'gzip'] as const

const ofProse: (string | null)[] = [patterns.feed, patterns.personality, patterns.shared]

/** Compresses streamed responses. */
export const compress = compression({ threshold: THRESHOLD, brotli: { params: params(USUAL) } })

/** Makes a response end with this body, compressed in one piece. Its length is then known, and streaming a page costs
 *  more than compressing it. */
export function endWith(request: Request, response: Response, body: Buffer) {
  const end = response.end.bind(response)
  const plain = request.method === 'HEAD' || body.length < THRESHOLD
  const encoding = plain ? undefined : encodings.find(known => request.acceptsEncodings(known))
  if (!encoding) {
    response.end = () => end(body)
    return
  }
  const send = (packed: Buffer) => {
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', packed.length)
    end(packed)
  }
  response.end = () => {
    // Restored first: a later response, such as one of the time limit, is sent at once.
    response.end = end
    const { here, elsewhere } = encoding === 'gzip' ? zipped : brotli(body, patternOf(request.path))
    if (body.length < LONG) send(here(body))
    else
      elsewhere(body, (fault, packed) => {
        if (response.headersSent) return
        // If compression fails for lack of memory, the page is sent uncompressed.
        if (fault) end(body)
        else send(packed)
      })
    return response
  }
}

type Then = (fault: Error | null, packed: Buffer) => void
type Packing = { here: (body: Buffer) => Buffer; elsewhere: (body: Buffer, then: Then) => void }

const zipped: Packing = {
  here: gzipSync,
  elsewhere: (body, then) => inOneTurn(createGzip({ chunkSize: LONG, flush: constants.Z_FINISH }), body, then),
}

function brotli({ length }: Buffer, pattern: string | null): Packing {
  const quality = ofProse.includes(pattern) ? DENSE : USUAL
  const options = { params: { ...params(quality), [constants.BROTLI_PARAM_SIZE_HINT]: length }, chunkSize: LONG }
  const finish = { flush: constants.BROTLI_OPERATION_FINISH }
  return {
    here: body => brotliCompressSync(body, options),
    elsewhere: (body, then) => inOneTurn(createBrotliCompress({ ...options, ...finish }), body, then),
  }
}

/** Compresses a body with one task of the thread pool. `zlib.brotliCompress` needs two, to write and to finish, and the
 *  second one starts only when this thread has rendered its current page. With the flush operation of `packer` set to
 *  finish, the write does both. */
function inOneTurn(packer: Transform, body: Buffer, then: Then) {
  const parts: Buffer[] = []
  packer.on('data', (part: Buffer) => parts.push(part))
  packer.on('error', fault => then(fault, body))
  packer.write(body, fault => {
    if (fault) return
    packer.destroy()
    then(null, parts.length === 1 ? parts[0]! : Buffer.concat(parts))
  })
}
