import { number, readRow } from '#app/database/rows.server.ts'
import { search } from '#app/database/search.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type SearchKind, searchKinds } from '#app/domain/search/kinds.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isSearchable, searchTokens } from '#app/domain/text/search.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { searchQueries, cursorText, readArms, readCursor } from './arms.server.ts'
import { byUsername, type Sources, sourcesFor } from './sources.server.ts'

/** Maximum number of results counted per kind. */
export const MOST_COUNTED = 100
const PAGE = 10
/** Results per kind when all kinds are shown. */
const FEW = 3

type Query = { q: string; kind: SearchKind | null; after: string | null }

/** Splits a query into words and the username it may be. `'short'` for fewer than two characters. */
export function readWords(q: string): { words: string[]; username: string } | 'short' {
  const words = searchTokens(q)
  return isSearchable(q) && words.length > 0 ? { words, username: fold(q).replace(/^@/, '') } : 'short'
}

/** Searches what a viewer may find: ten results of one kind, or the first few of every kind. Whole words come before
 *  prefixes, and people of the viewer's own organisations before others; posts are newest first. `counts` are at most
 *  MOST_COUNTED + 1. Returns `'short'` for fewer than two characters and null for an empty query. */
export async function find(viewer: Viewer, { q, kind, after }: Query, now = new Date()) {
  if (q === '') return null
  const read = readWords(q)
  if (read === 'short') return 'short'
  const { words, username } = read
  const sources = await sourcesFor(viewer, now)
  const asked = kind === null ? searchKinds : [kind]
  const many = kind === null ? FEW : PAGE + 1
  const cursor = kind === null ? null : readCursor(after)
  const arms = asked.flatMap(each => {
    const source = sources[each]
    return source ? searchQueries(each, source, { words, username, many, cursor }) : []
  })
  if (asked.includes('PERSON') && !cursor) arms.unshift(byUsername(viewer, username, now))
  const [counts, rows] = await Promise.all([
    readRow(
      Object.fromEntries(searchKinds.map(each => [each, number])),
      countsOf(sources, { words, viewer, username, now }),
    ),
    readArms(arms),
  ])
  const groups = asked.map(each => rows.filter(row => row.kind === each).slice(0, kind === null ? FEW : PAGE))
  const last = kind !== null && rows.length > PAGE ? groups[0]!.at(-1) : undefined
  return {
    words,
    counts: counts as Record<SearchKind, number>,
    groups: groups.flatMap((found, at) => (found.length > 0 ? [{ kind: asked[at]!, found }] : [])),
    next: last ? cursorText(last) : null,
  }
}

type Counted = { words: string[]; viewer: Viewer; username: string; now: Date }

/** Counts the results of each kind, up to the maximum. */
function countsOf(sources: Sources, { words, viewer, username, now }: Counted): Prisma.Sql {
  const counts = searchKinds.map(kind => {
    const source = sources[kind]
    const name = Prisma.raw(`"${kind}"`)
    if (!source) return Prisma.sql`0 AS ${name}`
    const matching = Prisma.sql`
      SELECT d."refId" FROM ${search({ kind, marks: source.marks, words, whole: false })} s
      CROSS JOIN "SearchDocument" d ${source.tables}
      WHERE d."number" = s."number" AND ${source.condition} LIMIT ${MOST_COUNTED + 1}`
    // The person with exactly this username may not match by name.
    const also =
      kind === 'PERSON'
        ? Prisma.sql`UNION SELECT "refId" FROM (${byUsername(viewer, username, now)}) AS "found"`
        : Prisma.empty
    return Prisma.sql`(SELECT COUNT(*) FROM (SELECT "refId" FROM (${matching}) AS "found" ${also}) AS "found") AS ${name}`
  })
  return Prisma.sql`SELECT ${Prisma.join(counts)}`
}
