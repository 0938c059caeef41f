import { flag, number, orNull, readRow, readRows, type RowOf, text, word } from '#app/database/rows.server.ts'
import { type Asked, search } from '#app/database/search.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type SearchKind, searchKinds } from '#app/domain/search/kinds.ts'
import { fold } from '#app/domain/text/fold.ts'
import { isSearchable, searchTokens } from '#app/domain/text/search.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { byUsername, type Source, sourcesFor } from './sources.server.ts'

/** More of a kind than so many are not counted. */
export const MOST_COUNTED = 100
const PAGE = 10
/** So many of each kind are shown where all kinds are. */
const FEW = 3

const foundRow = {
  kind: word<SearchKind>(),
  tier: number,
  number,
  title: text,
  detail: orNull(text),
  address: text,
  near: flag,
  followsViewer: flag,
}
type Row = RowOf<typeof foundRow>

/** Something found. `title` and `detail` are texts as they are kept: content in every language as JSON. */
export type Found = Omit<Row, 'tier' | 'number'>

type Query = { q: string; kind: SearchKind | null; after: string | null }

/** What a viewer may find by these words: of one kind ten at a time, or the first few of every kind; in each whole words
 *  come before beginnings of words, and people of the viewer's own organisations before others. `counts` are at most
 *  MOST_COUNTED + 1. Returns `'short'` for fewer than two letters and null where nothing is asked. */
export async function find(viewer: Viewer, { q, kind, after }: Query, now = new Date()) {
  if (q === '') return null
  const words = searchTokens(q)
  if (!isSearchable(q) || words.length === 0) return 'short'
  const username = fold(q).replace(/^@/, '')
  const sources = sourcesFor(viewer, now)
  const asked = kind === null ? searchKinds : [kind]
  const many = kind === null ? FEW : PAGE + 1
  const cursor = readCursor(after)
  const arms = asked.flatMap(each => {
    const source = sources[each]
    return source ? armsOf(each, source, { words, username, many, cursor: kind === null ? null : cursor }) : []
  })
  if (asked.includes('PERSON') && (kind === null || !cursor)) arms.unshift(byUsername(viewer, username, now))
  const [counts, rows] = await Promise.all([
    readRow(
      Object.fromEntries(searchKinds.map(each => [each, number])),
      countsOf(sources, { words, viewer, username, now }),
    ),
    arms.length === 0
      ? []
      : readRows(
          foundRow,
          Prisma.sql`${Prisma.join(
            arms.map(arm => Prisma.sql`SELECT * FROM (${arm})`),
            ' UNION ALL ',
          )}`,
        ),
  ])
  const inOrder = rows.toSorted((one, other) => one.tier - other.tier || one.number - other.number)
  const groups = asked.map(each => inOrder.filter(row => row.kind === each).slice(0, kind === null ? FEW : PAGE))
  const last = kind !== null && inOrder.length > PAGE ? groups[0]!.at(-1) : undefined
  return {
    words,
    counts: counts as Record<SearchKind, number>,
    groups: groups.flatMap((found, at) => (found.length > 0 ? [{ kind: asked[at]!, found }] : [])),
    next: last ? `${last.tier}.${last.number}` : null,
  }
}

type Cursor = { tier: number; number: number }

/** Where a page before ended; null where there was none, or what was sent is no place. */
function readCursor(after: string | null): Cursor | null {
  const [, tier, last] = /^(\d)\.(\d{1,15})$/.exec(after ?? '') ?? []
  return tier === undefined ? null : { tier: Number(tier), number: Number(last) }
}

type Arms = { words: string[]; username: string; many: number; cursor: Cursor | null }

/** The ways something of one kind is found, the most fitting first, each as far as a page needs. */
function armsOf(kind: SearchKind, source: Source, { words, username, many, cursor }: Arms): Prisma.Sql[] {
  const { near, marks } = source
  const circles: { marks: Source['marks']; without?: string[] }[] = near
    ? [{ marks: near }, { marks, without: near }]
    : [{ marks }]
  const ways: Asked[] = circles.flatMap(circle => [
    { kind, marks: circle.marks, words, whole: true, without: { marks: circle.without } },
    { kind, marks: circle.marks, words, whole: false, without: { marks: circle.without, whole: true } },
  ])
  return ways.flatMap((way, at) => {
    const tier = at + 1
    if (cursor && cursor.tier > tier) return []
    const further = cursor?.tier === tier ? Prisma.sql`AND s."number" > ${cursor.number}` : Prisma.empty
    // Whose whole username was typed stands before all others already.
    const other = kind === 'PERSON' ? Prisma.sql`AND u."usernameFolded" <> ${username}` : Prisma.empty
    return Prisma.sql`
      SELECT d."kind", ${tier} AS "tier", s."number", d."refId", ${source.columns}
      FROM ${search(way)} s CROSS JOIN "SearchDocument" d ${source.tables}
      WHERE d."number" = s."number" AND ${source.condition} ${other} ${further}
      ORDER BY s."number" LIMIT ${many}`
  })
}

type Counted = { words: string[]; viewer: Viewer; username: string; now: Date }

/** How many of each kind there are, as far as they are counted. */
function countsOf(sources: Partial<Record<SearchKind, Source>>, { words, viewer, username, now }: Counted): Prisma.Sql {
  const counts = searchKinds.map(kind => {
    const source = sources[kind]
    const name = Prisma.raw(`"${kind}"`)
    if (!source) return Prisma.sql`0 AS ${name}`
    const matching = Prisma.sql`
      SELECT d."refId" FROM ${search({ kind, marks: source.marks, words, whole: false })} s
      CROSS JOIN "SearchDocument" d ${source.tables}
      WHERE d."number" = s."number" AND ${source.condition} LIMIT ${MOST_COUNTED + 1}`
    // The person of this very username may be found by nothing else.
    const also =
      kind === 'PERSON' ? Prisma.sql`UNION SELECT "refId" FROM (${byUsername(viewer, username, now)})` : Prisma.empty
    return Prisma.sql`(SELECT COUNT(*) FROM (SELECT "refId" FROM (${matching}) ${also})) AS ${name}`
  })
  return Prisma.sql`SELECT ${Prisma.join(counts)}`
}
