// Brings a database up to date: first its migrations, then its content.
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from './preparation.mjs'
import { inPreparation, migratePostgres } from './postgres-migrations.mjs'
import { migrateSqlite } from './sqlite-migrations.mjs'

export const defaultDatabase = 'file:./var/bagdar.db'

/** Returns the path of a database file, or null for a database server. */
export function fileOf(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) return null
  return resolve(root, databaseUrl.replace(/^file:/, '').replace(/\?.*$/, ''))
}

/** Checks whether a database already holds data; updating it must not be interrupted. True for every database server. */
export function isFilled(databaseUrl) {
  const path = fileOf(databaseUrl)
  return path === null || Boolean(statSync(path, { throwIfNoEntry: false })?.size)
}

/** Migrates a database and loads its content with `fill`. A new SQLite file is filled under a temporary name, so an
 *  interrupted run starts again. An existing one is updated in place; failing migrations leave it as it was. */
export async function bringUpToDate(databaseUrl, fill) {
  const path = fileOf(databaseUrl)
  if (path === null) {
    return inPreparation(databaseUrl, async () => {
      await migrate(() => migratePostgres(databaseUrl))
      return fill(databaseUrl)
    })
  }
  mkdirSync(dirname(path), { recursive: true })
  if (isFilled(databaseUrl)) {
    await migrate(() => migrateSqlite(path))
    return fill(databaseUrl)
  }
  const next = `${path}.next`
  for (const ending of ['', '-wal', '-shm']) rmSync(next + ending, { force: true })
  await migrate(() => migrateSqlite(next))
  await fill(`file:${next}`)
  renameSync(next, path)
}

async function migrate(apply) {
  try {
    const names = await apply()
    if (names.length > 0) console.info(`Migrations applied: ${names.length}, the last ${names.at(-1)}`)
  } catch (error) {
    throw new NotMigrated(`${error.message}\nThe database is as it was before that.${adviceFor(error)}`, {
      cause: error,
    })
  }
}

function adviceFor({ code = '' }) {
  if (code === 'SQLITE_BUSY') return ' Another process writes to it: stop that one first.'
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return ' It is damaged: put the last backup back (npm run restore).'
  return ''
}

class NotMigrated extends Error {}

/** Awaits work on a database. When the migration fails, prints the reason for the operator and exits. */
export async function orEnd(work) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof NotMigrated)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
