import type { NextFunction, Request, Response } from 'express'
import { patternOf } from '#app/paths/every.server.ts'
import { answerInstead } from './answer-instead.ts'
import { isCall } from './plain-answer.ts'

/** Methods that pass. Pages use GET, HEAD and POST; Remix refuses the others it knows. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Refuses requests that match no page: an unsupported method, a data request (`_data`) of a page from an old release,
 *  a malformed encoding, an unknown API call. */
export function refuseUnknown(request: Request, response: Response, next: NextFunction) {
  if (!known.has(request.method)) {
    response.setHeader('Allow', 'GET, HEAD, POST')
    return answerInstead(request, response, next, { status: 405 })
  }
  if (!isReadable(request.path) || request.query._data !== undefined) {
    return answerInstead(request, response, next, { status: 400 })
  }
  if (isCall(request) && !patternOf(request.path.replace(/\.data$/, ''))) {
    return answerInstead(request, response, next, { status: 404 })
  }
  next()
}

function isReadable(path: string) {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
