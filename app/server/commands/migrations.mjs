// Which migrations there are and which of them a database still needs, whatever its engine.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './preparation.mjs'

/** The migrations in a folder of `prisma/`, in their order. */
export function migrationsOf(folder) {
  const path = join(root, 'prisma', folder)
  const entries = readdirSync(path, { withFileTypes: true })
  const names = entries.flatMap(entry => (entry.isDirectory() ? entry.name : [])).sort()
  return names.map(name => {
    const sql = readFileSync(join(path, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: checksumOf(sql) }
  })
}

/** The migrations a database still needs, by the rows of Prisma's table in it; `rows` is null where there are tables and not
 *  that one. Migrations of a later release are left alone: a release before it may run beside it and after it.
 *  @throws Error where a migration has failed before or was changed after it had been applied. */
export function unappliedOf(migrations, rows) {
  if (rows === null) throw new Error('There are tables in this database that no migration of ours has made.')
  const counted = rows.filter(row => row.rolled_back_at === null)
  const failed = counted.find(row => row.finished_at === null)
  if (failed) {
    throw new Error(
      `The migration ${failed.migration_name} was begun and not finished: put a backup back, or finish it by hand.`,
    )
  }
  const applied = new Map(counted.map(row => [row.migration_name, row.checksum]))
  const changed = migrations.find(({ name, sql }) => applied.has(name) && !checksumsOf(sql).includes(applied.get(name)))
  if (changed) {
    throw new Error(
      `The migration ${changed.name} was changed after it had been applied to this database: what it says now is not there.`,
    )
  }
  return migrations.filter(({ name }) => !applied.has(name))
}

/** A file may have been checked out with other ends of lines. */
function checksumsOf(sql) {
  const lines = sql.replaceAll('\r\n', '\n')
  return [sql, lines, lines.replaceAll('\n', '\r\n')].map(checksumOf)
}

/** As Prisma writes it down. */
function checksumOf(sql) {
  return createHash('sha256').update(sql).digest('hex')
}
