// One preparation at a time in a checkout, or of a database: two side by side leave half of each.
import { mkdirSync, readFileSync, rmdirSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 250
const BEAT_MS = 2_000
/** A holder that has not touched its lock for so long is dead, even if another process has its id by now. */
const STALE_MS = 60_000

/** Takes the lock, after those who have it; `signal` ends the waiting. Returns how it is given back. */
export async function takeLock(path, signal) {
  mkdirSync(dirname(path), { recursive: true })
  let told = false
  for (;;) {
    signal.throwIfAborted()
    if (wrote(path)) return hold(path)
    if (isStale(path)) removeStale(path)
    else {
      // A lock is written a moment after it is made; only then is it known whose it is.
      const holder = holderOf(path)
      if (holder && !told) console.info(`Process ${holder.pid} prepares the same; waiting for it …`)
      told ||= holder !== null
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
  // Also when a step fails and ends the process.
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

/** Of a process on another machine, or in another container, nothing is known but the time it last touched its lock. One that
 *  had our id is gone: a container starts each time with the same. */
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

/** Of several who wait, one removes the lock of a dead process: another might remove the lock of the one that came next. */
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
