import type { NextFunction, Request, Response } from 'express'
import { recordCrossSiteRefusal } from '#app/access/refusals.server.ts'
import { answerInstead } from './answer-instead.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses what another site posts in our visitor's name. Browsers say where a request comes from; those that do not
 *  send `Sec-Fetch-Site` send Origin or Referer, which must name our host. A call to the API without any of the three
 *  is not a browser's and brings no cookies of a visitor; nor is that of a mail program that unsubscribes. */
export function refuseCrossSite(request: Request, response: Response, next: NextFunction) {
  if (safeMethods.has(request.method) || isOurOwn(request)) return next()
  void recordCrossSiteRefusal()
  answerInstead(request, response, next, { status: 403, reason: 'cross_site' })
}

function isOurOwn(request: Request) {
  const site = request.get('Sec-Fetch-Site')
  if (site) return site === 'same-origin' || site === 'none'
  const source = request.get('Origin') ?? request.get('Referer')
  if (!source) return request.path.startsWith('/api/') || /^\/letters\/[^/]+\/stop$/.test(request.path)
  return URL.canParse(source) && new URL(source).host === hostOf(request)
}

/** The host the visitor sees. A forwarded one is there only where a proxy is trusted (host.ts). */
function hostOf(request: Request) {
  return request.get('X-Forwarded-Host') ?? request.get('Host')
}
