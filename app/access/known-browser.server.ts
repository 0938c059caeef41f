import { env } from '#app/env.server.ts'
import { signatureOf } from './signatures.server.ts'
import { signedCookie } from './signed-cookie.server.ts'

/** People who may share one browser and still be known by it. */
const MOST = 12

/** Marks of the accounts somebody signed in to in this browser. It opens nothing: it only keeps other people's guesses
 *  from slowing the owner's own browser. */
const cookie = signedCookie('known', 365 * 24 * 60 * 60, areMarks)

function areMarks(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(mark => typeof mark === 'string')
}

/** Whether an account has been signed in to in this browser before. */
export async function browserKnows(request: Request): Promise<(userId: string) => boolean> {
  const marks = (await cookie.read(request)) ?? []
  return userId => marks.some(mark => env.sessionSecrets.some(secret => mark === markOf(userId, secret)))
}

/** The cookie that lets this browser know an account from now on. */
export async function knownBrowserCookie(request: Request, userId: string) {
  const mark = markOf(userId, env.sessionSecrets[0]!)
  const others = ((await cookie.read(request)) ?? []).filter(other => other !== mark)
  return cookie.keep([mark, ...others].slice(0, MOST))
}

function markOf(userId: string, secret: string) {
  return signatureOf('known', userId, secret)
}
