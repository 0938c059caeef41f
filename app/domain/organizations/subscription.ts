import { addDays } from '#app/domain/calendar/days.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** For so many days before its end a subscription is said to be ending. */
export const ENDING_DAYS = 30

export const subscriptionStates = ['running', 'ending', 'ended', 'not-begun', 'none'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

type Subscription = { subscriptionStartsAt: Date | null; subscriptionEndsAt: Date | null }

/** How a subscription stands at `now`; one without both dates was never agreed. `ending` is running, in its last 30 days. */
export function subscriptionState(
  { subscriptionStartsAt, subscriptionEndsAt }: Subscription,
  now: Date,
): SubscriptionState {
  if (!subscriptionStartsAt || !subscriptionEndsAt) return 'none'
  if (now < subscriptionStartsAt) return 'not-begun'
  if (now > subscriptionEndsAt) return 'ended'
  return subscriptionEndsAt.getTime() - now.getTime() <= ENDING_DAYS * DAY_MS ? 'ending' : 'running'
}

/** Kazakhstan has one time zone, five hours before UTC. */
const OFFSET = '+05:00'

/** The instant a plain day begins in Kazakhstan. */
export function beginningOf(day: string): Date {
  return new Date(`${day}T00:00:00${OFFSET}`)
}

/** The last second of a plain day in Kazakhstan: a subscription holds through the whole day it ends on. */
export function endOf(day: string): Date {
  return new Date(beginningOf(addDays(day, 1)).getTime() - 1000)
}
