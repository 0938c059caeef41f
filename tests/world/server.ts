import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inject } from 'vitest'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { copyDatabase, openDatabase, placeOf } from './database.ts'
import { shortLived } from './short-lived.ts'
import { type GoTo, signIn, visit, type Visitor } from './visit.ts'

const built = join(import.meta.dirname, '..', '..', 'build')
const usual = { PATH: process.env.PATH, BAGDAR_DEMO: '1', PORT: '0', DRAIN_MS: '0' }
/** Settings that production requires to start, besides the secret, which its tests choose themselves. */
export const operatorSettings = {
  SITE_URL: 'https://bagdar.example',
  OPERATOR_NAME: 'Bilim LLP',
  OPERATOR_EMAIL: 'help@bagdar.example',
  // Tests send no request to other machines.
  LINK_CHECK: '0',
  // Slow statements are not logged, because a slow machine is not an error.
  SLOW_QUERY_MS: '0',
}

/** A server starts in a second; a busy machine may take a hundred times as long. */
const TIME_LIMIT_MS = 120_000

/** Copies the build, so that a test can change it. The copy is deleted with the run. */
export function copyBuild(): string {
  const copy = join(inject('world'), randomUUID())
  for (const part of ['client', 'server'])
    cpSync(realpathSync(join(built, part)), join(copy, part), { recursive: true })
  return copy
}

export type Site = {
  origin: string
  pid: number
  databaseUrl: string
  /** Where this server stores emails and uploaded files. Both belong to the database and survive a restart. */
  mailFolder: string
  filesFolder: string
  /** A separate client on the server's database. */
  database: PrismaClient
  /** Output of the server so far: stdout as `log`, stderr as `complaints`. */
  log: string[]
  complaints: string[]
  visit: GoTo
  /** Signs in through the form and stores the cookies in the visitor. */
  signIn: (username: string, as?: Visitor) => Promise<Visitor>
  /** Stops the server with SIGTERM. Resolves with its exit code. */
  stop: () => Promise<number | null>
  /** Kills the server without warning. */
  kill: () => Promise<void>
}

/** The parts of a site that preparing data needs. The site is started by a test file or by a worker of the browser
 *  tests. */
export type Scene = Pick<Site, 'visit' | 'signIn' | 'database'>

/** Starts the built server (or a copy of it) on a free port, on a copy of the demo database or the one given. A server
 *  for thousands of requests is started without `flags`, as in production. */
export async function startServer({
  databaseUrl = copyDatabase(),
  settings = {},
  build = built,
  flags = shortLived,
}: { databaseUrl?: string; settings?: Record<string, string>; build?: string; flags?: string[] } = {}): Promise<Site> {
  const entry = join(build, 'server', 'index.js')
  if (!existsSync(entry)) throw new Error('There is no built server. Run `npm run build` first.')
  const place = placeOf(databaseUrl)
  const mailFolder = `${place}-mail`
  const filesFolder = `${place}-files`
  const folders = { MAIL_FOLDER: mailFolder, FILES_FOLDER: filesFolder }
  const server = spawn(process.execPath, [...flags, entry], {
    env: {
      ...usual,
      ...folders,
      ...(settings.BAGDAR_DEMO === '0' && operatorSettings),
      ...settings,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log: string[] = []
  const complaints: string[] = []
  createInterface({ input: server.stderr }).on('line', line => complaints.push(line))
  const origin = await addressOf(server, log, complaints)

  let database: PrismaClient | undefined
  const ended = async (signal: NodeJS.Signals) => {
    await database?.$disconnect()
    if (server.exitCode === null && server.signalCode === null) {
      const exit = once(server, 'exit')
      server.kill(signal)
      await exit
    }
    return server.exitCode
  }
  const goTo: GoTo = (path, options) => visit(origin, path, options)
  return {
    origin,
    pid: server.pid!,
    databaseUrl,
    mailFolder,
    filesFolder,
    log,
    complaints,
    get database() {
      return (database ??= openDatabase(databaseUrl))
    },
    visit: goTo,
    signIn: (username, as) => signIn(goTo, username, as),
    stop: () => ended('SIGTERM'),
    kill: () => ended('SIGKILL').then(() => undefined),
  }
}

function addressOf(server: ChildProcess, log: string[], complaints: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}.\n${complaints.join('\n')}`))
    const timer = setTimeout(() => {
      server.kill('SIGKILL')
      fail('did not start in time')
    }, TIME_LIMIT_MS)
    server.once('exit', code => {
      clearTimeout(timer)
      fail(`ended with ${code} before it served anything`)
    })
    createInterface({ input: server.stdout! }).on('line', line => {
      log.push(line)
      const [, origin] = /Serving (http:[^\s"]+)/.exec(line) ?? []
      if (!origin) return
      clearTimeout(timer)
      resolve(origin)
    })
  })
}
