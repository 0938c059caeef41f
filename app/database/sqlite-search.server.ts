import type { Db } from './client.server.ts'
import { keepTriggers, readTriggers, statementsOf, type Trigger } from './triggers.server.ts'

// The index of full text on SQLite: FTS5 over `SearchDocument`. It holds no text of its own, and triggers carry every document
// into it.

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
const indexTriggers = new Map<string, Trigger>([
  ['SearchDocument_search_insert', { table: 'SearchDocument', event: 'INSERT', work: added }],
  [
    'SearchDocument_search_update',
    { table: 'SearchDocument', event: 'UPDATE OF "kind", "scope", "folded"', work: removed + added },
  ],
  ['SearchDocument_search_delete', { table: 'SearchDocument', event: 'DELETE', work: removed }],
])

/** Puts back what a migration has taken away: the index and the triggers that keep it up to date. */
export async function keepFullTextIndex(client: Db): Promise<boolean> {
  const known = await readTriggers(client)
  const whole = [...indexTriggers].every(([name, trigger]) => known.get(name)?.text === statementsOf(name, trigger)[0])
  const [table] = await client.$queryRaw<{ sql: string }[]>`SELECT "sql" FROM "sqlite_master" WHERE "name" = ${INDEX}`
  if (whole && table?.sql === TABLE) return false
  for (const name of indexTriggers.keys()) await client.$executeRawUnsafe(`DROP TRIGGER IF EXISTS "${name}"`)
  await client.$executeRawUnsafe(`DROP TABLE IF EXISTS "${INDEX}"`)
  await client.$executeRawUnsafe(TABLE)
  await keepTriggers(client, indexTriggers)
  await client.$executeRawUnsafe(SECURE)
  await client.$executeRawUnsafe(
    `INSERT INTO "${INDEX}" ("rowid", "marks", "folded") SELECT "number", "kind" || ' ' || "scope", "folded" FROM "SearchDocument"`,
  )
  return true
}
