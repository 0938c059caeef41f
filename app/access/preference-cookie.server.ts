import { plainCookie } from './plain-cookie.server.ts'

const YEAR = 365 * 24 * 60 * 60

/** Returns the cookie of a preference, kept for a year. It contains no personal data. */
export function preferenceCookie(name: 'language' | 'theme' | 'lite', value: string) {
  return plainCookie(name, value, YEAR, { readable: true })
}
