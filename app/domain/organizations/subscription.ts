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
