import { isText, signedCookie } from './signed-cookie.server.ts'

/** The session's secret. The session row decides how long a session lives, and slides; the cookie may stay as long as
 *  browsers allow. */
export const sessionCookie = signedCookie('session', 400 * 24 * 60 * 60, isText)

/** Between the password and the code: what was proved so far, for ten minutes. */
export const secondStepCookie = signedCookie('second-step', 600, isText)
