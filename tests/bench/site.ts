import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, openSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEMO_PASSWORD } from '#prisma/seed/demo-people.ts'
import { pathOf } from '#app/paths.ts'
import { sendRequest } from './send-request.ts'
import { databaseFile, folder, root } from './environment.ts'

const build = join(root, 'build')
const serverFile = (of = build) => join(of, 'server', 'index.js')

/** Builds the site if there is no build, and creates the demo of this run. Returns a warning when the build is older
 *  than the code. */
export async function prepareSite(template?: string): Promise<string | null> {
  if (!existsSync(serverFile())) await run('npm', ['run', 'build'])
  await prepareDatabase(template)
  return newestIn(join(root, 'app')) > statSync(serverFile()).mtimeMs
    ? 'The build is older than app/: it is measured as it is. `npm run build` renews it.'
    : null
}

/** Creates a database with the demo, or copies an existing one. */
async function prepareDatabase(copyOf?: string) {
  for (const ending of ['', '-wal', '-shm']) rmSync(databaseFile + ending, { force: true })
  if (copyOf) {
    copyFileSync(copyOf, databaseFile)
    return
  }
  if (!existsSync(join(root, 'prisma', 'generated'))) await run('node', ['app/server/commands/generate.mjs'])
  await run('npx', ['prisma', 'migrate', 'deploy'])
  await run('npx', ['tsx', join('prisma', 'seed', 'run.ts'), 'demo'])
}

/** Builds the bare Remix app with the same markup. */
export async function prepareBare() {
  await run('npx', ['remix', 'vite:build', '--config', join('tests', 'bench', 'bare', 'vite.config.ts')])
}

type Settings = Record<string, string>
export type Server = { url: string; process: ChildProcess; stop: () => Promise<void> }

/** Starts the built site, or another build, on a free port. With `counting` it sends the statements it ran on request;
 *  with `working` it also runs background jobs. Another build may have a database of its own. */
export function startSite({ counting = false, working = false, of = build, database = databaseFile } = {}) {
  const preload = counting ? ['--import', join(import.meta.dirname, 'count-queries.mjs')] : []
  return start(of === build ? 'site' : 'other', [...preload, serverFile(resolve(root, of))], {
    WORKER: working ? 'on' : 'off',
    DATABASE_URL: `file:${resolve(root, database)}`,
  })
}

export function startBare() {
  return start('bare', [join(import.meta.dirname, 'bare', 'server.mjs')], {
    BENCH_FOLDER: join(root, 'var', 'bench'),
    BENCH_PAGES: join(folder, 'bare-pages.json'),
  })
}

async function start(name: string, args: string[], settings: Settings = {}): Promise<Server> {
  const logFile = join(folder, `${name}.log`)
  // Logs to a file and not to a pipe: reading a line per request would burden this process, which generates the load.
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

function environment(settings: Settings = {}) {
  return { ...process.env, NODE_ENV: 'production', ...settings } as const
}

/** Signs in a person of the demo. Returns their cookie. */
export async function signIn(url: string, username: string) {
  const answer = await sendRequest(url + pathOf('login'), {
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
