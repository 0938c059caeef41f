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

/** Which release this is; the build has written it in. */
export function readBuild() {
  return typeof BUILD === 'undefined' ? null : { ...BUILD, builtAt: new Date(BUILD.builtAt) }
}

/** The process that answers, and whether it works in the background too. */
export function readProcess() {
  const { heapUsed, rss } = process.memoryUsage()
  return {
    ...{ pid: process.pid, node: process.versions.node, memory: rss, heap: heapUsed },
    uptimeMs: process.uptime() * 1000,
    works: env.worker === 'on',
  }
}

/** Where the database is, when it is a file. */
const databasePath = engine === 'sqlite' ? env.databaseUrl.replace(/^file:/, '').replace(/\?.*$/, '') : null

/** How much room there is where the database stands, and where files are kept when they are kept on disk; null of a folder
 *  that is not there yet, and of the disk of a database server, which is elsewhere. Sizes are in bytes. */
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
  // What is kept back for the system's own use is not free for us.
  const [all, free] = [found.blocks * found.bsize, found.bavail * found.bsize]
  return { all, free, used: (all - free) / all }
}

export type Disks = Awaited<ReturnType<typeof readDisks>>

/** What a backup writes when it is whole: beside a database that is a file, otherwise among the files, where every process
 *  finds it. A database that is put back does not bring along when it was copied. */
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
  /** When it was put back somewhere to see that it can be. */
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

/** Remembers the backup that was just made, for the page of the system, the doctor and the figures. */
export async function recordBackup(backup: { at: Date; bytes: number }) {
  await writeLastBackup({ ...backup, checkedAt: (await readLastBackup())?.checkedAt ?? null })
}

/** Remembers that a backup was checked, or put back somewhere to see that it can be. */
export async function recordBackupCheck(checkedAt: Date) {
  const last = await readLastBackup()
  if (last) await writeLastBackup({ ...last, checkedAt })
}

function writeLastBackup(backup: NonNullable<LastBackup>) {
  return lastBackup.write(JSON.stringify(backup))
}

export type LastBackup = Awaited<ReturnType<typeof readLastBackup>>
