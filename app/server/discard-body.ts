import type { Request } from 'express'

/** A browser reads a response only after it has sent the whole body; if the connection closes before, the response is
 *  lost. */
const DISCARD_BYTES = 64 * 1024 * 1024
const DISCARD_MS = 30_000

/** Reads and discards the rest of a refused request, so that its response is read and the connection can be reused.
 *  Closes the connection when the rest is too large or too slow. */
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
