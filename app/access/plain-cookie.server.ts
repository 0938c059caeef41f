import { env } from '#app/env.server.ts'

/** A cookie that holds a word anybody may know and change, kept for `lifetime` seconds; a script sees it only when it is
 *  `readable`. The value is one of our own words. */
export function plainCookie(name: string, value: string, lifetime: number, { readable = false } = {}) {
  const attributes = ['Path=/', `Max-Age=${lifetime}`, 'SameSite=Lax']
  if (!readable) attributes.push('HttpOnly')
  if (env.secure) attributes.push('Secure')
  return [`${name}=${value}`, ...attributes].join('; ')
}
