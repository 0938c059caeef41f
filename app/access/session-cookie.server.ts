import { createCookie } from '@remix-run/node'
import { env } from '#app/env.server.ts'

// The session row decides how long a session lives, and slides; the cookie may stay as long as browsers allow.
const COOKIE_DAYS = 400

const cookie = createCookie(env.secure ? '__Host-session' : 'session', {
  httpOnly: true,
  secure: env.secure,
  sameSite: 'lax',
  path: '/',
  maxAge: COOKIE_DAYS * 24 * 60 * 60,
  secrets: env.sessionSecrets,
})

/** Between the password and the code: what was proved so far, for ten minutes. */
const ticketCookie = createCookie(env.secure ? '__Host-second-step' : 'second-step', {
  httpOnly: true,
  secure: env.secure,
  sameSite: 'lax',
  path: '/',
  maxAge: 600,
  secrets: env.sessionSecrets,
})

export async function readTicket(request: Request): Promise<string | null> {
  const value: unknown = await ticketCookie.parse(request.headers.get('Cookie')).catch(() => null)
  return typeof value === 'string' && value ? value : null
}

export function keepTicket(ticket: string) {
  return ticketCookie.serialize(ticket)
}

export function dropTicket() {
  return ticketCookie.serialize('', { maxAge: 0 })
}

/** The session's secret from a signed cookie, or null when there is none or the signature is not ours. */
export async function readSessionSecret(request: Request): Promise<string | null> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
  return typeof value === 'string' ? value : null
}

export function sessionCookie(secret: string) {
  return cookie.serialize(secret)
}

export function clearedSessionCookie() {
  return cookie.serialize('', { maxAge: 0 })
}
