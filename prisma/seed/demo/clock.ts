const RealDate = Date

/** Maximum time that passes on the simulated clock during one action, in ms, however slow the machine is. */
export const TAKES_MS = 500

/** Runs an action at a simulated instant: until it ends, `new Date()` and `Date.now()` continue from there, so domain
 *  functions date their rows as on that day. Timers are unaffected. The seed is alone in its process and runs one
 *  action at a time. */
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

/** Returns the later of two instants, but never one in the future. */
export function notBefore(wanted: Date, earliest: Date): Date {
  return new Date(Math.min(Math.max(wanted.getTime(), earliest.getTime()), Date.now()))
}
