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
/** What production cannot start without, beside the secret that tests of it choose themselves. */
export const operatorSettings = {
  SITE_URL: 'https://bagdar.example',
  OPERATOR_NAME: 'Bilim LLP',
  OPERATOR_EMAIL: 'help@bagdar.example',
  // No request of a test leaves the machine.
  LINK_CHECK: '0',
  // A slow machine's statements are no complaint.
  SLOW_QUERY_MS: '0',
}

/** A server starts in a second; a machine that is busy with other things may take a hundred times as long. */
const TIME_LIMIT_MS = 120_000

/** A copy of the build to do things to; it goes with the run. */
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
  /** Where this server writes its emails, and keeps uploaded files; both belong to the database and outlive a restart. */
  mailFolder: string
  filesFolder: string
  /** The same database the server has open, through a client of our own. */
  database: PrismaClient
  /** What the server has said so far: its log, and what it complained about. */
  log: string[]
  complaints: string[]
  visit: GoTo
  /** Signs in through the form, as people do; the visitor has the cookies from then on. */
  signIn: (username: string, as?: Visitor) => Promise<Visitor>
  /** Asks the server to stop as the operating system does; resolves with its exit code. */
  stop: () => Promise<number | null>
  /** Pulls the plug. */
  kill: () => Promise<void>
}

/** What setting a scene needs of a site, served by a test file or by a worker of the browser stories. */
export type Scene = Pick<Site, 'visit' | 'signIn' | 'database'>

/** Starts the built server (or a copy of it) on a port of its own and a copy of the demo database (or the database
 *  given). One that answers thousands of questions is started as an operator does, without `flags`. */
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
