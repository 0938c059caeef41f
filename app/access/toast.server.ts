import { env } from '#app/env.server.ts'
import { readCookies } from './preferences.ts'

const toasts = [
  'signed-in',
  'signed-out',
  'onboarded',
  'saved',
  'test-completed',
  'time-over',
  'account-closing',
  'account-kept',
  'password-changed',
  'password-reset',
  'email-confirmed',
  'email-removed',
  'session-ended',
  'deleted',
] as const
export type ToastKey = (typeof toasts)[number]

const attributes = `Path=/; SameSite=Lax; HttpOnly${env.secure ? '; Secure' : ''}`

/** A message for the next page, once. The cookie holds a key, never a text, so nobody can put words on our page. */
export function toastCookie(key: ToastKey) {
  return `toast=${key}; Max-Age=60; ${attributes}`
}

/** The message waiting for this page, and the header that takes it back. */
export function takeToast(request: Request): { toast: ToastKey | null; headers: Headers } {
  const toast = toasts.find(key => key === readCookies(request).get('toast')) ?? null
  const headers = new Headers()
  if (toast) headers.set('Set-Cookie', `toast=; Max-Age=0; ${attributes}`)
  return { toast, headers }
}
