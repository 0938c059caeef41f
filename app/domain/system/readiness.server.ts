import { join } from 'node:path'
import { db } from '#app/database/client.server.ts'
import { engine } from '#app/database/engine.server.ts'
import { env } from '#app/env.server.ts'

/** Where the migrations of the engine stand. */
export const migrationsFolder = join(env.root, 'prisma', engine === 'sqlite' ? 'migrations' : 'migrations-postgres')

/** How far our clock is ahead of the database server's, in milliseconds; null where the database has none of its own. */
export async function databaseClockOffset(): Promise<number | null> {
  if (engine === 'sqlite') return null
  const asked = Date.now()
  const [row] = await db.$queryRaw<
    { at: number }[]
  >`SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::float8 AS "at"`
  return row ? (asked + Date.now()) / 2 - row.at : null
}

/** The migrations a database has come through, and one that failed. Null when it has none: it was never prepared. */
export async function readMigrations() {
  const rows = await db.$queryRaw<{ name: string; done: number | bigint }[]>`
    SELECT "migration_name" AS "name", CASE WHEN "finished_at" IS NULL THEN 0 ELSE 1 END AS "done"
    FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL`.catch(() => null)
  if (!rows) return null
  const names = (done: number) => rows.filter(row => Number(row.done) === done).map(({ name }) => name)
  return { applied: names(1), failed: names(0) }
}

/** What is damaged in a database of SQLite in its own words, or null. It reads all of it. */
export async function findDamage(): Promise<string | null> {
  const [row] = await db.$queryRaw<{ quick_check: string }[]>`PRAGMA quick_check(1)`
  return row?.quick_check === 'ok' ? null : (row?.quick_check ?? 'no answer')
}

/** Whether it holds the demo, whose passwords everybody knows. */
export async function holdsDemo(): Promise<boolean> {
  return (await db.organization.count({ where: { id: 'demo-lyceum' } })) > 0
}

/** Whether anybody may administrate the site. */
export async function hasAdministrator(): Promise<boolean> {
  return (await db.user.count({ where: { systemRole: 'SUPER_ADMIN' } })) > 0
}

/** Files the site has to have, the newest first, by the keys of what they are kept as. */
export async function listNewestFiles(limit: number): Promise<string[]> {
  const rows = await db.storedFile.findMany({
    where: { state: 'KEPT' },
    orderBy: { createdAt: 'desc' },
    take: limit,
    select: { id: true, variants: true },
  })
  return rows.flatMap(({ id, variants }) => (variants as { name: string }[]).map(({ name }) => `${id}/${name}`))
}

/** When the audit log was last written to: a moment that is still to come tells of a clock that is behind, or was ahead. */
export async function readLastEntry(): Promise<Date | null> {
  return (await db.auditEvent.aggregate({ _max: { at: true } }))._max.at
}
