import { db } from '#app/database/client.server.ts'

const PAGE = 50

/** Content of a release for a row that an administrator has edited. `content` is null when the release no longer
 *  contains the row. */
export type Suggestion = { id: string; table: string; rowId: string; content: unknown; createdAt: Date }

/** Open suggestions, optionally of one table, oldest first, fifty per page. `after` is the last one of the previous
 *  page. */
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

/** One page of open suggestions and the number of open ones by table. Null when `after` is unknown. */
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
    // If the last page is exactly full, the next one is empty and says so.
    next: shown.length === PAGE ? shown.at(-1)!.id : null,
    counts: counts.map(({ table: of, _count }) => ({ table: of, count: _count })),
  }
}
