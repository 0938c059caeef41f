import { createCookie } from '@remix-run/node'
import { env } from '#app/env.server.ts'
import type { Asking } from './preferences.ts'

/** Creates a cookie that scripts cannot read and visitors cannot forge: signed, and over https bound to this host.
 *  `lifetime` is in seconds, or null for until the browser is closed; `isValue` validates its content. */
export function signedCookie<T>(name: string, lifetime: number | null, isValue: (value: unknown) => value is T) {
  const cookie = createCookie(env.secure ? `__Host-${name}` : name, {
    httpOnly: true,
    secure: env.secure,
    sameSite: 'lax',
    path: '/',
    ...(lifetime !== null && { maxAge: lifetime }),
    secrets: env.sessionSecrets,
  })
  return {
    /** Reads the value; null when it is missing or invalid. */
    async read(request: Asking): Promise<T | null> {
      const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
      return isValue(value) ? value : null
    },
    /** Returns the header that sets the value, for its lifetime or until the browser is closed. */
    keep: (value: T, { untilClosed = false } = {}) =>
      cookie.serialize(value, untilClosed ? { maxAge: undefined } : undefined),
    /** Returns the header that deletes the cookie. */
    drop: () => cookie.serialize('', { maxAge: 0 }),
  }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
