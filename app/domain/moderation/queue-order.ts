/** A case as far as its turn goes. */
export type Queued = { gravity: number; openedAt: Date; id: string }

/** The order of the queue as the database sorts it: grave first, then oldest, then by id so that every case has its place.
 *  Along the index of state, gravity, openedAt and id. */
export const queueOrder = [{ gravity: 'desc' }, { openedAt: 'asc' }, { id: 'asc' }] as const

/** What a database asks of the cases behind a case, for the next page of the list. */
export function queuedAfter({ gravity, openedAt, id }: Queued) {
  return {
    OR: [{ gravity: { lt: gravity } }, { gravity, openedAt: { gt: openedAt } }, { gravity, openedAt, id: { gt: id } }],
  }
}
