import { createHash } from 'node:crypto'
import type { NextFunction, Request, Response } from 'express'
import { languageIn } from '#app/access/language.server.ts'
import { readCookies, readPreferences } from '#app/access/preferences.ts'
import { keepVisits, notePage } from '#app/domain/sums/visit-counts.server.ts'

const MINUTE_MS = 60_000

/** Counts how the pages of people who are signed in are seen: in which language, light, with script or without. A page
 *  costs a look at its headers and an entry in memory. Without a session nothing tells two requests of one browser from
 *  those of two; so guests are not counted (docs/decisions/086). */
export function countVisits(request: Request, response: Response, next: NextFunction) {
  if (isPageOfPeople(request.path)) response.once('finish', () => note(request, response))
  next()
}

const isPageOfPeople = (path: string) => path.startsWith('/app/')

function note(request: Request, response: Response) {
  // Without a session that opens something these addresses lead to sign-in.
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

/** Pictures and files are no pages; an old browser does not say what it asks for. */
function isDocument(request: Request, response: Response) {
  if (request.method !== 'GET' || !['document', undefined].includes(request.get('Sec-Fetch-Dest'))) return false
  return response.statusCode === 304 || String(response.get('Content-Type')).startsWith('text/html')
}

/** Whether the browser itself went here from another of these pages, all of which carry script. A reload says so by
 *  `Cache-Control`; a button of the frame (language, theme, light version) leads back to the same page. */
function cameByLink(request: Request) {
  const site = request.get('Sec-Fetch-Site')
  if ((site !== undefined && site !== 'same-origin') || request.get('Cache-Control')) return false
  const from = request.get('Referer')
  if (!from || !URL.canParse(from)) return false
  const { host, pathname } = new URL(from)
  return host === request.get('Host') && isPageOfPeople(pathname) && pathname !== request.path
}

/** Writes down every minute what is over, and everything when the server stops. */
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
