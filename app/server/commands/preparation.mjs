// Runs the steps of a preparation: one preparation at a time, and no step outlives the process that started it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { join } from 'node:path'
import { root } from '#app/package-folder.server.mjs'
import { takeLock } from './lock.mjs'

export { root }

const TIME_LIMIT_MS = 5_000
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
const stopping = new AbortController()

/** Runs the steps of a preparation while no other process prepares this checkout. With `inTurn: false` the steps lock
 *  by themselves. SIGINT, SIGTERM, SIGHUP and the end of npm stop the running step and the process. */
export async function prepare(steps, { inTurn = true } = {}) {
  const stop = signal => stopping.abort(signal)
  for (const signal of signals) process.on(signal, stop)
  endWithNpm()
  try {
    const release = inTurn ? await takeLock(join(root, 'var', 'preparing.lock'), stopping.signal) : null
    await steps()
    release?.()
  } catch (error) {
    if (!stopping.signal.aborted) throw error
    process.exit(128 + constants.signals[stopping.signal.reason])
  } finally {
    for (const signal of signals) process.off(signal, stop)
  }
}

/** Ends the process when npm ends: npm does not always forward signals, and cannot when it is killed. */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event || watched) return
  watched = true
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}
let watched = false

/** Runs a program in the root folder, in a process group of its own so that its children can be stopped too. Throws
 *  when the preparation is being stopped. `whole` programs are not interrupted, because half of their work would do
 *  harm. A failing program ends the process and prints `advice`; with `fails` it throws instead. */
export async function run(command, args, { env = {}, whole = false, advice, fails = false } = {}) {
  stopping.signal.throwIfAborted()
  const ownGroup = process.platform !== 'win32'
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    detached: ownGroup,
    // On Windows npm is a script.
    shell: process.platform === 'win32' && command === 'npm',
  })
  const send = signal => {
    try {
      if (ownGroup) process.kill(-child.pid, signal)
      else child.kill(signal)
    } catch (error) {
      if (error.code !== 'ESRCH') throw error
    }
  }
  let kill
  const end = () => {
    send('SIGTERM')
    kill = setTimeout(() => send('SIGKILL'), TIME_LIMIT_MS)
  }
  if (!whole) stopping.signal.addEventListener('abort', end, { once: true })
  const [code] = await once(child, 'exit')
  clearTimeout(kill)
  stopping.signal.removeEventListener('abort', end)
  if (code !== 0 && fails) throw new Error(advice)
  stopping.signal.throwIfAborted()
  if (code === 0) return
  if (advice) console.error(advice)
  process.exit(code ?? 1)
}

/** Runs a script of an installed package directly, without npx. */
export function runTool(script, args, options) {
  return run(process.execPath, [join(root, 'node_modules', script), ...args], options)
}
