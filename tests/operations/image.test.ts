// Runs the steps of the Dockerfile in a folder: the commands of its stages and the copies of its last stage, started as
// another user on read-only files. Part of `npm run test:long`; takes some minutes of processor time.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#tests/world/free-port.ts'
import { operatorSettings } from '#tests/world/server.ts'
import { image, isInContext, runLines } from './dockerfile.ts'

const root = join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(join(tmpdir(), 'bagdar-image-'))
const data = join(folder, 'data')
/** Returns the local path of a folder of the image. */
const placeOf = (path: string) => join(folder, 'image', path)
const nobody = 65_534
const isRoot = process.getuid?.() === 0

const MB = 1024 * 1024
/** Limits for the production packages, and for the memory of a running server. */
const PACKAGES_AT_MOST = 60
const BYTES_AT_MOST = 100 * MB
const MEMORY_AT_MOST = 250 * MB

const running: ChildProcess[] = []
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  execFileSync('chmod', ['-R', 'u+w', folder])
  rmSync(folder, { recursive: true, force: true })
})

beforeAll(() => {
  const context = join(folder, 'context')
  for (const path of filesOf('.')) if (isInContext(path)) cpSync(join(root, path), join(context, path))
  for (const stage of ['packages', 'build']) {
    const at = join(folder, stage)
    cpSync(join(context, 'package.json'), join(at, 'package.json'))
    cpSync(join(context, 'package-lock.json'), join(at, 'package-lock.json'))
  }
  for (const line of runLines('packages').filter(line => line.startsWith('npm')))
    inShell(line, join(folder, 'packages'))
  // All packages are installed here already, so hard links replace another installation.
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(folder, 'build', 'node_modules')])
  cpSync(context, join(folder, 'build'), { recursive: true })
  for (const line of runLines('build').filter(line => line.startsWith('npm run'))) inShell(line, join(folder, 'build'))

  mkdirSync(placeOf(image.folder!), { recursive: true })
  for (const { stage, from, to } of image.copies) {
    const source = from[0]!.replace(image.folder!, join(folder, stage!))
    cpSync(source, join(placeOf(image.folder!), to), { recursive: true, verbatimSymlinks: true })
  }
  for (const path of [data, join(folder, 'tmp')]) mkdirSync(path)
  if (isRoot) for (const path of [data, join(folder, 'tmp')]) chownSync(path, nobody, nobody)
  chmodSync(folder, 0o755)
  execFileSync('chmod', ['-R', 'a-w,a+rX', placeOf('.')])
})

/** Returns the files that git tracks or would add. */
function filesOf(path: string): string[] {
  const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', path]
  const listed = execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 64 * MB })
  return listed.split('\0').filter(file => file !== '' && existsSync(join(root, file)))
}

function inShell(line: string, cwd: string) {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', PRISMA_SKIP_POSTINSTALL_GENERATE: '1' }
  execFileSync('sh', ['-c', line], { cwd, env: withoutVitest(env), stdio: ['ignore', 'ignore', 'pipe'] })
}

function withoutVitest(env: NodeJS.ProcessEnv) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(VITEST|NODE_ENV|npm_)/.test(name)),
  ) as NodeJS.ProcessEnv
}

/** Returns the settings of the image, with its volume at its local path. */
function settingsOf(port: number) {
  const own = Object.entries(image.settings).map(([name, value]) => [name, value.replace('/data', data)])
  const given = { ...operatorSettings, SESSION_SECRET: 'a-secret-of-at-least-32-characters', PORT: String(port) }
  return {
    PATH: process.env.PATH,
    TMPDIR: join(folder, 'tmp'),
    ...Object.fromEntries(own),
    ...given,
  } as NodeJS.ProcessEnv
}

/** Returns the command that runs a program of the image as a user who owns none of its files. */
function wordsFor([program, ...words]: string[]): [string, string[]] {
  const asUnprivileged = [
    '--reuid',
    String(nobody),
    '--regid',
    String(nobody),
    '--clear-groups',
    '--no-new-privs',
    '--',
  ]
  return isRoot ? ['setpriv', [...asUnprivileged, program!, ...words]] : [program!, words]
}

function start(command: string[], port: number) {
  const child = spawn(...wordsFor(command), {
    cwd: placeOf(image.folder!),
    env: settingsOf(port),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => lines.push(line))
  return {
    lines,
    pid: child.pid!,
    waitForOutput: (words: string) => expect.poll(() => lines.join('\n'), { timeout: 240_000 }).toContain(words),
    stop: async (signal: NodeJS.Signals) => {
      child.kill(signal)
      if (child.exitCode === null) await once(child, 'exit')
      return child.exitCode
    },
  }
}

/** Runs a program to its end. Returns its exit code and its output. */
async function finish(command: string[], port: number): Promise<{ code: number; output: string }> {
  const options = { cwd: placeOf(image.folder!), env: settingsOf(port) }
  return promisify(execFile)(...wordsFor(command), options).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (fault: unknown) => {
      const { code, stdout, stderr } = fault as { code: number; stdout: string; stderr: string }
      return { code, output: stdout + stderr }
    },
  )
}

/** Sends a request like the proxy, with the site's host name. */
function sendRequest(port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { Host: new URL(operatorSettings.SITE_URL).host }
    const outgoing = request({ port, host: '127.0.0.1', path, headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => resolve({ status: response.statusCode!, text }))
    })
    outgoing.on('error', reject).end()
  })
}

describe('the image', () => {
  it('holds few packages, and none that builds, tests or compiles', () => {
    const lock = JSON.parse(readFileSync(placeOf(`${image.folder}/node_modules/.package-lock.json`), 'utf8')) as {
      packages: Record<string, unknown>
    }
    const names = Object.keys(lock.packages).filter(path => existsSync(placeOf(`${image.folder}/${path}`)))
    const bytes = bytesOf(placeOf(`${image.folder}/node_modules`))
    const built = bytesOf(placeOf(`${image.folder}/build`))
    console.info(
      `Production: ${names.length} packages, ${(bytes / MB).toFixed(1)} MB; the build ${(built / MB).toFixed(1)} MB`,
    )
    expect(names.length).toBeLessThanOrEqual(PACKAGES_AT_MOST)
    expect(bytes).toBeLessThanOrEqual(BYTES_AT_MOST)
    const tools =
      /node_modules\/(vite|vitest|rollup|esbuild|typescript|tsx|prisma|oxlint|oxfmt|playwright|@playwright|@remix-run)\b/
    expect(names.filter(name => tools.test(name))).toEqual([])
  })

  it('serves from files it cannot write, as somebody who owns none of them, and stops when it is told to', async () => {
    const port = await freePort()
    const first = start(image.command, port)
    expect((await finish(image.health, port)).code, 'nothing listens yet').toBe(1)
    await first.waitForOutput('Serving')
    expect((await finish(image.health, port)).code).toBe(0)
    const memory = memoryOf(first.pid)
    console.info(`Memory once it serves: ${(memory / MB).toFixed(0)} MB`)
    expect(memory).toBeLessThanOrEqual(MEMORY_AT_MOST)

    const landing = await sendRequest(port, '/')
    expect(landing.status).toBe(200)
    const [style] = /\/assets\/[\w-]+\.css/.exec(landing.text) ?? []
    expect((await sendRequest(port, style!)).status).toBe(200)
    expect((await sendRequest(port, '/auth/login')).text).toContain('<form')
    expect(await first.stop(image.stopSignal as NodeJS.Signals)).toBe(0)
    expect(readdirSync(data).sort()).toEqual(expect.arrayContaining(['bagdar.db']))
    expect(readdirSync(data).filter(name => /-wal$|\.next$|\.preparing$/.test(name))).toEqual([])

    const second = start(image.command, port)
    await second.waitForOutput('Serving')
    expect((await sendRequest(port, '/science')).status).toBe(200)
    const worker = start(['node', 'build/server/worker.js'], port)
    await worker.waitForOutput('Working in the background')
    expect(await worker.stop('SIGTERM')).toBe(0)
    const account = await finish(['node', 'build/server/account.js', 'nobody', 'state', 'active'], port)
    expect(account).toEqual({ code: 1, output: expect.stringContaining('npm run account') as string })
    expect(await second.stop(image.stopSignal as NodeJS.Signals)).toBe(0)
  })
})

function bytesOf(path: string): number {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0)
}

/** Returns the resident memory of a process in bytes. */
function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024
}
