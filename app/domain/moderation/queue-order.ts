/** The fields of a case that determine its position in the queue. */
export type Queued = { gravity: number; openedAt: Date; id: string }

/** Order of the queue: gravest first, then oldest, then by id, so that the order is total. Matches the index on state,
 *  gravity, openedAt and id. */
export const queueOrder = [{ gravity: 'desc' }, { openedAt: 'asc' }, { id: 'asc' }] as const

/** Prisma condition on the cases after a given one, for the next page. */
export function queuedAfter({ gravity, openedAt, id }: Queued) {
  return {
    OR: [{ gravity: { lt: gravity } }, { gravity, openedAt: { gt: openedAt } }, { gravity, openedAt, id: { gt: id } }],
  }
}
