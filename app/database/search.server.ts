import { Prisma } from '#prisma/generated/client.ts'
import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'
import { keepFullTextIndex } from './sqlite-search.server.ts'

// The one seam to the engine of full-text search (docs/decisions/090): FTS5 of SQLite over `SearchDocument` (`sqlite-search`),
// on PostgreSQL a GIN index over the words and marks of a document, which keeps itself up to date. Everything above knows
// documents, scopes and words only.

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
  if (engine === 'sqlite')
    return Prisma.sql`(SELECT "rowid" AS "number" FROM "SearchIndex" WHERE "SearchIndex" MATCH ${expression(asked)})`
  return Prisma.sql`(SELECT "number" FROM "SearchDocument" WHERE ${terms} @@ ${termsAsked(asked)}::tsquery)`
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

/** The words of a document, and its marks with a sign before them that no word has. */
const terms = Prisma.raw(`search_terms("kind", "scope", "folded")`)

/** The same in the language of a tsquery. What a word is, is the same for both engines: letters and digits. */
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

/** As `search_terms` cuts them. */
const MOST_LETTERS_OF_WORD = 200

/** Puts back what a migration has taken away. Whatever was missing, the index is filled anew, for documents may have been
 *  written meanwhile. Returns whether it was. */
export async function keepSearchIndex(client: Db): Promise<boolean> {
  return engine === 'sqlite' ? keepFullTextIndex(client) : false
}
