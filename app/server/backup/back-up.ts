import pLimit from 'p-limit'
import type { FileStore } from '#app/outside/files/file-store.ts'
import {
  type BackedUpFile,
  type BackupEnd,
  type BackupHead,
  nameOf,
  openList,
  outdated,
  describeFutureBackups,
} from './list.ts'
import { lockFolder } from './lock.ts'
import { type Copy, type FileRow, withCopy } from './source.ts'
import { openStore, type Store } from './store.ts'

// The database is copied first, then the files that the rows of the copy name. In the other order a file uploaded in
// between would have a row and no bytes. A file may still be deleted before it is copied: it is not needed any more,
// and the backup counts such files. Files are never overwritten, so one that an earlier backup holds is neither read
// nor written again.

/** Files read in parallel. */
const AT_ONCE = 8
const BATCH = 64
const MISSING_TOLD = 100

export type BackupOptions = {
  databaseUrl: string
  files: FileStore
  folder: string
  sealed: boolean
  secret: string | null
  /** Backups older than this many days are removed; null keeps all. */
  keepDays: number | null
  release: string
  report: (line: string) => void
  now?: Date
}

type BackedUp = {
  name: string
  at: Date
  /** Size of the database and its files before packing and encryption. */
  bytes: number
  files: number
  /** Files that earlier backups did not hold. */
  added: number
  missed: number
}

/** Makes a backup while the site may go on serving. Returns null when another process writes to the same folder.
 *  @throws StoreFault with a message for the operator. */
export async function backUp(options: BackupOptions): Promise<BackedUp | null> {
  const { folder, now = new Date() } = options
  const release = await lockFolder(folder, now)
  if (!release) return null
  try {
    const store = await openStore(folder, options)
    await store.sweep()
    const made = await makeBackup(store, options, now)
    if (options.keepDays !== null) await forgetOld(store, options.keepDays, options)
    return made
  } finally {
    await release()
  }
}

async function makeBackup(store: Store, options: BackupOptions, now: Date): Promise<BackedUp> {
  const { databaseUrl, folder, release, report } = options
  const known = await filesOfLast(store, report)
  const place = store.isSealed ? null : `${folder}/parts`
  return withCopy({ databaseUrl, folder: place, report }, async copy => {
    const database = await copy.keep(store)
    const { engine, schema, tables } = copy
    const head: BackupHead = { format: 1, at: now.toISOString(), release, engine, schema, database, tables }
    const files = new FileBackup({ store, copy, known, options })
    const name = nameOf(now)
    await store.putList(name, linesOf(head, files))
    const { end, added } = files
    report(`${end.files} files, ${added} of them new`)
    for (const key of end.missing) report(`Missing: ${key}`)
    return { name, at: now, bytes: database.bytes + end.bytes, files: end.files, added, missed: end.missed }
  })
}

async function* linesOf(head: BackupHead, files: FileBackup) {
  yield JSON.stringify(head)
  for await (const file of files.all()) yield JSON.stringify(file)
  yield JSON.stringify(files.end)
}

/** Returns the files of the newest backup, by key. An unreadable backup does not prevent a new one: all files are
 *  copied again. */
async function filesOfLast(store: Store, report: BackupOptions['report']) {
  const known = new Map<string, BackedUpFile>()
  const last = (await store.names()).at(-1)
  if (last === undefined) return known
  try {
    const list = await openList(store, last)
    for await (const file of list.files) known.set(file.key, file)
  } catch (error) {
    report(`The backup before is damaged: ${(error as Error).message} All files are copied anew.`)
    known.clear()
  }
  return known
}

type FileBackupOptions = { store: Store; copy: Copy; known: Map<string, BackedUpFile>; options: BackupOptions }

/** Copies the files of a database copy into the store and counts the outcomes. */
class FileBackup {
  readonly end: BackupEnd = { end: true, files: 0, bytes: 0, gone: 0, missing: [], missed: 0 }
  added = 0
  #of: FileBackupOptions

  constructor(of: FileBackupOptions) {
    this.#of = of
  }

  async *all(): AsyncGenerator<BackedUpFile> {
    const limit = pLimit(AT_ONCE)
    for await (const rows of batches(this.#of.copy.files(), BATCH)) {
      const wanted = rows.flatMap(row => row.variants.map(variant => ({ row, variant })))
      const kept = await Promise.all(wanted.map(one => limit(() => this.#keep(one))))
      for (const file of kept) {
        if (!file) continue
        this.end.files += 1
        this.end.bytes += file.bytes
        yield file
      }
    }
  }

  async #keep({ row, variant }: { row: FileRow; variant: FileRow['variants'][number] }): Promise<BackedUpFile | null> {
    const { store, known, options } = this.#of
    const key = `${row.id}/${variant.name}`
    const before = known.get(key)
    if (before && (await store.has(before.hash))) return before
    const found = await options.files.read(key)
    if (!found) return this.#miss(row, key)
    const content = await store.put(found.stream)
    if (content.bytes !== variant.bytes) return this.#miss(row, key)
    this.added += 1
    return { key, ...content }
  }

  async #miss({ id, needed }: FileRow, key: string) {
    if (needed && (await this.#of.copy.isNeeded(id))) {
      this.end.missed += 1
      if (this.end.missing.length < MISSING_TOLD) this.end.missing.push(key)
    } else this.end.gone += 1
    return null
  }
}

async function* batches<T>(source: AsyncIterable<T>, size: number) {
  let batch: T[] = []
  for await (const one of source) {
    batch.push(one)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Removes backups older than `days`, and the contents only they held. */
async function forgetOld(store: Store, days: number, { report, now = new Date() }: BackupOptions) {
  const names = await store.names()
  const old = outdated(names, days, now)
  const strange = describeFutureBackups(names, now)
  if (strange) report(strange)
  const named = new Set<string>()
  for (const name of names) {
    if (old.includes(name)) continue
    const list = await openList(store, name)
    named.add(store.objectOf(list.head.database.hash))
    for await (const { hash } of list.files) named.add(store.objectOf(hash))
  }
  const { objects, bytes } = await store.remove(old, object => named.has(object))
  if (old.length > 0) report(`${old.length} old backups removed, ${objects} contents of theirs, ${bytes} bytes`)
}
