import type { NextFunction, Request, Response } from 'express'
import { env } from '#app/env.server.ts'
import { answerPlainly } from './plain-answer.ts'

/** A host name or address with an optional port: no user, path or spaces. */
const form = /^(?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i
const loopback = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i

/** Accepts a forwarded host only from a trusted proxy, and responds 400 to an invalid host, or in production one that
 *  is not ours. Loopback addresses are accepted, because proxies and checks on the same machine use them. */
export function checkHost(request: Request, response: Response, next: NextFunction) {
  if (!env.trustedProxies) {
    // Express ignores the other forwarded headers without a trusted proxy, but Remix would read this one.
    delete request.headers['x-forwarded-host']
    noticeProxy(request)
  }
  const hosts = [...valuesOf(request, 'host'), ...valuesOf(request, 'x-forwarded-host')]
  const hasOneHost = valuesOf(request, 'host').length === 1
  if (hasOneHost && hosts.every(isOurs) && request.url.startsWith('/')) return next()
  answerPlainly(request, response.set('Connection', 'close'), 400)
}

/** Returns every value of a header; Node keeps only the first of a repeated one. Of a list from several proxies it
 *  takes the first, which the browser requested. */
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

/** Warns once when a proxy seems to be in front although none is trusted: all visitors then share one address. */
function noticeProxy(request: Request) {
  if (noticed || !env.secure || request.headers['x-forwarded-for'] === undefined) return
  noticed = true
  console.warn('A proxy sends X-Forwarded-For, but TRUSTED_PROXIES is 0: all visitors count as one address.')
}
