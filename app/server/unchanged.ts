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

/** Pages that show nothing but what belongs to their reader and everybody's content (`database/revisions.server.ts`).
 *  What others write does not change them. Every other page is as old as the last write to the database. */
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

/** Pages that show beside that what people tell one another. A name or a picture of somebody else that was changed
 *  meanwhile is seen within the minute. */
const communityPages = new Set<string | null>([patterns.feed, patterns.post])

/** What makes the pages. Processes of one release with the same settings make the same ones, and PostgreSQL tells all of them
 *  the same of what was written; SQLite counts that for each connection anew. */
const madeBy = isDataVersionShared
  ? createHash('sha256')
      .update(readFileSync(fileURLToPath(import.meta.url)))
      .update(JSON.stringify({ ...env, port: null, worker: null }))
      .digest('base64url')
  : randomUUID()

/** Answers 304 before anything is rendered when nothing can have changed since the browser asked the same: same address,
 *  same cookies, same release, nothing written that the page shows, and the same minute, because access opens and ends
 *  by the clock. A class that reloads one page costs next to nothing. */
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

/** A text that is another one when the page may be. The page's own guard is handed the reader who was found for it. */
async function stateOf(request: Request, { locals }: Response): Promise<string> {
  // A hydrated page asks for its data alone, which changes when the page does.
  const page = patternOf(request.path.replace(/\.data$/, ''))
  const community = communityPages.has(page)
  if (!community && !ownPages.has(page)) return `all ${await readDataVersion()}`
  const { viewer, state } = await readerState({ headers: { get: name => request.get(name) ?? null } }, { community })
  locals.viewer = Promise.resolve(viewer)
  return `own ${state}`
}
