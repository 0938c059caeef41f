import { env } from '#app/env.server.ts'

/** Returns an unsigned cookie, which the visitor may read and change, kept for `lifetime` seconds. Scripts see it only
 *  if it is `readable`. The value must not need encoding. */
export function plainCookie(name: string, value: string, lifetime: number, { readable = false } = {}) {
  const attributes = ['Path=/', `Max-Age=${lifetime}`, 'SameSite=Lax']
  if (!readable) attributes.push('HttpOnly')
  if (env.secure) attributes.push('Secure')
  return [`${name}=${value}`, ...attributes].join('; ')
}
