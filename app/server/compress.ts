import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import compression from 'compression'
import type { Request, Response } from 'express'
import { patternOf, patterns } from '#app/paths/every.server.ts'

/** A window of 256 KB, which no page outgrows: making ready for brotli's usual 4 MB is a quarter of the work on a small
 *  page, and does not make it smaller. */
const WINDOW_BITS = 18

/** Less than this is sent as it is. */
const THRESHOLD = 512

const params = (quality: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
})

/** Brotli 4 for pages: nearly the weight of 11 at a hundredth of its time. */
const USUAL = 4
/** Long texts: for 0.3 ms more an analysis and a feed of ten posts weigh a tenth less (13.0 and 11.7 KB), and keep to their
 *  budget whatever people write. */
const DENSE = 5

/** What a browser may accept, the best first. */
const encodings = ['br', 'gzip'] as const

const ofProse: (string | null)[] = [patterns.feed, patterns.personality, patterns.shared]

/** Compresses what is sent bit by bit. */
export const compress = compression({ threshold: THRESHOLD, brotli: { params: params(USUAL) } })

/** Has an answer end with this body, compressed in one piece. Its length is known then; and handing a page to streams and to
 *  another thread costs more than compressing it does. */
export function endWith(request: Request, response: Response, body: Buffer) {
  const end = response.end.bind(response)
  const plain = request.method === 'HEAD' || body.length < THRESHOLD
  const encoding = plain ? undefined : encodings.find(known => request.acceptsEncodings(known))
  response.end = () => {
    if (!encoding) return end(body)
    const packed = encoding === 'gzip' ? gzipSync(body) : brotli(body, patternOf(request.path))
    response.setHeader('Content-Encoding', encoding)
    response.setHeader('Content-Length', packed.length)
    return end(packed)
  }
}

function brotli(body: Buffer, pattern: string | null) {
  const quality = ofProse.includes(pattern) ? DENSE : USUAL
  return brotliCompressSync(body, { params: { ...params(quality), [constants.BROTLI_PARAM_SIZE_HINT]: body.length } })
}
