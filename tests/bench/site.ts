import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { pathOf } from '#app/paths.ts'
import { ask } from './ask.ts'

const root = join(import.meta.dirname, '..', '..')
export const folder = join(root, 'var', 'bench')
export const clientFolder = join(root, 'build', 'client')
const serverFile = join(root, 'build', 'server', 'index.js')
export const databaseUrl = `file:${join(folder, 'bagdar.db')}`

/** Builds the site where it is not built yet, and the demo database of this run. Returns a word of warning when the
 *  build does not show the code as it is. */
export async function prepareSite(): Promise<string | null> {
  mkdirSync(folder, { recursive: true })
  if (!existsSync(serverFile)) await run('npm', ['run', 'build'])
  for (const ending of ['', '-wal', '-shm']) rmSync(join(folder, `bagdar.db${ending}`), { force: true })
  if (!existsSync(join(root, 'prisma', 'generated'))) await run('npx', ['prisma', 'generate'])
  await run('npx', ['prisma', 'migrate', 'deploy'])
  await run('npx', ['tsx', join('prisma', 'seed', 'run.ts'), 'world'])
  return newestIn(join(root, 'app')) > statSync(serverFile).mtimeMs
    ? 'The build is older than app/: it is measured as it is. `npm run build` renews it.'
    : null
}

/** Builds the page of the same markup on a Remix with nothing else in it. */
export async function prepareBare() {
  await run('npx', ['remix', 'vite:build', '--config', join('tests', 'bench', 'bare', 'vite.config.ts')])
}

type Settings = Record<string, string>
export type Server = { url: string; process: ChildProcess; stop: () => Promise<void> }

/** The built site on a port of its own; counting, it tells the statements it ran when it is sent a message. */
export function startSite({ counting = false } = {}) {
  const preload = counting ? ['--import', join(import.meta.dirname, 'count-queries.mjs')] : []
  return start('site', [...preload, serverFile])
}

export function startBare() {
  return start('bare', [join(import.meta.dirname, 'bare', 'server.mjs')], { BENCH_FOLDER: folder })
}

async function start(name: string, args: string[], settings: Settings = {}): Promise<Server> {
  const logFile = join(folder, `${name}.log`)
  // A file and no pipe: reading a log line per request would be this process's work, which makes the load.
  const log = openSync(logFile, 'w')
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: environment({ ...settings, PORT: '0' }),
    stdio: ['ignore', log, log, 'ipc'],
  })
  for (;;) {
    await new Promise(resolve => setTimeout(resolve, 50))
    const text = readFileSync(logFile, 'utf8')
    const url = /^Serving (http:\S+)/m.exec(text)?.[1]
    if (url) return { url, process: child, stop: () => stop(child) }
    if (hasEnded(child)) throw new Error(`The ${name} server did not start:\n${text}`)
  }
}

async function stop(child: ChildProcess) {
  if (hasEnded(child)) throw new Error('The server ended before it was stopped.')
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

function hasEnded({ exitCode, signalCode }: ChildProcess) {
  return exitCode !== null || signalCode !== null
}

async function run(command: string, args: string[]) {
  const child = spawn(command, args, { cwd: root, env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`)
}

/** Production as the demo serves it: known accounts, the loopback address. */
function environment(settings: Settings = {}) {
  const demo = {
    NODE_ENV: 'production',
    BAGDAR_DEMO: '1',
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    WORKER: 'off',
  } as const
  return { ...process.env, ...demo, ...settings }
}

/** Signs a person of the demo in and returns their cookie. */
export async function signIn(url: string, username: string) {
  const answer = await ask(url + pathOf('login'), {
    form: { emailOrUsername: username, password: DEMO_PASSWORD },
  })
  const cookie = answer.cookies.find(pair => pair.startsWith('session='))
  if (answer.status !== 302 || !cookie) throw new Error(`${username} was not signed in: ${String(answer.status)}`)
  return cookie
}

function newestIn(path: string): number {
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
  const code = files.filter(file => file.isFile() && !file.name.includes('.test.'))
  return Math.max(...code.map(file => statSync(join(file.parentPath, file.name)).mtimeMs))
}
