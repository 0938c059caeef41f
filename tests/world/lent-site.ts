import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { inject } from 'vitest'
import { borrowed, lentFile, type LentKind, reserved } from './lent-database.ts'
import { makePostgres, postgresUrl } from './postgres.ts'
import { type Site, startServer } from './server.ts'

// A server takes a second to start, and its first requests as long again. Test files that do not test the server itself
// (settings, start, stop) therefore borrow a shared one in turn, each with the demo restored: database, emails, files.
// The server's cache of content follows the database, as it does with several processes.

const sites = new Map<LentKind, Promise<Site>>()
/** How often each database was restored. */
const turns = new Map<string, number>()

/** Lends a site with the usual settings and the demo to one file, until the file calls `stop`. On PostgreSQL, where a
 *  database in use cannot be restored, it is a separate server. */
export async function borrowSite({ WORKER }: { WORKER?: 'off' } = {}): Promise<Site> {
  if (postgresUrl) return startServer({ databaseUrl: makeReserved(), settings: WORKER ? { WORKER } : {} })
  const kind = WORKER === 'off' ? 'idle' : 'working'
  const known = await sites.get(kind)
  if (known && kind === 'working') await waitForWork(known)
  await borrow(kind)
  if (known) {
    known.log.length = 0
    known.complaints.length = 0
    return known
  }
  const started = start(kind)
  sites.set(kind, started)
  return started
}

/** Waits until a server has no due work left, so that unfinished jobs do not affect the next file. */
async function waitForWork({ database }: Site) {
  const due = () => ({ OR: [{ state: 'WAITING', runAt: { lte: new Date() } }, { state: 'RUNNING' }] })
  while ((await database.job.count({ where: due() })) > 0) await wait(20)
}

/** Lends the database of this process with the demo to one file: for product modules, with or without a server that the
 *  file starts on it. */
export async function borrowDatabase(): Promise<string> {
  if (postgresUrl) return makeReserved()
  await borrow('idle')
  return `file:${lentFile('idle')}`
}

/** Creates a database. The first has the URL that product modules were loaded with. */
function makeReserved() {
  const { name } = reserved
  reserved.name = randomUUID()
  return makePostgres(name, 'template')
}

/** Borrowing twice would reset the changes of the file's own tests. */
async function borrow(kind: LentKind) {
  if (borrowed.has(kind)) throw new Error('This file has borrowed it already.')
  borrowed.add(kind)
  await restoreDatabase(lentFile(kind))
}

async function start(kind: LentKind): Promise<Site> {
  const settings = kind === 'idle' ? { WORKER: 'off' } : undefined
  // It answers many requests, so it starts without `flags`, as in production.
  const site = await startServer({ databaseUrl: `file:${lentFile(kind)}`, settings, flags: [] })
  endWithThisProcess(site.pid)
  return {
    ...site,
    stop: () => {
      borrowed.delete(kind)
      return Promise.resolve(0)
    },
    kill: () => Promise.reject(new Error('A site that is lent is not killed: start one.')),
  }
}

/** Restores the demo in a database page by page and in one commit, even while others have it open. Revisions keep
 *  increasing, so that caches filled by an earlier file are not valid for this one. */
async function restoreDatabase(file: string) {
  const turn = (turns.get(file) ?? 0) + 1
  turns.set(file, turn)
  const template = new Database(join(inject('world'), 'template.db'), { readonly: true })
  const every = 0x7fffffff
  await template.backup(file, { progress: () => every })
  template.close()
  const database = new Database(file)
  database.pragma('journal_mode = WAL')
  database.prepare('UPDATE "Revision" SET "number" = "number" + ?').run(turn * 1_000_000)
  database.close()
  for (const name of readdirSync(dirname(file))) {
    const of = name.startsWith(`${basename(file)}-`) && !/-(?:wal|shm)$/.test(name)
    if (of) empty(join(dirname(file), name))
  }
}

/** Deletes a file, or the contents of a folder. */
function empty(path: string) {
  try {
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true, force: true })
  } catch {
    rmSync(path, { force: true })
  }
}

const pids = new Set<number>()

/** Kills the server when the test process ends, which happens by a signal. */
function endWithThisProcess(pid: number) {
  if (pids.size === 0) {
    process.on('exit', endAll)
    process.once('SIGTERM', () => process.exit())
  }
  pids.add(pid)
}

function endAll() {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}
