import { db } from '#app/database/client.server.ts'
import { type Cursor, cursorOf } from '#app/domain/text/cursor.ts'

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

/** One page of open suggestions and the number of open ones by table. `after` is where the previous page ended: a decided
 *  suggestion may have been replaced since. */
export async function pageOfSuggestions({ table, after }: { table: string | null; after: Cursor | null }) {
  const last = after ? { createdAt: new Date(after.at), id: after.id } : undefined
  const [shown, counts] = await Promise.all([
    listOpenSuggestions(last, table ?? undefined),
    db.contentSuggestion.groupBy({
      by: ['table'],
      where: { decidedAt: null },
      _count: true,
      orderBy: { table: 'asc' },
    }),
  ])
  const end = shown.at(-1)
  return {
    suggestions: shown,
    // If the last page is exactly full, the next one is empty and says so.
    next: shown.length === PAGE && end ? cursorOf(end.createdAt, end.id) : null,
    counts: counts.map(({ table: of, _count }) => ({ table: of, count: _count })),
  }
}
