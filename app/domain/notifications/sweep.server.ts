import { db } from '#app/database/client.server.ts'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000
const AT_ONCE = 500

/** Deletes notifications older than a year, in batches, so that it blocks no writer for long. */
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
    // A row that gathered a new actor meanwhile has a newer date and stays.
    await db.notification.deleteMany({ where: { ...over, id: { in: old.map(({ id }) => id) } } })
    if (old.length < AT_ONCE) return
  }
}
