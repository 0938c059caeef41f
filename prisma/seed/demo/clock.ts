const RealDate = Date

/** So long at most a thing that is done as of an instant takes by its own clock, however slow the machine is. */
export const TAKES_MS = 500

/** Does something as if it were that instant: until it is done, `new Date()` and `Date.now()` count on from there, so
 *  that every verb of the domain dates what it writes as it would have on that day. Timers are not touched. The seed
 *  runs alone in its process and does one thing at a time. */
export async function asOf<T>(instant: Date, act: () => Promise<T>): Promise<T> {
  const begun = RealDate.now()
  const now = () => instant.getTime() + Math.min(RealDate.now() - begun, TAKES_MS)
  const before = globalThis.Date
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[]) => Reflect.construct(target, given.length > 0 ? given : [now()]) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  })
  try {
    return await act()
  } finally {
    globalThis.Date = before
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * DAY_MS)
}

export function hoursAfter(instant: Date, hours: number): Date {
  return new Date(instant.getTime() + (hours * DAY_MS) / 24)
}

/** The later of two instants, but never one that is still to come. */
export function notBefore(wanted: Date, earliest: Date): Date {
  return new Date(Math.min(Math.max(wanted.getTime(), earliest.getTime()), Date.now()))
}
