import { db } from '#app/database/client.server.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const AT_ONCE = 500

/** Deletes what was told more than a year ago, some at a time, so that nobody waits for it. */
export async function sweepNotifications(now: Date, signal: AbortSignal): Promise<void> {
  const over = { createdAt: { lt: new Date(now.getTime() - YEAR_MS) } }
  for (;;) {
    signal.throwIfAborted()
    const old = await db.notification.findMany({
      where: over,
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      take: AT_ONCE,
      select: { id: true },
    })
    // One that was gathered anew meanwhile is no longer old.
    await db.notification.deleteMany({ where: { ...over, id: { in: old.map(({ id }) => id) } } })
    if (old.length < AT_ONCE) return
  }
}
