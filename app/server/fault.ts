import type { NextFunction, Request, Response } from 'express'

/** The last resort: what no page could answer. The log gets what failed and no address. */
export function answerFault(error: unknown, _request: Request, response: Response, next: NextFunction) {
  // The request was answered while its page still read the body (413): the page's own answer came too late.
  if (response.writableEnded) return
  console.error(error instanceof Error ? `${error.name} outside a page` : 'A fault outside a page')
  if (response.headersSent) return next(error)
  const status = Number((error as { status?: unknown } | null)?.status)
  const code = status >= 400 && status < 500 ? status : 500
  response.status(code).type('text').send(String(code))
}
