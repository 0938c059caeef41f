import { env } from '#app/env.server.ts'

/** A readable cookie kept for a year; it holds a preference and nothing about the person. */
export function preferenceCookie(name: 'language' | 'theme' | 'lite', value: string) {
  return `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax${env.secure ? '; Secure' : ''}`
}
