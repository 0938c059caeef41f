import type { NextFunction, Request, Response } from 'express'
import { recordCrossSiteRefusal } from '#app/access/refusals.server.ts'
import { answerInstead } from './answer-instead.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses posts from other sites (CSRF). Browsers that do not send `Sec-Fetch-Site` send Origin or Referer, which must
 *  name our host. An API call without any of the three does not come from a browser and carries no cookies; neither
 *  does the one-click unsubscribe of a mail program. */
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

/** Returns the host the visitor sees. Without a trusted proxy host.ts has removed the forwarded one. */
function hostOf(request: Request) {
  return request.get('X-Forwarded-Host') ?? request.get('Host')
}
