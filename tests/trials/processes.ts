import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const entry = join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js')

export type Process = { child: ChildProcess; origin: string; complaints: string[]; kill: () => Promise<void> }

/** Starts the built server: either one that only serves requests, or one that only runs background work. */
export async function startProcess(kind: 'app' | 'worker', settings: Record<string, string>): Promise<Process> {
  const env = {
    ...{ PATH: process.env.PATH, BAGDAR_DEMO: '1', PORT: '0', DRAIN_MS: '0' },
    ...settings,
    ...{ NODE_ENV: 'production' as const, WORKER: kind === 'app' ? 'off' : 'only' },
  }
  const child = spawn(process.execPath, [entry], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const complaints: string[] = []
  createInterface({ input: child.stderr }).on('line', line => complaints.push(line))
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', code => {
      reject(new Error(`A process ended with ${code} before it began.\n${complaints.join('\n')}`))
    })
    createInterface({ input: child.stdout }).on('line', line => {
      const [, at] = /^(?:Serving (http:\S+)|Working in the background)$/.exec(line) ?? []
      if (/^(?:Serving|Working)/.test(line)) resolve(at ?? '')
    })
  })
  return { child, origin, complaints, kill: () => end(child, 'SIGKILL') }
}

export async function end(child: ChildProcess, signal: NodeJS.Signals) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
}
