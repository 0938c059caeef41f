import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
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

/** From this length on another thread compresses, while this one renders the next page: a feed is 0.9 ms there instead of here,
 *  and 0.15 ms more in all. Of what is shorter handing it over would be most of the cost. */
const LONG = 32_768

/** What a browser may accept, the best first. */
const encodings = ['br', 'gzip'] as const

const ofProse: (string | null)[] = [patterns.feed, patterns.personality, patterns.shared]

/** Compresses what is sent bit by bit. */
export const compress = compression({ threshold: THRESHOLD, brotli: { params: params(USUAL) } })

/** Has an answer end with this body, compressed in one piece. Its length is known then; and handing a page to streams costs more
 *  than compressing it does. */
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
    // What is said instead of the page meanwhile is said at once.
    response.end = end
    const { here, elsewhere } = encoding === 'gzip' ? zipped : brotli(body, patternOf(request.path))
    if (body.length < LONG) send(here(body))
    else
      elsewhere(body, (fault, packed) => {
        if (response.headersSent) return
        // Without memory for it there is still the page as it is.
        if (fault) end(body)
        else send(packed)
      })
    return response
  }
}

type Packing = {
  here: (body: Buffer) => Buffer
  elsewhere: (body: Buffer, then: (fault: Error | null, packed: Buffer) => void) => void
}

const zipped: Packing = { here: gzipSync, elsewhere: (body, then) => gzip(body, { chunkSize: LONG }, then) }

function brotli({ length }: Buffer, pattern: string | null): Packing {
  const quality = ofProse.includes(pattern) ? DENSE : USUAL
  const options = { params: { ...params(quality), [constants.BROTLI_PARAM_SIZE_HINT]: length }, chunkSize: LONG }
  return {
    here: body => brotliCompressSync(body, options),
    elsewhere: (body, then) => brotliCompress(body, options, then),
  }
}
