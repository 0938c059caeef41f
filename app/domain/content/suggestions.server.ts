import { db } from '#app/database/client.server.ts'

const PAGE = 50

/** What a release would write into a row an administrator has edited. `content` is null where it no longer has the row. */
export type Suggestion = { id: string; table: string; rowId: string; content: unknown; createdAt: Date }

/** Suggestions that are not decided yet, of one table when asked, the oldest first, fifty at a time; `after` is the last of
 *  the page before. */
export async function listOpenSuggestions(
  after?: Pick<Suggestion, 'createdAt' | 'id'>,
  table?: string,
): Promise<Suggestion[]> {
  const { createdAt, id } = after ?? {}
  const further = after && { OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }] }
  return db.contentSuggestion.findMany({
    where: { decidedAt: null, ...(table !== undefined && { table }), ...further },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: PAGE,
    select: { id: true, table: true, rowId: true, content: true, createdAt: true },
  })
}

/** A page of open suggestions and how many there are of each table. Null when there is none to go on from. */
export async function pageOfSuggestions({ table, after }: { table: string | null; after: string | null }) {
  const last =
    after === null
      ? undefined
      : await db.contentSuggestion.findUnique({ where: { id: after }, select: { id: true, createdAt: true } })
  if (last === null) return null
  const [shown, counts] = await Promise.all([
    listOpenSuggestions(last, table ?? undefined),
    db.contentSuggestion.groupBy({
      by: ['table'],
      where: { decidedAt: null },
      _count: true,
      orderBy: { table: 'asc' },
    }),
  ])
  return {
    suggestions: shown,
    // The next page may be empty when exactly one was full; it says so.
    next: shown.length === PAGE ? shown.at(-1)!.id : null,
    counts: counts.map(({ table: of, _count }) => ({ table: of, count: _count })),
  }
}
