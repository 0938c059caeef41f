import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { keepFullTextIndex } from './sqlite-search.server.ts'

// The only interface to the full-text search engine (docs/decisions/090): FTS5 on SQLite over `SearchDocument`
// (`sqlite-search`), on PostgreSQL a GIN index over the words and marks of a document, which needs no maintenance.
// Other code knows only documents, scopes and words.

/** Words that must all occur, each as a whole word or as a prefix. */
type Words = { words: readonly string[]; whole: boolean }

export type Asked = Words & {
  kind: string
  /** A document must have one of these marks: EVERYONE, or an id of its scope; null allows all. */
  marks: readonly string[] | null
  /** Excludes documents with one of these marks, or those that match the words as whole words. */
  without?: { marks?: readonly string[]; whole?: boolean }
}

/** Maximum number of words used of a query. */
const MOST_WORDS = 8

/** Returns a SQL subquery that selects the `number` of every match. User input is never read as query syntax. */
export function search(asked: Asked): Prisma.Sql {
  if (engine === 'sqlite')
    return Prisma.sql`(SELECT "rowid" AS "number" FROM "SearchIndex" WHERE "SearchIndex" MATCH ${expression(asked)})`
  return Prisma.sql`(SELECT "number" FROM "SearchDocument" WHERE ${terms} @@ ${termsAsked(asked)}::tsquery)`
}

/** Builds the FTS5 query, with every word quoted. */
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

/** The words of a document, and its marks with a prefix that no word has. */
const terms = Prisma.raw(`search_terms("kind", "scope", "folded")`)

/** Builds the tsquery. For both engines a word consists of letters and digits. */
function termsAsked({ kind, marks, words, whole, without }: Asked): string {
  const mark = (of: string) => lexeme(`@${of}`)
  const anyOf = (of: readonly string[]) => `(${of.map(mark).join(' | ')})`
  const all = (are: Words) =>
    are.words
      .slice(0, MOST_WORDS)
      .flatMap(word => word.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
      .map(word => `${lexeme(word)}${are.whole ? '' : ':*'}`)
      .join(' & ')
  const wanted = [mark(kind), ...(marks ? [anyOf(marks)] : []), all({ words, whole })]
  const unwanted = [
    ...(without?.marks ? [`!${anyOf(without.marks)}`] : []),
    ...(without?.whole ? [`!(${all({ words, whole: true })})`] : []),
  ]
  return [...wanted, ...unwanted].filter(Boolean).join(' & ')
}

function lexeme(word: string) {
  return `'${word.slice(0, MOST_LETTERS_OF_WORD).replaceAll("'", "''").replaceAll('\\', '\\\\').replaceAll('\0', '')}'`
}

/** The limit in `search_terms`. */
const MOST_LETTERS_OF_WORD = 200

/** Restores the index and its triggers after a migration has removed them. If any was missing, the whole index is
 *  rebuilt, because documents may have been written meanwhile. Returns whether it was rebuilt. */
export async function keepSearchIndex(client: Db): Promise<boolean> {
  return engine === 'sqlite' ? keepFullTextIndex(client) : false
}
