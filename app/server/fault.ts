import type { NextFunction, Request, Response } from 'express'
import { asErrorStatus } from '#app/frame/error-page.tsx'
import { isTemporary } from '#app/domain/disk-fault.server.ts'
import { answerPlainly } from './plain-answer.ts'

/** The last resort: what no page could answer. The log gets what failed and no address; what a visitor sent wrong is no
 *  failure. */
export function answerFault(error: unknown, request: Request, response: Response, next: NextFunction) {
  // The request was answered while its page still read the body (413): the page's own answer came too late.
  if (response.writableEnded || response.locals.refused) return
  const status = isTemporary(error) ? 503 : Number((error as { status?: unknown } | null)?.status)
  const isTheirs = status >= 400 && status < 500
  if (!isTheirs) console.error(error instanceof Error ? `${error.name} outside a page` : 'A fault outside a page')
  if (response.headersSent) return next(error)
  answerPlainly(request, response, asErrorStatus(status) ?? (isTheirs ? 400 : 500))
}
