import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { daysBetween } from '#app/domain/calendar/days.ts'
import { subscriptionState } from '#app/domain/organizations/subscription.ts'
import { plainDaysText } from '#app/i18n/format.server.ts'
import type { Reader } from '#app/i18n/reader.ts'

type Subscription = { subscriptionStartsAt: Date | null; subscriptionEndsAt: Date | null }

/** Describes a subscription: its state, its dates, the remaining time and the elapsed share, 0–100. */
export function subscriptionText(subscription: Subscription, { t, language }: Reader<'organizationTexts'>, now: Date) {
  const state = subscriptionState(subscription, now)
  const { subscriptionStartsAt: starts, subscriptionEndsAt: ends } = subscription
  if (!starts || !ends) return { state, days: null, left: null, passed: 0 }
  const [from, to, today] = [starts, ends, now].map(calendarDay) as [string, string, string]
  const whole = daysBetween(from, to) + 1
  const gone = Math.min(whole, Math.max(0, daysBetween(from, today)))
  const left = {
    running: () => t('left', { count: daysBetween(today, to) + 1 }),
    ending: () => t('left', { count: daysBetween(today, to) + 1 }),
    'not-begun': () => t('begins', { count: daysBetween(today, from) }),
    ended: () => t('ended', { count: daysBetween(to, today) }),
  }[state as Exclude<typeof state, 'none'>]()
  return { state, days: plainDaysText(from, to, language), left, passed: Math.round((100 * gone) / whole) }
}
