const DAY_MS = 24 * 60 * 60 * 1000

/** A subscription is `ending` during this many days before its end. */
export const ENDING_DAYS = 30

export const subscriptionStates = ['running', 'ending', 'ended', 'not-begun', 'none'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

type Subscription = { subscriptionStartsAt: Date | null; subscriptionEndsAt: Date | null }

/** State of a subscription at `now`. Without both dates it was never agreed (`none`). `ending` means running with at
 *  most 30 days left. */
export function subscriptionState(
  { subscriptionStartsAt, subscriptionEndsAt }: Subscription,
  now: Date,
): SubscriptionState {
  if (!subscriptionStartsAt || !subscriptionEndsAt) return 'none'
  if (now < subscriptionStartsAt) return 'not-begun'
  if (now > subscriptionEndsAt) return 'ended'
  return subscriptionEndsAt.getTime() - now.getTime() <= ENDING_DAYS * DAY_MS ? 'ending' : 'running'
}
