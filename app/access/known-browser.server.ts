import { env } from '#app/env.server.ts'
import { signatureOf } from './signatures.server.ts'
import { signedCookie } from './signed-cookie.server.ts'

/** Maximum number of accounts remembered in one browser. */
const MOST = 12

/** Cookie with marks of the accounts that have signed in in this browser. It grants no access; it only prevents other
 *  people's guesses from slowing down the owner's own browser. */
const cookie = signedCookie('known', 365 * 24 * 60 * 60, areMarks)

function areMarks(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(mark => typeof mark === 'string')
}

/** Returns a function that checks whether an account has signed in in this browser before. */
export async function browserKnows(request: Request): Promise<(userId: string) => boolean> {
  const marks = (await cookie.read(request)) ?? []
  return userId => marks.some(mark => env.sessionSecrets.some(secret => mark === markOf(userId, secret)))
}

/** Returns the cookie that remembers an account in this browser. */
export async function knownBrowserCookie(request: Request, userId: string) {
  const mark = markOf(userId, env.sessionSecrets[0]!)
  const others = ((await cookie.read(request)) ?? []).filter(other => other !== mark)
  return cookie.keep([mark, ...others].slice(0, MOST))
}

function markOf(userId: string, secret: string) {
  return signatureOf('known', userId, secret)
}
