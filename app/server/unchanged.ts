import { createHash, randomUUID } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import { readDataVersion } from '#app/domain/health.server.ts'
import { versionIn } from '#app/etag.ts'

const thisProcess = randomUUID()
const MINUTE_MS = 60_000

/** Answers 304 before anything is read or rendered when nothing can have changed since the browser asked the same: same
 *  address, same cookies, same process, nothing written to the database, and the same minute, because access opens and
 *  ends by the clock. A class that reloads one page costs next to nothing. */
export function skipUnchanged(request: Request, response: Response, next: NextFunction) {
  if (request.path.endsWith('.data') || request.path.startsWith('/api/')) return next()
  if ((request.method !== 'GET' && request.method !== 'HEAD') || !request.accepts('html')) return next()
  readDataVersion().then(
    data => {
      const parts = [thisProcess, data, Math.floor(Date.now() / MINUTE_MS), request.originalUrl]
      const asked = ['cookie', 'save-data', 'host'].map(name => request.get(name) ?? '')
      const version = createHash('sha1')
        .update([...parts, ...asked].join('\n'))
        .digest('base64url')
      response.locals.version = version

      const known = request.get('If-None-Match')
      if (!known || versionIn(known) !== version) return next()
      response.status(304).set({ ETag: known, 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Save-Data' }).end()
    },
    () => next(),
  )
}
