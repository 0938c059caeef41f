import { readFile, rename, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import { z } from 'zod'
import { engine } from '#app/database/engine.server.ts'
import { number, readRow } from '#app/database/rows.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { env } from '#app/env.server.ts'

const LAST_BACKUP_KEY = 'lastbackup/json'

declare const BUILD: { version: string; builtAt: string; commit: string | null } | undefined

/** The release, as written into the code by the build. */
export function readBuild() {
  return typeof BUILD === 'undefined' ? null : { ...BUILD, builtAt: new Date(BUILD.builtAt) }
}

/** Data of this process, and whether it also runs background jobs. */
export function readProcess() {
  const { heapUsed, rss } = process.memoryUsage()
  return {
    ...{ pid: process.pid, node: process.versions.node, memory: rss, heap: heapUsed },
    uptimeMs: process.uptime() * 1000,
    works: env.worker === 'on',
  }
}

/** Path of the database file, if the database is one. */
const databasePath = engine === 'sqlite' ? env.databaseUrl.replace(/^file:/, '').replace(/\?.*$/, '') : null

/** Disk space, in bytes, of the database and of the stored files. Null where it is unknown: for a missing folder, for
 *  files in an S3 bucket and for a database server. */
export async function readDisks() {
  const [databaseBytes, ofDatabase, ofFiles] = await Promise.all([
    databasePath === null ? sizeOnServer().catch(() => 0) : sizeOf(databasePath, `${databasePath}-wal`),
    databasePath === null ? null : roomIn(dirname(databasePath)),
    env.s3 ? null : roomIn(env.filesFolder).then(room => room ?? roomIn(dirname(env.filesFolder))),
  ])
  return { databaseBytes, database: ofDatabase, files: ofFiles, bucket: env.s3 !== null }
}

async function sizeOnServer() {
  return (
    (await readRow({ bytes: number }, Prisma.sql`SELECT pg_database_size(current_database()) AS "bytes"`))?.bytes ?? 0
  )
}

async function sizeOf(...paths: string[]): Promise<number> {
  const found = await Promise.all(paths.map(path => stat(path).catch(() => null)))
  return found.reduce((sum, file) => sum + (file?.size ?? 0), 0)
}

async function roomIn(folder: string) {
  const found = await statfs(folder).catch(() => null)
  if (!found || found.blocks === 0) return null
  // `bavail` excludes the blocks reserved for the system, which we cannot use.
  const [all, free] = [found.blocks * found.bsize, found.bavail * found.bsize]
  return { all, free, used: (all - free) / all }
}

export type Disks = Awaited<ReturnType<typeof readDisks>>

/** Record of the last backup. It lies next to a database file, otherwise in the file store, which all processes share.
 *  It is not in the database, because a restored database would contain an outdated record. */
const lastBackup =
  databasePath === null
    ? {
        read: () => fileStore.read(LAST_BACKUP_KEY).then(found => (found ? textOf(found.stream) : null)),
        write: (text: string) => fileStore.put(LAST_BACKUP_KEY, Buffer.from(text)),
      }
    : besideDatabase(`${databasePath}-last-backup.json`)

function besideDatabase(path: string) {
  return {
    read: () => readFile(path, 'utf8'),
    write: async (text: string) => {
      await writeFile(`${path}.part`, text)
      await rename(`${path}.part`, path)
    },
  }
}

const backupSchema = z.object({
  at: z.iso.datetime(),
  bytes: z.number().nonnegative(),
  /** Time of the last check or test restore. */
  checkedAt: z.iso.datetime().nullish(),
})

/** The last backup of this installation, or null when none was made. */
export async function readLastBackup() {
  const written = await lastBackup.read().catch(() => null)
  if (written === null) return null
  try {
    const { at, bytes, checkedAt } = backupSchema.parse(JSON.parse(written))
    return { at: new Date(at), bytes, checkedAt: checkedAt ? new Date(checkedAt) : null }
  } catch {
    return null
  }
}

/** Records a new backup for the system page, the doctor and the metrics. */
export async function recordBackup(backup: { at: Date; bytes: number }) {
  await writeLastBackup({ ...backup, checkedAt: (await readLastBackup())?.checkedAt ?? null })
}

/** Records that a backup was checked or test-restored. */
export async function recordBackupCheck(checkedAt: Date) {
  const last = await readLastBackup()
  if (last) await writeLastBackup({ ...last, checkedAt })
}

function writeLastBackup(backup: NonNullable<LastBackup>) {
  return lastBackup.write(JSON.stringify(backup))
}

export type LastBackup = Awaited<ReturnType<typeof readLastBackup>>
