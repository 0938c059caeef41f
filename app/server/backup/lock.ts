import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, uptime } from 'node:os'
import { join } from 'node:path'
import { makeFolder, reasonOf } from '../make-folder.ts'
import { StoreFault } from './store.ts'

/** A lock held this long from another machine is considered abandoned. */
const STALE_MS = 24 * 60 * 60 * 1000
/** A lock file is written a moment after it is created; an empty one counts as held for this long. */
const UNWRITTEN_MS = 60_000

type Holder = { pid: number; host: string; at: string }

/** Locks a folder of backups for this process. Returns a function that releases the lock, or null when another process
 *  holds it. @throws StoreFault when the folder cannot be written. */
export async function lockFolder(folder: string, now = new Date()): Promise<(() => Promise<void>) | null> {
  const unusable = (cause: unknown) => {
    throw new StoreFault(`Backups cannot be kept in ${folder}: ${reasonOf(cause)}.`, { cause })
  }
  await makeFolder(folder, 0o700).catch(unusable)
  const path = join(folder, '.lock')
  const ours: Holder = { pid: process.pid, host: hostname(), at: now.toISOString() }
  const take = () => writeFile(path, JSON.stringify(ours), { flag: 'wx', mode: 0o600 })
  const taken = await take().then(
    () => true,
    (error: unknown) => ((error as NodeJS.ErrnoException).code === 'EEXIST' ? false : unusable(error)),
  )
  if (!taken) {
    if (await isHeld(path, now)) return null
    await rm(path, { force: true })
    // Two processes may both find the lock of a dead one: the first to create the file wins.
    const second = await take().catch(() => 'taken' as const)
    if (second === 'taken') return null
  }
  return () => rm(path, { force: true })
}

async function isHeld(path: string, now: Date) {
  const written = await readFile(path, 'utf8').catch(() => null)
  if (written === null) return false
  try {
    const { pid, host, at } = JSON.parse(written) as Holder
    if (host !== hostname()) return now.getTime() - Date.parse(at) < STALE_MS
    // After a reboot another process may have the same pid.
    return isAlive(pid) && Date.parse(at) > now.getTime() - uptime() * 1000
  } catch {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: 0 }))
    return now.getTime() - mtimeMs < UNWRITTEN_MS
  }
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
