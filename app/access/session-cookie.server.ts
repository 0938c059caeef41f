import { isText, signedCookie } from './signed-cookie.server.ts'

/** Cookie with the session's secret. The session row decides when a session expires, and is extended by use; the cookie
 *  lasts as long as browsers allow. */
export const sessionCookie = signedCookie('session', 400 * 24 * 60 * 60, isText)

/** Cookie between the password and the code, valid for ten minutes. */
export const secondStepCookie = signedCookie('second-step', 600, isText)
