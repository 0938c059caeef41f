import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { countTry } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { keptBytes } from './files.server.ts'
import { QUOTA_BYTES } from './kinds.ts'

/** Files somebody may send, those that are refused included. */
const uploads: Rule = { name: 'upload', limit: 30, windowMinutes: 60 }

/** Forms of one person that wait for the one before: a double click, a second tab. */
const MOST_WAITING = 4

/** Why a file is not looked at, as an error key: too many an hour, too many at once, or no room left. */
export type NotNow = 'uploadsTooMany' | 'uploadsAtOnce' | 'quotaExceeded'

type Turns = { last: Promise<unknown>; waiting: number }
const turns = new Map<string, Turns>()

/** Does the work of an upload when it is this person's turn: one file at a time each, so that one person never holds more
 *  than one place where pictures are made. `work` is told why the file is refused, if it is, before anything of it is
 *  read. Every process counts its own turns; the rate is counted in the database. */
export async function inUploadTurn<T>({ id }: Viewer, work: (notNow: NotNow | null) => Promise<T>): Promise<T> {
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
  if ((await countTry(uploads, userId)) > 0) return 'uploadsTooMany'
  return (await keptBytes(userId)) >= QUOTA_BYTES ? 'quotaExceeded' : null
}
