import { listAnnouncements, stillRunning } from '#app/domain/announcements/announcements.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { plainCookie } from './plain-cookie.server.ts'
import { type Asking, readCookies } from './preferences.ts'

const COOKIE = 'hidden'
const QUARTER = 90 * 24 * 60 * 60

/** What stands above every page for this reader. What cannot be read takes no page with it. */
export async function announcementsFor(request: Asking, signedIn: boolean, language: Language) {
  return listAnnouncements({ signedIn, hidden: hiddenIn(request), language }).catch(() => [])
}

/** Remembers in the browser that its reader has hidden one announcement more. */
export async function hideAnnouncement(request: Asking, token: string) {
  const hidden = await stillRunning([...new Set([...hiddenIn(request), token])])
  return plainCookie(COOKIE, hidden.join('.'), QUARTER)
}

function hiddenIn(request: Asking): string[] {
  return (readCookies(request).get(COOKIE) ?? '').split('.').filter(token => /^[0-9a-f]{12}$/.test(token))
}
