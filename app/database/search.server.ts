import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from './client.server.ts'

// The one seam to the engine of full-text search (docs/decisions/090). Here it is FTS5 of SQLite over `SearchDocument`;
// PostgreSQL would answer `search` with a tsvector column and its GIN index, and `keepSearchIndex` with nothing. Everything
// above knows documents, scopes and words only.

const INDEX = 'SearchIndex'

/** Beginnings of so many letters are read from indexes of their own. A longer one is put together from every word that begins
 *  so, which is slow only where very many do. */
const TABLE = `CREATE VIRTUAL TABLE "${INDEX}" USING fts5("marks", "folded", content='', tokenize='unicode61 remove_diacritics 0', prefix='1 2 3 4 5 6 7 8')`

const added = `INSERT INTO "${INDEX}" ("rowid", "marks", "folded") VALUES (NEW."number", NEW."kind" || ' ' || NEW."scope", NEW."folded");`
const removed = `INSERT INTO "${INDEX}" ("${INDEX}", "rowid", "marks", "folded") VALUES ('delete', OLD."number", OLD."kind" || ' ' || OLD."scope", OLD."folded");`

/** What is deleted is taken out of the index at once: otherwise the name of a person who is gone stays in the file until
 *  its parts happen to be merged. */
const SECURE = `INSERT INTO "${INDEX}" ("${INDEX}", "rank") VALUES ('secure-delete', 1)`

/** What carries a document into the index. */
const indexTriggers = new Map(
  [
    ['insert', 'INSERT', added],
    ['update', 'UPDATE OF "kind", "scope", "folded"', removed + added],
    ['delete', 'DELETE', removed],
  ].map(([event, when, work]) => {
    const name = `SearchDocument_search_${event}`
    return [name, `CREATE TRIGGER "${name}" AFTER ${when} ON "SearchDocument" BEGIN ${work} END`]
  }),
)

/** Words that must all be there, each as a whole word or as the beginning of one. */
type Words = { words: readonly string[]; whole: boolean }

export type Asked = Words & {
  kind: string
  /** A document must bear one of these marks: EVERYONE, or an id of its scope; null where any will do. */
  marks: readonly string[] | null
  /** Left out: what bears one of these marks, or is found by these words as whole ones. */
  without?: { marks?: readonly string[]; whole?: boolean }
}

/** The most words of a query that are looked for. */
const MOST_WORDS = 8

/** SQL in brackets that selects the `number` of every document found. Nothing that somebody typed is read as the engine's
 *  own signs. */
export function search(asked: Asked): Prisma.Sql {
  return Prisma.sql`(SELECT "rowid" AS "number" FROM "SearchIndex" WHERE "SearchIndex" MATCH ${expression(asked)})`
}

/** What is asked, in the language of FTS5: every word is quoted. */
function expression({ kind, marks, words, whole, without }: Asked): string {
  const anyOf = (of: readonly string[]) => `(${of.map(quoted).join(' OR ')})`
  const all = (are: Words) =>
    are.words
      .slice(0, MOST_WORDS)
      .map(word => `folded : ${quoted(word)}${are.whole ? '' : ' *'}`)
      .join(' AND ')
  const wanted = [`marks : ${quoted(kind)}`, ...(marks ? [`marks : ${anyOf(marks)}`] : []), all({ words, whole })]
  const unwanted = [
    ...(without?.marks ? [`marks : ${anyOf(without.marks)}`] : []),
    ...(without?.whole ? [`(${all({ words, whole: true })})`] : []),
  ]
  return [`(${wanted.join(' AND ')})`, ...unwanted].join(' NOT ')
}

function quoted(word: string) {
  return `"${word.replaceAll('"', '""').replaceAll('\0', '')}"`
}

/** Puts back what a migration has taken away: the index and the triggers that keep it up to date. Whatever was missing, the
 *  index is filled anew, for documents may have been written meanwhile. Returns whether it was. */
export async function keepSearchIndex(client: Db): Promise<boolean> {
  const wanted = new Map([[INDEX, TABLE], ...indexTriggers] as [string, string][])
  const missing = await missingOf(client, wanted)
  if (missing.length === 0) return false
  for (const name of indexTriggers.keys()) await client.$executeRawUnsafe(`DROP TRIGGER IF EXISTS "${name}"`)
  await client.$executeRawUnsafe(`DROP TABLE IF EXISTS "${INDEX}"`)
  for (const sql of wanted.values()) await client.$executeRawUnsafe(sql)
  await client.$executeRawUnsafe(SECURE)
  await client.$executeRawUnsafe(
    `INSERT INTO "${INDEX}" ("rowid", "marks", "folded") SELECT "number", "kind" || ' ' || "scope", "folded" FROM "SearchDocument"`,
  )
  return true
}

/** Triggers that write documents when what they tell of is written: those that are missing or say something else are made
 *  anew. Returns whether any was. */
export async function keepTriggers(client: Db, wanted: ReadonlyMap<string, string>): Promise<boolean> {
  const missing = await missingOf(client, wanted)
  for (const [name, sql] of missing) {
    await client.$executeRawUnsafe(`DROP TRIGGER IF EXISTS "${name}"`)
    await client.$executeRawUnsafe(sql)
  }
  return missing.length > 0
}

async function missingOf(client: Db, wanted: ReadonlyMap<string, string>) {
  const found = await client.$queryRaw<{ name: string; sql: string }[]>`SELECT "name", "sql" FROM "sqlite_master"`
  const known = new Map(found.map(({ name, sql }) => [name, sql]))
  return [...wanted].filter(([name, sql]) => known.get(name) !== sql)
}
