import type { NextFunction, Request, Response } from 'express'

/** The spec's request time-out. */
const LIMIT_MS = 120_000

/** Answers 503 when a page takes longer than any client waits. */
export function limitTime(_request: Request, response: Response, next: NextFunction) {
  response.setTimeout(LIMIT_MS, () => {
    if (response.headersSent) response.destroy()
    else response.status(503).set('Retry-After', '30').type('text').send('503')
  })
  next()
}
