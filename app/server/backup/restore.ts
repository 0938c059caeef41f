import { createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '#app/outside/files/file-store.ts'
import { makeFolder, reasonOf } from '../make-folder.ts'
import { type BackupEnd, type BackupHead, openList, readHead, describeFutureBackups } from './list.ts'
import { checkDump, fillDatabase, requireEmpty } from './postgres-target.ts'
import { checkSqliteCopy, endSessions, setAside } from './sqlite-target.ts'
import { pathOfDatabase } from './sqlite-source.ts'
import { openKeptStore, type Store, StoreFault } from './store.ts'

// Nothing is written before the whole backup has been read and verified. Then the files are put in place, each in one
// step, and the database last, so that a restored database has its files.

type RestoreOptions = {
  folder: string
  secret: string | null
  /** The name of the backup or a prefix of it; null for the newest. */
  at: string | null
  report: (line: string) => void
}

type Target = {
  databaseUrl: string
  files: FileStore
  /** Moves an existing database aside. */
  force: boolean
}

export type Restored = { name: string; head: BackupHead; end: BackupEnd; violations: number; aside: string | null }

/** Checks a backup without restoring it: all contents are present and unchanged, and the database opens, is intact and
 *  has the row counts of the list. @throws StoreFault that says what is wrong. */
export async function check({ folder, secret, at, report }: RestoreOptions): Promise<Restored> {
  const store = await openKeptStore(folder, secret)
  const name = await findBackup(store, at, report)
  const { head, end } = await verify(store, name, report)
  if (head.engine === 'postgresql') {
    await checkDump(store, head)
    return { name, head, end, violations: 0, aside: null }
  }
  const place = await mkdtemp(join(tmpdir(), 'bagdar-check-'))
  try {
    const violations = await layOut(store, head, join(place, 'database'))
    return { name, head, end, violations, aside: null }
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}

/** Restores a backup. @throws StoreFault when it is not intact, or the target is not empty or in use; nothing has been
 *  changed then. */
export async function restore(options: RestoreOptions, target: Target): Promise<Restored> {
  const store = await openKeptStore(options.folder, options.secret)
  const name = await findBackup(store, options.at, options.report)
  const { engine } = await readHead(store, name)
  const isFile = target.databaseUrl.startsWith('file:')
  if (isFile !== (engine === 'sqlite')) {
    throw new StoreFault(
      `This is a backup of ${engine}: --to leads to such a database. (npm run move goes from one to the other.)`,
    )
  }
  return isFile ? restoreFile({ store, name }, options, target) : restoreServer({ store, name }, options, target)
}

type Chosen = { store: Store; name: string }

async function restoreFile({ store, name }: Chosen, { report }: RestoreOptions, target: Target): Promise<Restored> {
  const path = pathOfDatabase(target.databaseUrl)
  if (!target.force && (await stat(path).catch(() => null))) {
    throw new StoreFault(`${path} is there already. With --force it is put aside.`)
  }
  const { head, end } = await verify(store, name, report)
  await makeFolder(dirname(path)).catch((cause: unknown) => {
    throw new StoreFault(`Nothing can be put into ${dirname(path)}: ${reasonOf(cause)}.`, { cause })
  })
  const next = `${path}.restoring`
  try {
    const violations = await layOut(store, head, next)
    endSessions(next)
    await putFiles(store, name, { files: target.files, place: dirname(path), report })
    const aside = await setAside(path)
    await rename(next, path)
    return { name, head, end, violations, aside }
  } finally {
    await rm(next, { force: true })
  }
}

async function restoreServer({ store, name }: Chosen, { report }: RestoreOptions, target: Target): Promise<Restored> {
  await requireEmpty(target.databaseUrl)
  const { head, end } = await verify(store, name, report)
  await putFiles(store, name, { files: target.files, place: tmpdir(), report })
  await fillDatabase(store, head, target.databaseUrl)
  return { name, head, end, violations: 0, aside: null }
}

/** Reads a whole backup. @throws StoreFault that names the first content that is missing or changed. */
async function verify(store: Store, name: string, report: RestoreOptions['report']) {
  const list = await openList(store, name)
  report(`The backup ${name}: ${list.head.engine}, release ${list.head.release}, schema ${list.head.schema}`)
  await readThrough(store.read(list.head.database))
  for await (const file of list.files) await readThrough(store.read(file))
  report(`All ${list.end().files} files and the database are as they were`)
  return { head: list.head, end: list.end() }
}

/** Reads a stream to its end: the store verifies contents while they are read. */
async function readThrough(chunks: AsyncIterable<Buffer>) {
  const iterator = chunks[Symbol.asyncIterator]()
  while (!(await iterator.next()).done);
}

/** Writes the database of a backup to a path and checks its integrity. Returns the number of foreign key violations. */
async function layOut(store: Store, head: BackupHead, path: string) {
  await write(store, head, path)
  return checkSqliteCopy(path, head)
}

async function write(store: Store, { database }: BackupHead, path: string) {
  const file = createWriteStream(path, { mode: 0o600, flush: true })
  await pipeline(Readable.from(store.read(database)), file)
}

type Putting = Pick<Target, 'files'> & { place: string; report: RestoreOptions['report'] }

async function putFiles(store: Store, name: string, { files, place, report }: Putting) {
  const folder = await mkdtemp(join(place, '.restoring-'))
  const part = join(folder, 'file')
  let put = 0
  try {
    const list = await openList(store, name)
    for await (const file of list.files) {
      await pipeline(Readable.from(store.read(file)), createWriteStream(part, { mode: 0o600 }))
      await files.putFile(file.key, part)
      put += 1
      if (put % 1000 === 0) report(`${put} files`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the name of the requested backup: the newest, or the newest with the prefix `at`. @throws StoreFault */
async function findBackup(store: Store, at: string | null, report: RestoreOptions['report']): Promise<string> {
  const names = await store.names()
  const strange = at === null ? describeFutureBackups(names, new Date()) : null
  if (strange) report(strange)
  const found = names.findLast(name => at === null || name.startsWith(at))
  if (found !== undefined) return found
  throw new StoreFault(at === null ? 'There is no backup in this folder.' : `There is no backup ${at} in this folder.`)
}
