import { listAnnouncements, stillRunning } from '#app/domain/announcements/announcements.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { plainCookie } from './plain-cookie.server.ts'
import { type Asking, readCookies } from './preferences.ts'

const COOKIE = 'hidden'
const QUARTER = 90 * 24 * 60 * 60

/** Returns the announcements shown on every page to this reader. An error returns none, so that the page still renders. */
export async function announcementsFor(request: Asking, signedIn: boolean, language: Language) {
  return listAnnouncements({ signedIn, hidden: hiddenIn(request), language }).catch(() => [])
}

/** Returns the cookie that hides one more announcement in this browser. */
export async function hideAnnouncement(request: Asking, token: string) {
  const hidden = await stillRunning([...new Set([...hiddenIn(request), token])])
  return plainCookie(COOKIE, hidden.join('.'), QUARTER)
}

function hiddenIn(request: Asking): string[] {
  return (readCookies(request).get(COOKIE) ?? '').split('.').filter(token => /^[0-9a-f]{12}$/.test(token))
}
