import type { NextFunction, Request, Response } from 'express'
import { bringsFile } from './body-limit.ts'

/** Within this time a form has to have come whole: it is small, and who sends slower only holds a connection. */
const FORM_MS = 120_000

/** Four pictures of 5 MB, or a video of 20, at 270 kbit/s. */
export const UPLOAD_MS = 10 * 60_000

/** Hangs up on a request whose body has not come whole in its time: whoever is that slow reads no answer. A form with a
 *  file, sent to a page that takes one, has longer; such a page asks first who sends it, so that only somebody who is
 *  signed in has. */
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
