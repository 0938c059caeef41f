import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'

/** What is done after a write, whichever process, command or cascade it comes from. `work` is one statement or several, each
 *  ending in a semicolon; it knows the row as NEW and OLD, or, `once` for all rows of a statement on PostgreSQL, the tables
 *  "new" and "old". */
export type Trigger = { table: string; event: string; work: string; once?: boolean }

type Client = Pick<Db, '$queryRawUnsafe' | '$executeRawUnsafe'>

/** The statements that make a trigger. On SQLite there is one, and what stands in the database is its text. */
export function statementsOf(name: string, trigger: Trigger): string[] {
  const { table, event, work } = trigger
  if (engine === 'sqlite') return [`CREATE TRIGGER "${name}" AFTER ${event} ON "${table}" BEGIN ${work} END`]
  const tables = { INSERT: ['NEW'], DELETE: ['OLD'], UPDATE: ['NEW', 'OLD'] }[event.split(' ')[0]!] ?? []
  const referencing = tables.map(row => `${row} TABLE AS "${row.toLowerCase()}"`).join(' ')
  const rows = trigger.once ? `REFERENCING ${referencing} FOR EACH STATEMENT` : 'FOR EACH ROW'
  return [
    `CREATE OR REPLACE FUNCTION "${name}"() RETURNS trigger LANGUAGE plpgsql AS $work$${bodyOf(trigger)}$work$`,
    `CREATE TRIGGER "${name}" AFTER ${event} ON "${table}" ${rows} EXECUTE FUNCTION "${name}"()`,
  ]
}

/** Makes triggers that are missing or say something else; returns whether there were any. */
export async function keepTriggers(client: Client, wanted: ReadonlyMap<string, Trigger>): Promise<boolean> {
  const known = await readTriggers(client)
  const missing = [...wanted].filter(([name, trigger]) => known.get(name)?.text !== textOf(name, trigger))
  for (const [name, trigger] of missing) {
    await dropTrigger(client, name, known.get(name)?.table)
    for (const statement of statementsOf(name, trigger)) await client.$executeRawUnsafe(statement)
  }
  return missing.length > 0
}

/** Takes away triggers of these names that are not wanted any more. */
export async function dropOthers(
  client: Client,
  wanted: ReadonlyMap<string, Trigger>,
  isOurs: (name: string) => boolean,
) {
  for (const [name, { table }] of await readTriggers(client))
    if (isOurs(name) && !wanted.has(name)) await dropTrigger(client, name, table)
}

/** The triggers that stand in a database, by name: the text each is compared by, and its table. */
export async function readTriggers(client: Client) {
  const found = await client.$queryRawUnsafe<{ name: string; table: string; text: string }[]>(
    engine === 'sqlite'
      ? `SELECT "name", "tbl_name" AS "table", "sql" AS "text" FROM "sqlite_master" WHERE "type" = 'trigger'`
      : `SELECT t.tgname::text AS "name", c.relname::text AS "table", p.prosrc AS "text" FROM pg_trigger t
         JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal`,
  )
  return new Map(found.map(({ name, ...trigger }) => [name, trigger]))
}

async function dropTrigger(client: Client, name: string, table: string | undefined) {
  if (engine === 'sqlite') await client.$executeRawUnsafe(`DROP TRIGGER IF EXISTS "${name}"`)
  else if (table) await client.$executeRawUnsafe(`DROP TRIGGER IF EXISTS "${name}" ON "${table}"`)
}

function textOf(name: string, trigger: Trigger): string {
  return engine === 'sqlite' ? statementsOf(name, trigger)[0]! : bodyOf(trigger)
}

function bodyOf({ event, work }: Trigger): string {
  // The event is said with it: a function does not know it, and another one makes another trigger.
  return ` /* ${event} */ BEGIN ${work} RETURN NULL; END `
}
