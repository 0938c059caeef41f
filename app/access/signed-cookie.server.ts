import { createCookie } from '@remix-run/node'
import { env } from '#app/env.server.ts'
import type { Asking } from './preferences.ts'

/** A cookie that scripts cannot read and visitors cannot forge: signed, and over https bound to this very host.
 *  `lifetime` in seconds, or null for as long as the browser is open; `isValue` says what may be in it. */
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
    /** What the browser brought along; null when there is nothing, or it is not ours. */
    async read(request: Asking): Promise<T | null> {
      const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
      return isValue(value) ? value : null
    },
    /** The header that keeps a value in the browser: for its lifetime, or only until the browser is closed. */
    keep: (value: T, { untilClosed = false } = {}) =>
      cookie.serialize(value, untilClosed ? { maxAge: undefined } : undefined),
    /** The header that takes it back. */
    drop: () => cookie.serialize('', { maxAge: 0 }),
  }
}

export function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
