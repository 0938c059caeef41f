import { plainCookie } from './plain-cookie.server.ts'

const YEAR = 365 * 24 * 60 * 60

/** A preference, kept for a year; it says nothing about the person. */
export function preferenceCookie(name: 'language' | 'theme' | 'lite', value: string) {
  return plainCookie(name, value, YEAR, { readable: true })
}
