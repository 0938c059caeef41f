import { randomBytes } from 'node:crypto'
import { isText, signedCookie } from './signed-cookie.server.ts'

/** Tells the browsers behind one network address apart while nobody is signed in: where guesses have made sign-in slow,
 *  each browser waits for its own failures. It lasts until the browser is closed, opens nothing and names nobody. */
const cookie = signedCookie('browser', null, isText)

/** What this browser was given, or the empty text: all that brought nothing count as one. */
export async function browserOf(request: Request): Promise<string> {
  return (await cookie.read(request)) ?? ''
}

/** The header that gives a browser its mark; none for one that has a mark. */
export async function visitorBrowserHeaders(request: Request): Promise<HeadersInit> {
  if (await cookie.read(request)) return {}
  return { 'Set-Cookie': await cookie.keep(randomBytes(12).toString('base64url')) }
}
