import { join } from 'node:path'
import { db } from '#app/database/client.server.ts'
import { engine } from '#app/database/engine.server.ts'
import { env } from '#app/env.server.ts'

/** Folder of the engine's migrations. */
export const migrationsFolder = join(env.root, 'prisma', engine === 'sqlite' ? 'migrations' : 'migrations-postgres')

/** Our clock minus that of the database server, in milliseconds. Null for SQLite, which has no clock of its own. */
export async function databaseClockOffset(): Promise<number | null> {
  if (engine === 'sqlite') return null
  const asked = Date.now()
  const [row] = await db.$queryRaw<
    { at: number }[]
  >`SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::float8 AS "at"`
  return row ? (asked + Date.now()) / 2 - row.at : null
}

/** Applied and failed migrations. Null when the database was never prepared. */
export async function readMigrations() {
  const rows = await db.$queryRaw<{ name: string; done: number | bigint }[]>`
    SELECT "migration_name" AS "name", CASE WHEN "finished_at" IS NULL THEN 0 ELSE 1 END AS "done"
    FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`.catch(() => null)
  if (!rows) return null
  const names = (done: number) => rows.filter(row => Number(row.done) === done).map(({ name }) => name)
  return { applied: names(1), failed: names(0) }
}

/** The first problem found by SQLite's `quick_check`, or null. Reads the whole database. */
export async function findDamage(): Promise<string | null> {
  const [row] = await db.$queryRaw<{ quick_check: string }[]>`PRAGMA quick_check(1)`
  return row?.quick_check === 'ok' ? null : (row?.quick_check ?? 'no answer')
}

/** Checks whether the database contains the demo, whose passwords are public. */
export async function holdsDemo(): Promise<boolean> {
  return (await db.organization.count({ where: { id: 'demo-lyceum' } })) > 0
}

/** Checks whether the site has a super administrator. */
export async function hasAdministrator(): Promise<boolean> {
  return (await db.user.count({ where: { systemRole: 'SUPER_ADMIN' } })) > 0
}

/** Storage keys of the newest files that must exist. */
export async function listNewestFiles(limit: number): Promise<string[]> {
  const rows = await db.storedFile.findMany({
    where: { state: 'KEPT' },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { id: true, variants: true },
  })
  return rows.flatMap(({ id, variants }) => (variants as { name: string }[]).map(({ name }) => `${id}/${name}`))
}

/** Time of the last entry in the audit log. A time in the future means that our clock is slow now or was fast then. */
export async function readLastEntry(): Promise<Date | null> {
  return (await db.auditEvent.aggregate({ _max: { at: true } }))._max.at
}
