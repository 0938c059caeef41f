import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { keptBytes } from './files.server.ts'
import { QUOTA_BYTES } from './kinds.ts'

/** Rate limit of uploads per person. Refused files count as well. */
const uploads: Rule = { name: 'upload', limit: 30, windowMinutes: 60 }

/** Maximum number of a person's forms that wait for the previous one (double click, second tab). */
const MOST_WAITING = 4

/** Error keys of an upload that is refused unread: too many per hour, too many at once, or quota exceeded. */
export type NotNow = 'uploadsTooMany' | 'uploadsAtOnce' | 'quotaExceeded'

type Turns = { last: Promise<unknown>; waiting: number }
const turns = new Map<string, Turns>()

/** Runs the work of an upload in turn: one file at a time per person, so that one person occupies at most one rendering
 *  slot. `work` receives the reason of a refusal, if any, before the upload is read. The queue is per process; the rate
 *  is counted in the database. */
export async function withUploadSlot<T>(
  { id }: Viewer,
  work: (uploadRefusal: NotNow | null) => Promise<T>,
): Promise<T> {
  const own = turns.get(id) ?? { last: Promise.resolve(), waiting: 0 }
  if (own.waiting > MOST_WAITING) return work('uploadsAtOnce')
  turns.set(id, own)
  own.waiting += 1
  const turn = own.last.then(async () => work(await findObstacle(id)))
  own.last = turn.catch(() => undefined)
  try {
    return await turn
  } finally {
    own.waiting -= 1
    if (own.waiting === 0) turns.delete(id)
  }
}

async function findObstacle(userId: string): Promise<NotNow | null> {
  if ((await consumeLimit(uploads, userId)) > 0) return 'uploadsTooMany'
  return (await keptBytes(userId)) >= QUOTA_BYTES ? 'quotaExceeded' : null
}
