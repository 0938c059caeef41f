// Locks a checkout or a database, because two preparations at the same time would leave both incomplete.
import { mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 250
const BEAT_MS = 2_000
/** A lock not touched for this long is abandoned, even if another process has the holder's pid by now. */
const STALE_MS = 60_000

/** Waits for the lock and takes it; `signal` aborts the wait. Returns a function that releases it. */
export async function takeLock(path, signal) {
  mkdirSync(dirname(path), { recursive: true })
  let isReported = false
  for (;;) {
    signal.throwIfAborted()
    if (wrote(path)) return hold(path)
    if (isStale(path)) removeStale(path)
    else {
      // The holder is written a moment after the lock file is created.
      const holder = holderOf(path)
      if (holder && !isReported) console.info(`Process ${holder.pid} prepares the same; waiting for it …`)
      isReported ||= holder !== null
      await wait(LOOK_MS, undefined, { signal })
    }
  }
}

function hold(path) {
  const beat = setInterval(() => utimesSync(path, new Date(), new Date()), BEAT_MS)
  beat.unref()
  const release = () => {
    clearInterval(beat)
    process.off('exit', release)
    if (isOurs(holderOf(path))) unlinkSync(path)
  }
  // Releases the lock also when a failing step ends the process.
  process.on('exit', release)
  return release
}

function wrote(path) {
  try {
    writeFileSync(path, `${process.pid} ${hostname()}`, { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

function holderOf(path) {
  try {
    const [pid, host] = readFileSync(path, 'utf8').split(' ')
    return Number(pid) ? { pid: Number(pid), host } : null
  } catch {
    return null
  }
}

function isOurs(holder) {
  return holder?.pid === process.pid && holder.host === hostname()
}

function isStale(path) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return false
  const holder = holderOf(path)
  return (holder !== null && isGone(holder)) || Date.now() - found.mtimeMs > STALE_MS
}

/** Checks whether the holder has ended. For a process of another machine or container only the time of the lock is
 *  known. A holder with our own pid has ended: a container starts with the same pid each time. */
function isGone({ pid, host }) {
  return host === hostname() && (pid === process.pid || !isAlive(pid))
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Removes an abandoned lock. Only one waiting process may do this: a second one could remove the lock of the next
 *  holder. */
function removeStale(path) {
  const turn = `${path}.stale`
  try {
    mkdirSync(turn)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const found = statSync(turn, { throwIfNoEntry: false })
    if (found && Date.now() - found.mtimeMs > STALE_MS) rmdirSync(turn)
    return
  }
  try {
    if (isStale(path)) unlinkSync(path)
  } finally {
    rmdirSync(turn)
  }
}
