import type { Db } from './client.server.ts'
import { engine } from './engine.server.ts'

/** A statement run after a write, whichever process, command or cascade it comes from. `work` is one or several
 *  statements, each ending in a semicolon. It refers to the row as NEW and OLD, or, with `once` (one run per statement,
 *  PostgreSQL only), to the tables "new" and "old". */
export type Trigger = { table: string; event: string; work: string; once?: boolean }

type Client = Pick<Db, '$queryRawUnsafe' | '$executeRawUnsafe'>

/** Returns the statements that create a trigger. On SQLite there is one, and the database stores its text. */
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

/** Creates triggers that are missing or differ. Returns whether there were any. */
export async function keepTriggers(client: Client, wanted: ReadonlyMap<string, Trigger>): Promise<boolean> {
  const known = await readTriggers(client)
  const missing = [...wanted].filter(([name, trigger]) => known.get(name)?.text !== textOf(name, trigger))
  for (const [name, trigger] of missing) {
    await dropTrigger(client, name, known.get(name)?.table)
    for (const statement of statementsOf(name, trigger)) await client.$executeRawUnsafe(statement)
  }
  return missing.length > 0
}

/** Drops our triggers that are no longer wanted. */
export async function dropOthers(
  client: Client,
  wanted: ReadonlyMap<string, Trigger>,
  isOurs: (name: string) => boolean,
) {
  for (const [name, { table }] of await readTriggers(client))
    if (isOurs(name) && !wanted.has(name)) await dropTrigger(client, name, table)
}

/** Returns the triggers of a database by name: the text to compare, and the table. */
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
  // A function does not store its event, so the comment records it: another event means another trigger.
  return ` /* ${event} */ BEGIN ${work} RETURN NULL; END `
}
