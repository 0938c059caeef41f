import type { NextFunction, Request, Response } from 'express'
import { env } from '#app/env.server.ts'
import { answerPlainly } from './plain-answer.ts'

/** A name or an address, and a port: no user, no path, no spaces. */
const form = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/** Believes a forwarded host only from a trusted proxy, and answers 400 to a host that is none, or in production not
 *  ours. The loopback address is ours too: proxies and checks on the same machine ask for it. */
export function checkHost(request: Request, response: Response, next: NextFunction) {
  if (!env.trustedProxies) {
    // Express does not read the others; Remix would read this one.
    delete request.headers['x-forwarded-host']
    noticeProxy(request)
  }
  const hosts = [...valuesOf(request, 'host'), ...valuesOf(request, 'x-forwarded-host')]
  const isSaid = valuesOf(request, 'host').length === 1
  if (isSaid && hosts.every(isOurs) && request.url.startsWith('/')) return next()
  answerPlainly(request, response.set('Connection', 'close'), 400)
}

/** Every value of a header; Node itself keeps only the first of two. A forwarded host may have come through several
 *  proxies, the first is what the browser asked for. */
function valuesOf({ rawHeaders, headers }: Request, name: string): string[] {
  if (headers[name] === undefined) return []
  return rawHeaders.flatMap((header, at) =>
    at % 2 === 0 && header.toLowerCase() === name ? [rawHeaders[at + 1]!.split(',')[0]!.trim()] : [],
  )
}

function isOurs(host: string) {
  if (!form.test(host) || !URL.canParse(`http://${host}/`)) return false
  return !env.secure || loopback.test(host) || host.toLowerCase() === new URL(env.siteUrl).host
}

let noticed = false

/** Says once that a proxy seems to stand in front although none is trusted: all visitors then count as one address. */
function noticeProxy(request: Request) {
  if (noticed || !env.secure || request.headers['x-forwarded-for'] === undefined) return
  noticed = true
  console.warn('A proxy sends X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors count as one address.')
}
