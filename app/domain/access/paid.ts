const DAY_MS = 24 * 60 * 60 * 1000
const SOON_DAYS = 14

/** Whether a personal subscription runs at `now`. */
export function isPaid({ paidUntil }: { paidUntil: Date | null }, now = new Date()): boolean {
  return paidUntil !== null && paidUntil > now
}

/** Whether a running personal subscription ends within 14 days: time to say so. */
export function endsSoon(paidUntil: Date | null, now: Date): boolean {
  return isPaid({ paidUntil }, now) && paidUntil!.getTime() - now.getTime() <= SOON_DAYS * DAY_MS
}
