import type { NextFunction, Request, Response } from 'express'
import { answerPlainly } from './plain-answer.ts'

/** Time limit of the specification. */
const LIMIT_MS = 120_000

/** Responds 503 when a page takes longer than any client waits. */
export function limitTime(request: Request, response: Response, next: NextFunction) {
  response.setTimeout(LIMIT_MS, () => {
    if (response.headersSent) response.destroy()
    else answerPlainly(request, response.set('Retry-After', '30'), 503)
  })
  next()
}
