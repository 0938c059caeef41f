import { readFile, rename, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { z } from 'zod'
import { env } from '#app/env.server.ts'

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

const databasePath = env.databaseUrl.replace(/^file:/, '').replace(/\?.*$/, '')

/** How much room there is where the database stands, and where files are kept when they are kept on disk; null of a folder
 *  that is not there yet. Sizes are in bytes. */
export async function readDisks() {
  const [database, log, ofDatabase, ofFiles] = await Promise.all([
    sizeOf(databasePath),
    sizeOf(`${databasePath}-wal`),
    roomIn(dirname(databasePath)),
    env.s3 ? null : roomIn(env.filesFolder).then(room => room ?? roomIn(dirname(env.filesFolder))),
  ])
  return { databaseBytes: database + log, database: ofDatabase, files: ofFiles, bucket: env.s3 !== null }
}

function sizeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  )
}

async function roomIn(folder: string) {
  const found = await statfs(folder).catch(() => null)
  if (!found || found.blocks === 0) return null
  // What is kept back for the system's own use is not free for us.
  const [all, free] = [found.blocks * found.bsize, found.bavail * found.bsize]
  return { all, free, used: (all - free) / all }
}

export type Disks = Awaited<ReturnType<typeof readDisks>>

/** What a backup writes beside the database when it is whole; a database that is put back does not bring along when it was
 *  copied. */
const lastBackupPath = `${databasePath}-last-backup.json`

const backupSchema = z.object({
  at: z.iso.datetime(),
  bytes: z.number().nonnegative(),
  /** When it was put back somewhere to see that it can be. */
  checkedAt: z.iso.datetime().nullish(),
})

/** The last backup of this installation, or null when none was made. */
export async function readLastBackup() {
  const written = await readFile(lastBackupPath, 'utf8').catch(() => null)
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

async function writeLastBackup(backup: NonNullable<LastBackup>) {
  await writeFile(`${lastBackupPath}.part`, JSON.stringify(backup))
  await rename(`${lastBackupPath}.part`, lastBackupPath)
}

export type LastBackup = Awaited<ReturnType<typeof readLastBackup>>
