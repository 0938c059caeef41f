import type { NextFunction, Request, Response } from 'express'
import { bringsFile } from './body-limit.ts'

/** Time limit for the body of a form without files, which is small. A slower client only occupies a connection. */
const FORM_MS = 120_000

/** Time limit for uploads: four pictures of 5 MB, or a video of 20 MB, at 270 kbit/s. */
export const UPLOAD_MS = 10 * 60_000

/** Closes the connection when a request body does not arrive within its time limit: a client that slow would not read a
 *  response. Forms with a file get more time if the page accepts files; such a page checks the session first, so only
 *  signed-in users can use it. */
export function limitBodyTime({ form = FORM_MS, upload = UPLOAD_MS } = {}) {
  return (request: Request, _response: Response, next: NextFunction) => {
    if (request.get('Transfer-Encoding') === undefined && !Number(request.get('Content-Length'))) return next()
    const hangUp = () => {
      if (!request.complete) request.socket.destroy()
    }
    const timer = setTimeout(hangUp, bringsFile(request) ? upload : form)
    const stop = () => clearTimeout(timer)
    request.once('end', stop).once('close', stop)
    next()
  }
}
