/** A case as far as its turn goes. */
export type Queued = { gravity: number; openedAt: Date; id: string }

/** The order of the queue as the database sorts it: grave first, then oldest, then by id so that every case has its place.
 *  Along the index of state, gravity, openedAt and id. */
export const queueOrder = [{ gravity: 'desc' }, { openedAt: 'asc' }, { id: 'asc' }] as const

/** The same order between two cases: below 0 when the first is looked at first, 0 only for the same case. */
export function compareQueued(one: Queued, other: Queued): number {
  return (
    other.gravity - one.gravity ||
    one.openedAt.getTime() - other.openedAt.getTime() ||
    (one.id < other.id ? -1 : Number(one.id > other.id))
  )
}

/** What a database asks of the cases behind a case, for the next page of the list. */
export function queuedAfter({ gravity, openedAt, id }: Queued) {
  return {
    OR: [{ gravity: { lt: gravity } }, { gravity, openedAt: { gt: openedAt } }, { gravity, openedAt, id: { gt: id } }],
  }
}
