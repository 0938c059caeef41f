import type { NextFunction, Request, Response } from 'express'
import { patternOf } from '#app/paths/every.server.ts'
import { answerInstead } from './answer-instead.ts'
import { isCall } from './plain-answer.ts'

/** Pages are read and posted to; the others have their answer from Remix, which knows no further methods. */
const known = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Answers what no page could make sense of, in words: a method there is no use for, the data requests of a page from
 *  before the last release but one, an address that is no encoding of any, a call that does not exist. */
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
