import { createHmac } from 'node:crypto'
import { createCookie } from '@remix-run/node'
import { env } from '#app/env.server.ts'

/** People who may share one browser and still be known by it. */
const MOST = 12

/** Marks of the accounts somebody signed in to in this browser. It opens nothing: it only keeps other people's guesses
 *  from slowing the owner's own browser. */
const cookie = createCookie(env.secure ? '__Host-known' : 'known', {
  httpOnly: true,
  secure: env.secure,
  sameSite: 'lax',
  path: '/',
  maxAge: 365 * 24 * 60 * 60,
  secrets: env.sessionSecrets,
})

async function marksOf(request: Request): Promise<string[]> {
  const value: unknown = await cookie.parse(request.headers.get('Cookie')).catch(() => null)
  return Array.isArray(value) ? value.filter(mark => typeof mark === 'string') : []
}

/** Whether an account has been signed in to in this browser before. */
export async function browserKnows(request: Request): Promise<(userId: string) => boolean> {
  const marks = await marksOf(request)
  return userId => marks.some(mark => env.sessionSecrets.some(secret => mark === markOf(userId, secret)))
}

/** The cookie that lets this browser know an account from now on. */
export async function knownBrowserCookie(request: Request, userId: string) {
  const mark = markOf(userId, env.sessionSecrets[0]!)
  const others = (await marksOf(request)).filter(other => other !== mark)
  return cookie.serialize([mark, ...others].slice(0, MOST))
}

function markOf(userId: string, secret: string) {
  return createHmac('sha256', secret).update(`known ${userId}`).digest('base64url').slice(0, 22)
}
