import { type Account } from '#app/domain/accounts/accounts.server.ts'
import { deviceOf } from '#app/domain/accounts/device.ts'
import { endSession, startSession } from '#app/domain/accounts/sessions.server.ts'
import { recordEvent } from '#app/domain/audit/audit.server.ts'
import { knownBrowserCookie } from './known-browser.server.ts'
import { accountLanguageCookie } from './language.server.ts'
import { sessionCookie } from './session-cookie.server.ts'

/** Starts a new session and ends the one the browser had. Sets the account's language on a device without a choice. On
 *  a shared computer the session lasts until the browser is closed, and the browser is not remembered as the person's
 *  own. */
export async function signedInHeaders(request: Request, account: Account, { shared = false } = {}): Promise<Headers> {
  const details = { factor: account.factor ?? 'password', ...(shared && { shared }) }
  await recordEvent({ action: 'account.signed-in', actorId: account.id, subjectId: account.id, details })
  const former = await sessionCookie.read(request)
  if (former) await endSession(former)
  const secret = await startSession(account.id, { device: deviceOf(request.headers.get('User-Agent')), shared })
  const headers = new Headers({ 'Set-Cookie': await sessionCookie.keep(secret, { untilClosed: shared }) })
  if (!shared) headers.append('Set-Cookie', await knownBrowserCookie(request, account.id))
  const language = accountLanguageCookie(request, account.language)
  if (language) headers.append('Set-Cookie', language)
  return headers
}

/** Ends the session on the server and in the browser. Also clears cached pages and test answers stored on the device. */
export async function signedOutHeaders(request: Request): Promise<Headers> {
  const secret = await sessionCookie.read(request)
  const userId = secret ? await endSession(secret) : null
  if (userId) await recordEvent({ action: 'account.signed-out', actorId: userId, subjectId: userId })
  return new Headers({ 'Set-Cookie': await sessionCookie.drop(), 'Clear-Site-Data': '"cache", "storage"' })
}
