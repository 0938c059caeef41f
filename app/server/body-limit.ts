import type { NextFunction, Request, Response } from 'express'
import { takesFile } from '#app/paths/every.server.ts'
import { answerInstead } from './answer-instead.ts'
import { discardBody } from './discard-body.ts'
import { answerPlainly } from './plain-answer.ts'

/** Forms are text: the longest, with every field full, stays far below. */
const LIMIT_BYTES = 64 * 1024

/** Answers 413 to a body over its limit: at once when its length is told, and as soon as it is reached otherwise. A form
 *  with a file passes: its page counts by itself as it reads, so that it can say beside the file what is too much. */
export function limitBody(request: Request, response: Response, next: NextFunction) {
  if (bringsFile(request)) {
    response.on('finish', () => {
      request.removeAllListeners('data')
      discardBody(request)
    })
    return next()
  }
  const told = Number(request.get('Content-Length') ?? 0)
  if (told > LIMIT_BYTES) return answerInstead(request, response, next, { status: 413 })
  if (request.get('Transfer-Encoding')) watchStream(request, response)
  next()
}

/** A form with a file, sent to a page that takes one. */
export function bringsFile(request: Request) {
  if (request.method !== 'POST' || !/^multipart\/form-data\b/i.test(request.get('Content-Type') ?? '')) return false
  return takesFile(request.path.replace(/\.data$/, ''))
}

/** Counts along with whatever reads the body. */
function watchStream(request: Request, response: Response) {
  let received = 0
  // A listener alone would start the stream before the page listens, and what it missed would be lost.
  request.pause()
  request.on('data', (chunk: Buffer) => {
    received += chunk.byteLength
    if (received <= LIMIT_BYTES) return
    response.locals.refused = true
    if (!response.headersSent) answerPlainly(request, response.set('Connection', 'close'), 413)
    // With an error, so that the page does not take the part that came for the whole.
    request.destroy(new Error('The body is over its limit'))
  })
}
