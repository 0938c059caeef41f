import { redirect } from '@remix-run/node'
import { plainCookie } from './plain-cookie.server.ts'
import { readCookies } from './preferences.ts'

const toasts = [
  'signed-in',
  'signed-out',
  'onboarded',
  'saved',
  'test-completed',
  'time-over',
  'account-deletion',
  'account-kept',
  'password-changed',
  'password-reset',
  'email-confirmed',
  'email-removed',
  'session-ended',
  'deleted',
  'published',
  'waits-for-look',
  'too-often',
  'picks-enough',
  'plan-closed',
  'analysis-waits',
  'plan-waits',
  'email-sent',
  'follows-enough',
  'all-read',
] as const
export type ToastKey = (typeof toasts)[number]

/** Returns the cookie of a message shown once on the next page. It holds a key and no text, so a forged cookie cannot
 *  show other words. */
export function toastCookie(key: ToastKey) {
  return plainCookie('toast', key, 60)
}

/** Redirects with an optional message for the next page. */
export function redirectWithToast(to: string, key: ToastKey | null) {
  return redirect(to, key ? { headers: { 'Set-Cookie': toastCookie(key) } } : {})
}

/** Returns the message for this page and the header that deletes its cookie. */
export function takeToast(request: Request): { toast: ToastKey | null; headers: Headers } {
  const toast = toasts.find(key => key === readCookies(request).get('toast')) ?? null
  const headers = new Headers()
  if (toast) headers.set('Set-Cookie', plainCookie('toast', '', 0))
  return { toast, headers }
}
