import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { NextFunction, Request, Response } from 'express'
import helmet from 'helmet'
import onHeaders from 'on-headers'
import { readPreferences } from '#app/access/preferences.ts'
import { env } from '#app/env.server.ts'

const nobody = "'none'"
const ourselves = "'self'"

/** HTTPS only for two years, for this host and its subdomains. */
export const strictTransport = 'max-age=63072000; includeSubDomains'

/** Returns helmet's headers for a script source. Only the nonce differs between requests, so they are computed once at
 *  start: helmet's twelve functions per response took a fiftieth of a page's time. */
function headersWith(scriptSource: string) {
  const written = new ServerResponse(new IncomingMessage(new Socket()))
  const write = helmet({
    // The default (no-referrer) makes Chromium send `Origin: null` with native forms, and every form would be refused.
    referrerPolicy: { policy: 'same-origin' },
    // Set below, with the same value as for files.
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [ourselves],
        scriptSrc: [scriptSource],
        styleSrc: [ourselves],
        imgSrc: [ourselves, 'data:'],
        objectSrc: [nobody],
        baseUri: [nobody],
        frameAncestors: [nobody],
        formAction: [ourselves],
      },
    },
  })
  write(written.req, written, error => {
    if (error) throw error as Error
  })
  return Object.entries(written.getHeaders()).map(([name, value]) => [name, String(value)] as const)
}

/** Placeholder of the nonce. */
const NONCE = 'nonce-of-this-answer'
const scripted = headersWith(`${ourselves} 'nonce-${NONCE}'`)
const scriptless = headersWith(nobody)

/** Sets the security headers, with a fresh nonce for each response; the light version allows no script at all. */
export function securityHeaders(request: Request, response: Response, next: NextFunction) {
  const { lite } = readPreferences({ headers: { get: name => request.get(name) ?? null } })
  const nonce = lite ? undefined : randomBytes(16).toString('base64')
  response.locals.nonce = nonce
  response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  if (env.secure) response.setHeader('Strict-Transport-Security', strictTransport)
  onHeaders(response, settlePolicy)
  for (const [name, value] of nonce ? scripted : scriptless) {
    response.setHeader(name, nonce && value.includes(NONCE) ? value.replace(NONCE, nonce) : value)
  }
  next()
}

/** Keeps only the policy of a response that sets its own (a stored file). A 304 must not replace the policy of the page
 *  the browser kept, because its scripts carry the earlier nonce. */
function settlePolicy(this: ServerResponse) {
  const policy = this.getHeader('Content-Security-Policy')
  if (this.statusCode === 304) this.removeHeader('Content-Security-Policy')
  else if (Array.isArray(policy)) this.setHeader('Content-Security-Policy', policy.at(-1)!)
}
