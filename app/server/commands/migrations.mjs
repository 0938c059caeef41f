// Lists the migrations and those a database still needs, for both engines.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './preparation.mjs'

/** Returns the migrations in a folder of `prisma/`, in order. */
export function migrationsOf(folder) {
  const path = join(root, 'prisma', folder)
  const entries = readdirSync(path, { withFileTypes: true })
  const names = entries.flatMap(entry => (entry.isDirectory() ? entry.name : [])).sort()
  return names.map(name => {
    const sql = readFileSync(join(path, name, 'migration.sql'), 'utf8')
    return { name, sql, checksum: checksumOf(sql) }
  })
}

/** Returns the migrations a database still needs. `rows` is the content of Prisma's table, or null when the database
 *  has tables but not that one. Migrations of a later release are ignored, because releases may run side by side or be
 *  rolled back. @throws Error when a migration has failed before or was changed after it had been applied. */
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

/** Returns the accepted checksums: a file may have been checked out with other line endings. */
function checksumsOf(sql) {
  const lines = sql.replaceAll('\r\n', '\n')
  return [sql, lines, lines.replaceAll('\n', '\r\n')].map(checksumOf)
}

/** The checksum as Prisma stores it. */
function checksumOf(sql) {
  return createHash('sha256').update(sql).digest('hex')
}
