import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { startCluster } from '#tests/world/cluster.mjs'
import { startBalancer } from './balancer.ts'

const root = join(import.meta.dirname, '..', '..')
export type Engine = 'sqlite' | 'postgresql'

/** Creates a demo database for this run. */
export function makeDatabase(engine: Engine) {
  const folder = mkdtempSync(join(tmpdir(), 'bagdar-load-'))
  const cluster = engine === 'postgresql' ? startCluster() : null
  cluster?.create('load')
  const url = cluster ? cluster.urlOf('load') : `file:${join(folder, 'load.db')}`
  const env = { ...process.env, DATABASE_URL: url, BAGDAR_DEMO: '1' }
  execFileSync(join(root, 'node_modules', '.bin', 'tsx'), ['app/server/commands/prepare.ts', 'world'], {
    cwd: root,
    env,
  })
  return {
    url,
    folder,
    remove: () => {
      cluster?.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts the built site in a number of processes on one database. A single process also runs background jobs; several
 *  leave them to a separate worker and are reached through a balancer. */
export async function startSite({ url, folder }: { url: string; folder: string }, processes: number) {
  const settings = { DATABASE_URL: url, FILES_FOLDER: join(folder, 'files'), MAIL_FOLDER: join(folder, 'mail') }
  const several = processes > 1
  const started = Array.from({ length: processes }, () => start({ ...settings, WORKER: several ? 'off' : 'on' }))
  const worker = several ? start({ ...settings, WORKER: 'only' }) : null
  const origins = await Promise.all(started.map(addressOf))
  const balancer = several ? await startBalancer(origins) : null
  return {
    origin: balancer?.origin ?? origins[0]!,
    pids: started.map(({ pid }) => pid ?? 0),
    stop: async () => {
      balancer?.close()
      await Promise.all([...started, ...(worker ? [worker] : [])].map(stop))
    },
  }
}

function start(settings: Record<string, string>) {
  const env = { NODE_ENV: 'production', BAGDAR_DEMO: '1', PORT: '0', TRUSTED_PROXIES: '1' } as const
  return spawn(process.execPath, [join(root, 'build', 'server', 'index.js')], {
    cwd: root,
    env: { PATH: process.env.PATH, ...env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('exit', code => reject(new Error(`A server ended with ${code} before it served anything.`)))
    createInterface({ input: server.stdout! }).on('line', line => {
      const [, origin] = /^Serving (http:\S+)$/.exec(line) ?? []
      if (origin) resolve(origin)
    })
  })
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) throw new Error('A server ended before it was stopped.')
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
