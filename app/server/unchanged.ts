import { createHash, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { NextFunction, Request, Response } from 'express'
import { readerState } from '#app/access/reader-state.server.ts'
import { isDataVersionShared, readDataVersion } from '#app/domain/health.server.ts'
import { env } from '#app/env.server.ts'
import { versionIn } from '#app/document/etag.ts'
import { patternOf, patterns } from '#app/paths/every.server.ts'

const MINUTE_MS = 60_000

/** Pages that depend only on data of their reader and shared content (`database/revisions.server.ts`), not on what
 *  other users write. All other pages count as changed by any write to the database. */
const ownPages = new Set<string | null>([
  patterns.tests,
  patterns.test,
  patterns.question,
  patterns.check,
  patterns.results,
  patterns.review,
  patterns.professions,
  patterns.profession,
  patterns.institutions,
  patterns.institution,
  patterns.programmes,
  patterns.admissions,
  patterns.admission,
  patterns.personality,
  patterns.careers,
  patterns.plan,
])

/** Pages that also show posts and comments of other users. Another user's changed name or picture appears within a
 *  minute. */
const communityPages = new Set<string | null>([patterns.feed, patterns.post])

/** Identifies the code and settings that render the pages. With PostgreSQL all processes of one release and the same
 *  settings share it, because they see the same data version; SQLite counts versions for each connection. */
const madeBy = isDataVersionShared
  ? createHash('sha256')
      .update(readFileSync(fileURLToPath(import.meta.url)))
      .update(JSON.stringify({ ...env, port: null, worker: null }))
      .digest('base64url')
  : randomUUID()

/** Responds 304 before rendering when nothing can have changed since the browser's last request: same address, cookies
 *  and release, no relevant write, and the same minute, because access begins and ends by the clock. A class that
 *  reloads one page costs next to nothing. */
export function skipUnchanged(request: Request, response: Response, next: NextFunction) {
  if (request.path.startsWith('/api/')) return next()
  if ((request.method !== 'GET' && request.method !== 'HEAD') || !request.accepts('html')) return next()
  stateOf(request, response).then(
    state => {
      const parts = [madeBy, state, Math.floor(Date.now() / MINUTE_MS), request.originalUrl]
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

/** Returns a string that changes whenever the page may change. Passes the viewer it has loaded on to the page's guard. */
async function stateOf(request: Request, { locals }: Response): Promise<string> {
  // A data request of a hydrated page changes when the page does.
  const page = patternOf(request.path.replace(/\.data$/, ''))
  const community = communityPages.has(page)
  if (!community && !ownPages.has(page)) return `all ${await readDataVersion()}`
  const { viewer, state } = await readerState({ headers: { get: name => request.get(name) ?? null } }, { community })
  locals.viewer = Promise.resolve(viewer)
  return `own ${state}`
}
