import type { NextFunction, Request, Response } from 'express'
import { asErrorStatus } from '#app/frame/error-page.tsx'
import { isTemporary } from '#app/domain/disk-fault.server.ts'
import { answerPlainly } from './plain-answer.ts'

/** Last error handler, for errors outside a page. Logs the error's name without the address; errors of the client are
 *  not logged. */
export function answerFault(error: unknown, request: Request, response: Response, next: NextFunction) {
  // A 413 was already sent while the page read the body, so the error of the page comes too late.
  if (response.writableEnded || response.locals.refused) return
  const status = isTemporary(error) ? 503 : Number((error as { status?: unknown } | null)?.status)
  const isTheirs = status >= 400 && status < 500
  if (!isTheirs) console.error(error instanceof Error ? `${error.name} outside a page` : 'A fault outside a page')
  if (response.headersSent) return next(error)
  answerPlainly(request, response, asErrorStatus(status) ?? (isTheirs ? 400 : 500))
}
