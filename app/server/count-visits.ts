import { createHash } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import { languageIn } from '#app/access/language.server.ts'
import { readCookies, readPreferences } from '#app/access/preferences.ts'
import { keepVisits, notePage } from '#app/domain/sums/visit-counts.server.ts'

const MINUTE_MS = 60_000

/** Counts page views of signed-in users: language, light version, with or without script. Costs a check of the headers
 *  and an entry in memory per page. Guests are not counted, because without a session two requests of one browser
 *  cannot be told from those of two (docs/decisions/086). */
export function countVisits(request: Request, response: Response, next: NextFunction) {
  if (isPageOfPeople(request.path)) response.once('finish', () => note(request, response))
  next()
}

const isPageOfPeople = (path: string) => path.startsWith('/app/')

function note(request: Request, response: Response) {
  // Without a valid session these pages redirect to sign-in.
  if (response.statusCode !== 200 && response.statusCode !== 304) return
  const asking = { headers: { get: (name: string) => request.get(name) ?? null } }
  const cookies = readCookies(asking)
  const session = cookies.get('__Host-session') ?? cookies.get('session')
  if (!session) return
  const byScript = request.path.endsWith('.data') || request.get('Sec-Fetch-Dest') === 'empty'
  if (!byScript && !isDocument(request, response)) return
  notePage({
    visitor: createHash('sha1').update(session).digest('base64url'),
    at: Date.now(),
    language: languageIn(asking),
    lite: readPreferences(asking).lite,
    byScript,
    byLink: !byScript && cameByLink(request),
  })
}

/** Checks for a page instead of a picture or file. Older browsers do not send `Sec-Fetch-Dest`. */
function isDocument(request: Request, response: Response) {
  if (request.method !== 'GET' || !['document', undefined].includes(request.get('Sec-Fetch-Dest'))) return false
  return response.statusCode === 304 || String(response.get('Content-Type')).startsWith('text/html')
}

/** Checks whether the browser loaded this page by itself from another page under /app, all of which have scripts. A
 *  reload sends `Cache-Control`; a button of the frame (language, theme, light version) leads back to the same page. */
function cameByLink(request: Request) {
  const site = request.get('Sec-Fetch-Site')
  if ((site !== undefined && site !== 'same-origin') || request.get('Cache-Control')) return false
  const from = request.get('Referer')
  if (!from || !URL.canParse(from)) return false
  const { host, pathname } = new URL(from)
  return host === request.get('Host') && isPageOfPeople(pathname) && pathname !== request.path
}

/** Saves the finished counts every minute, and all of them when the server stops. */
export function startKeepingVisits() {
  const keep = (now?: number) =>
    keepVisits(now).catch(() => console.error('The visits of this minute were not written down; they wait.'))
  const timer = setInterval(() => void keep(Date.now()), MINUTE_MS)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return keep()
    },
  }
}
