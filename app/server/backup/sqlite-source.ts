import { createReadStream } from 'node:fs'
import { chmod, open, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import type { Copy, FileRow, SourceOptions } from './source.ts'
import { StoreFault } from './store.ts'

/** Pages copied at a time, 400 KB. Other work runs in between. */
const PAGES = 100
/** Free space needed, as a multiple of the database: the copy, and what the site writes meanwhile. */
const ROOM = 1.1

/** Returns the path in a URL `file:…`. */
export function pathOfDatabase(url: string) {
  return url.replace(/^file:/, '').replace(/\?.*$/, '')
}

/** Copies an SQLite database with SQLite's backup API inside a read transaction: the copy holds everything committed
 *  before it and nothing later, and writes in the meantime do not restart it. Blocks no other connection. */
export async function openSqliteSource<T>(
  { databaseUrl, folder, report }: SourceOptions,
  work: (copy: Copy) => Promise<T>,
): Promise<T> {
  const path = pathOfDatabase(databaseUrl)
  const copyPath = folder === null ? `${path}.copying` : join(folder, 'database.copying')
  if (!(await stat(path).catch(() => null))) throw new StoreFault(`There is no database ${path}.`)
  await haveRoom(path, dirname(copyPath))
  await removeCopy(copyPath)
  // Created first, so that only this user can ever read it.
  await (await open(copyPath, 'w', 0o600)).close()
  const live = new Database(path, { fileMustExist: true })
  let copy: Database.Database | undefined
  try {
    await copyInto(live, copyPath, report)
    await chmod(copyPath, 0o600)
    copy = new Database(copyPath, { fileMustExist: true })
    // The copy becomes a single file without a write-ahead log.
    copy.pragma('journal_mode=DELETE')
    const [check] = copy.pragma('quick_check(1)') as { quick_check: string }[]
    if (check?.quick_check !== 'ok') throw new StoreFault(`The database is damaged: ${check?.quick_check}`)
    return await work(describeCopy(copy, live, copyPath))
  } catch (error) {
    throw asFault(error)
  } finally {
    copy?.close()
    live.close()
    await removeCopy(copyPath)
  }
}

/** Translates errors of SQLite for the operator. */
function asFault(error: unknown) {
  const { code = '', message } = error as { code?: string; message: string }
  if (typeof code !== 'string' || !code.startsWith('SQLITE_')) return error
  const isDamaged = /^SQLITE_(CORRUPT|NOTADB)/.test(code)
  return new StoreFault(`The database ${isDamaged ? 'is damaged' : 'cannot be copied'}: ${message}`, { cause: error })
}

async function copyInto(live: Database.Database, copyPath: string, report: (line: string) => void) {
  live.pragma('busy_timeout=5000')
  live.pragma('query_only=ON')
  live.exec('BEGIN')
  try {
    // SQLite starts the read transaction with the first read.
    live.prepare('SELECT 1 FROM "sqlite_master"').get()
    let reported = 0
    await live.backup(copyPath, {
      progress({ totalPages, remainingPages }) {
        const tenth = Math.floor(10 * (1 - remainingPages / totalPages))
        if (tenth > reported) report(`The database: ${tenth * 10} %`)
        reported = Math.max(reported, tenth)
        return PAGES
      },
    })
  } finally {
    live.exec('COMMIT')
  }
}

function describeCopy(copy: Database.Database, live: Database.Database, copyPath: string): Copy {
  return {
    engine: 'sqlite',
    schema: schemaOf(copy),
    tables: countTables(copy),
    keep: store => store.put(createReadStream(copyPath), { pack: true }),
    async *files() {
      const rows = copy.prepare<[], Row>(`SELECT "id", "state", "variants" FROM "StoredFile" ORDER BY "id"`)
      for (const row of rows.iterate()) yield await Promise.resolve(fileOf(row))
    },
    isNeeded(id) {
      const row = live.prepare<[string], { state: string }>('SELECT "state" FROM "StoredFile" WHERE "id" = ?').get(id)
      return Promise.resolve(row !== undefined && row.state !== 'PENDING')
    },
  }
}

type Row = { id: string; state: string; variants: string }

function fileOf({ id, state, variants }: Row): FileRow {
  return { id, needed: state !== 'PENDING', variants: JSON.parse(variants) as FileRow['variants'] }
}

/** Returns the last migration of a database. */
export function schemaOf(database: Database.Database): string {
  const done = `SELECT "migration_name" FROM "_prisma_migrations"
    WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL ORDER BY "migration_name" DESC LIMIT 1`
  return (database.prepare(done).pluck().get() as string | undefined) ?? 'none'
}

/** Returns the number of rows by table, without the internal tables of full-text indexes. */
export function countTables(database: Database.Database): Record<string, number> {
  const tables = database.pragma('table_list') as { schema: string; name: string; type: string }[]
  const ours = tables.filter(
    ({ schema, name, type }) => schema === 'main' && type === 'table' && !name.startsWith('sqlite_'),
  )
  return Object.fromEntries(
    ours
      .map(({ name }) => [name, database.prepare(`SELECT COUNT(*) FROM "${name}"`).pluck().get() as number] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

async function haveRoom(path: string, folder: string) {
  const sizes = await Promise.all(
    [path, `${path}-wal`].map(file =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  const wanted = ROOM * sizes.reduce((sum, size) => sum + size, 0)
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize >= wanted) return
  throw new StoreFault(`${folder} has ${megabytes(bavail * bsize)} MB free; the copy needs ${megabytes(wanted)} MB.`)
}

function megabytes(bytes: number) {
  return Math.ceil(bytes / 1e6)
}

async function removeCopy(path: string) {
  for (const ending of ['', '-wal', '-shm', '-journal']) await rm(path + ending, { force: true })
}
