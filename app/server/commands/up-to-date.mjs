// Brings a database up to date: its migrations, then its content.
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { root } from './preparation.mjs'
import { inPreparation, migratePostgres } from './postgres-migrations.mjs'
import { migrateSqlite } from './sqlite-migrations.mjs'

export const defaultDatabase = 'file:./var/bagdar.db'

/** Where the file of a database is; null for a database that is none. */
export function fileOf(databaseUrl) {
  if (!databaseUrl.startsWith('file:')) return null
  return resolve(root, databaseUrl.replace(/^file:/, '').replace(/\?.*$/, ''))
}

/** Whether there is a database with something in it, which is not to be left half-way. */
export function isFilled(databaseUrl) {
  const path = fileOf(databaseUrl)
  return path === null || Boolean(statSync(path, { throwIfNoEntry: false })?.size)
}

/** Migrates a database and has `fill` bring its content. A new one is filled under another name: interrupted, it is begun
 *  anew. One that is there is brought up to date in place; its migrations come through whole, or it stays as it was. */
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

/** Waits for work on a database. Where that was not migrated, the process ends and tells the operator why. */
export async function orEnd(work) {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof NotMigrated)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
