import { flag, number, orNull, readRows, type RowOf, text, word } from '#app/database/rows.server.ts'
import { type Asked, search } from '#app/database/search.server.ts'
import type { SearchKind } from '#app/domain/search/kinds.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { Source } from './sources.server.ts'

const foundRow = {
  kind: word<SearchKind>(),
  tier: number,
  place: number,
  title: text,
  detail: orNull(text),
  address: text,
  near: flag,
  followsViewer: flag,
}
type Row = RowOf<typeof foundRow>

/** A search result. `title` and `detail` are as stored: content holds all languages as JSON. */
export type Found = Omit<Row, 'tier' | 'place'>

type Cursor = { tier: number; place: number }

/** Reads the cursor of the previous page; null when there is none or it is invalid. */
export function readCursor(after: string | null): Cursor | null {
  const [, tier, place] = /^(\d)\.(-?\d{1,15})$/.exec(after ?? '') ?? []
  return tier === undefined ? null : { tier: Number(tier), place: Number(place) }
}

export function cursorText({ tier, place }: Cursor): string {
  return `${tier}.${place}`
}

type Arms = { words: string[]; username: string; many: number; cursor: Cursor | null }

/** Returns the queries that find one kind, best matches first, each limited to what a page needs. They are combined by
 *  UNION ALL. */
export function searchQueries(kind: SearchKind, source: Source, { words, username, many, cursor }: Arms): Prisma.Sql[] {
  return waysOf(kind, source, words).flatMap((way, at) => {
    const tier = at + 1
    if (cursor && cursor.tier > tier) return []
    const place = source.newestFirst ? Prisma.sql`-s."number"` : Prisma.sql`s."number"`
    const order = source.newestFirst ? Prisma.sql`s."number" DESC` : Prisma.sql`s."number"`
    const further = cursor?.tier === tier ? Prisma.sql`AND ${beyond(source, cursor)}` : Prisma.empty
    // The person with exactly this username is already listed first (tier 0).
    const other = kind === 'PERSON' ? Prisma.sql`AND u."usernameFolded" <> ${username}` : Prisma.empty
    return Prisma.sql`
      SELECT d."kind", CAST(${tier} AS INTEGER) AS "tier", ${place} AS "place", d."refId", ${source.columns}
      FROM ${search(way)} s CROSS JOIN "SearchDocument" d ${source.tables}
      WHERE d."number" = s."number" AND ${source.condition} ${other} ${further}
      ORDER BY ${order} LIMIT ${many}`
  })
}

/** Runs the queries and returns their rows in the order of display. */
export async function readArms(arms: readonly Prisma.Sql[]): Promise<Row[]> {
  if (arms.length === 0) return []
  const rows = await readRows(
    foundRow,
    Prisma.sql`${Prisma.join(
      arms.map(arm => Prisma.sql`SELECT * FROM (${arm}) AS "found"`),
      ' UNION ALL ',
    )}`,
  )
  return rows.toSorted((one, other) => one.tier - other.tier || one.place - other.place)
}

/** Whole words come before prefixes, and the nearest circle before others. Kinds listed newest first have a single
 *  query. */
function waysOf(kind: SearchKind, { near, marks, newestFirst }: Source, words: string[]): Asked[] {
  if (newestFirst) return [{ kind, marks, words, whole: false }]
  const circles: { marks: Source['marks']; without?: string[] }[] = near
    ? [{ marks: near }, { marks, without: near }]
    : [{ marks }]
  return circles.flatMap(circle => [
    { kind, marks: circle.marks, words, whole: true, without: { marks: circle.without } },
    { kind, marks: circle.marks, words, whole: false, without: { marks: circle.without, whole: true } },
  ])
}

function beyond({ newestFirst }: Source, { place }: Cursor) {
  return newestFirst ? Prisma.sql`s."number" < ${-place}` : Prisma.sql`s."number" > ${place}`
}
