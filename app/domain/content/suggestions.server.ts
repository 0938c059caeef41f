import { db } from '#app/database/client.server.ts'

const PAGE = 50

/** What a release would write into a row an administrator has edited. `content` is null where it no longer has the row. */
export type Suggestion = { id: string; table: string; rowId: string; content: unknown; createdAt: Date }

/** Suggestions that are not decided yet, the oldest first, fifty at a time; `after` is the last of the page before. */
export async function listOpenSuggestions(after?: Pick<Suggestion, 'createdAt' | 'id'>): Promise<Suggestion[]> {
  const { createdAt, id } = after ?? {}
  const further = after && { OR: [{ createdAt: { gt: createdAt } }, { createdAt, id: { gt: id } }] }
  return db.contentSuggestion.findMany({
    where: { decidedAt: null, ...further },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: PAGE,
    select: { id: true, table: true, rowId: true, content: true, createdAt: true },
  })
}
