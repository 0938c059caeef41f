import type { Request } from 'express'

/** A browser reads our answer only once it has sent everything, and a connection that is closed meanwhile takes the answer with it. */
const DISCARD_BYTES = 64 * 1024 * 1024
const DISCARD_MS = 30_000

/** Lets in and forgets what a refused request still sends, so that its answer is read and the connection serves the next one;
 *  closes the connection when that is too much. */
export function discardBody(request: Request) {
  if (request.complete || request.destroyed) return
  let discarded = 0
  const close = () => request.socket.destroy()
  const timer = setTimeout(close, DISCARD_MS)
  request.on('data', (chunk: Buffer) => {
    if ((discarded += chunk.byteLength) > DISCARD_BYTES) close()
  })
  request.on('error', () => undefined)
  request.on('close', () => clearTimeout(timer))
  request.resume()
}
