import { randomBytes } from 'node:crypto'
import { isText, signedCookie } from './signed-cookie.server.ts'

/** Cookie that distinguishes the browsers of one network address before sign-in: when sign-in is slowed down after
 *  wrong guesses, each browser waits only for its own failures. It lasts until the browser is closed, grants no access
 *  and identifies no person. */
const cookie = signedCookie('browser', null, isText)

/** Returns the browser's mark, or empty text without one; all browsers without a mark count as one. */
export async function browserOf(request: Request): Promise<string> {
  return (await cookie.read(request)) ?? ''
}

/** Returns the header that gives a browser a mark, unless it has one. */
export async function visitorBrowserHeaders(request: Request): Promise<HeadersInit> {
  if (await cookie.read(request)) return {}
  return { 'Set-Cookie': await cookie.keep(randomBytes(12).toString('base64url')) }
}
