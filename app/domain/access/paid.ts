const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 14

/** Checks whether a personal subscription is active at `now`. */
export function isPaid({ paidUntil }: { paidUntil: Date | null }, now = new Date()): boolean {
  return paidUntil !== null && paidUntil > now
}

/** Checks whether an active personal subscription ends within 14 days, so that the page can warn its owner. */
export function endsSoon(paidUntil: Date | null, now: Date): boolean {
  return isPaid({ paidUntil }, now) && paidUntil!.getTime() - now.getTime() <= SOON_DAYS * DAY_MS
}
