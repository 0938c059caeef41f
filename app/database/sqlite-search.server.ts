import type { Db } from './client.server.ts'
import { keepTriggers, readTriggers, statementsOf, type Trigger } from './triggers.server.ts'

// The full-text index on SQLite: FTS5 over `SearchDocument`. It stores no text itself, and triggers keep it up to date.

const INDEX = 'SearchIndex'

/** Prefixes up to this length have their own indexes. A longer one is searched among all words that begin with it,
 *  which is slow only if there are very many. */
const TABLE = `CREATE VIRTUAL TABLE "${INDEX}" USING fts5("marks", "folded", content='', tokenize='unicode61 remove_diacritics 0', prefix='1 2 3 4 5 6 7 8')`

const added = `INSERT INTO "${INDEX}" ("rowid", "marks", "folded") VALUES (NEW."number", NEW."kind" || ' ' || NEW."scope", NEW."folded");`
const removed = `INSERT INTO "${INDEX}" ("${INDEX}", "rowid", "marks", "folded") VALUES ('delete', OLD."number", OLD."kind" || ' ' || OLD."scope", OLD."folded");`

/** Removes deleted text from the index at once. Otherwise a deleted person's name would stay in the file until its
 *  segments happen to be merged. */
const SECURE = `INSERT INTO "${INDEX}" ("${INDEX}", "rank") VALUES ('secure-delete', 1)`

/** Triggers that update the index. */
const indexTriggers = new Map<string, Trigger>([
  ['SearchDocument_search_insert', { table: 'SearchDocument', event: 'INSERT', work: added }],
  [
    'SearchDocument_search_update',
    { table: 'SearchDocument', event: 'UPDATE OF "kind", "scope", "folded"', work: removed + added },
  ],
  ['SearchDocument_search_delete', { table: 'SearchDocument', event: 'DELETE', work: removed }],
])

/** Restores the index and its triggers after a migration has removed them. Returns whether it was rebuilt. */
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
