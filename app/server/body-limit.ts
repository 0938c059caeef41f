import type { NextFunction, Request, Response } from 'express'
import { takesFile } from '#app/paths/every.server.ts'
import { answerInstead } from './answer-instead.ts'
import { discardBody } from './discard-body.ts'
import { answerPlainly } from './plain-answer.ts'

/** Maximum size of a form without files, in bytes. The longest form stays far below. */
const LIMIT_BYTES = 64 * 1024

/** Responds 413 to a body over the limit: at once when Content-Length exceeds it, otherwise as soon as the limit is
 *  reached. A form with a file passes: its page counts the bytes itself and shows the error beside the file field. */
export function limitBody(request: Request, response: Response, next: NextFunction) {
  if (bringsFile(request)) {
    response.on('finish', () => {
      request.removeAllListeners('data')
      discardBody(request)
    })
    return next()
  }
  const contentLength = Number(request.get('Content-Length') ?? 0)
  if (contentLength > LIMIT_BYTES) return answerInstead(request, response, next, { status: 413 })
  if (request.get('Transfer-Encoding')) watchStream(request, response)
  next()
}

/** Checks for a form with a file, sent to a page that accepts files. */
export function bringsFile(request: Request) {
  if (request.method !== 'POST' || !/^multipart\/form-data\b/i.test(request.get('Content-Type') ?? '')) return false
  return takesFile(request.path.replace(/\.data$/, ''))
}

/** Counts the bytes of the body while the page reads it. */
function watchStream(request: Request, response: Response) {
  let received = 0
  // The listener alone would start the stream before the page reads it, and the first chunks would be lost.
  request.pause()
  request.on('data', (chunk: Buffer) => {
    received += chunk.byteLength
    if (received <= LIMIT_BYTES) return
    response.locals.refused = true
    if (!response.headersSent) answerPlainly(request, response.set('Connection', 'close'), 413)
    // Destroyed with an error, so that the page does not treat the partial body as complete.
    request.destroy(new Error('The body is over its limit'))
  })
}
