import type { NextFunction, Request, Response } from 'express'
import type { ErrorReason, ErrorStatus } from '#app/frame/error-page.tsx'
import { pathOf } from '#app/paths.ts'
import { discardBody } from './discard-body.ts'
import { askingOf, isCall, sentenceOf } from './plain-answer.ts'

/** Responds with the translated error page instead of the requested page; calls of the API get JSON. */
export function answerInstead(
  request: Request,
  response: Response,
  next: NextFunction,
  problem: { status: ErrorStatus; reason?: ErrorReason },
) {
  const { status, reason } = problem
  discardBody(request)
  if (isCall(request)) {
    response.status(status).json({ message: sentenceOf(askingOf(request), status, reason), code: status })
    return
  }
  request.method = 'GET'
  request.url = request.originalUrl = pathOf('error', { status: String(status) }, { reason })
  next()
}
