import { dateText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Shut = { reason: string | null; until: Date | null }

/** Says why an account cannot sign in and until when; `null` where neither is recorded. */
export function accountBlockText({ reason, until }: Shut, { t, language }: Reader<'auth'>): string | null {
  const parts = [
    reason && t('login.shutReason', { reason }),
    until && t('login.shutUntil', { date: dateText(until.toISOString(), language) ?? '' }),
  ]
  return parts.filter(Boolean).join(' ') || null
}
