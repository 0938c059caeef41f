import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { inject } from 'vitest'
import { borrowed, lentFile, type LentKind, reserved } from './lent-database.ts'
import { makePostgres, postgresUrl } from './postgres.ts'
import { type Site, startServer } from './server.ts'

// A server costs a second until it serves and as much again for the first of everything it is asked. Files that ask nothing of
// the server itself (its settings, its start and end) are lent one by turns, each with the demo as it was made: database,
// emails, files. What the server remembers of content follows the database, as it does beside other processes.

const sites = new Map<LentKind, Promise<Site>>()
/** How often a database was put back. */
const turns = new Map<string, number>()

/** A site with the usual settings and the demo in it, for one file until it calls `stop`. On PostgreSQL, where a database in use
 *  is not put back, it is a server of its own. */
export async function borrowSite({ WORKER }: { WORKER?: 'off' } = {}): Promise<Site> {
  if (postgresUrl) return startServer({ databaseUrl: makeReserved(), settings: WORKER ? { WORKER } : {} })
  const kind = WORKER === 'off' ? 'idle' : 'working'
  const known = await sites.get(kind)
  if (known && kind === 'working') await workDone(known)
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

/** Waits until a server has no work left that is due: what is half done would be done to the next file's people. */
async function workDone({ database }: Site) {
  const due = () => ({ OR: [{ state: 'WAITING', runAt: { lte: new Date() } }, { state: 'RUNNING' }] })
  while ((await database.job.count({ where: due() })) > 0) await wait(20)
}

/** The database of this process with the demo in it, for one file: for the product's own modules beside a server that the file
 *  starts on it, or without one. */
export async function borrowDatabase(): Promise<string> {
  if (postgresUrl) return makeReserved()
  await borrow('idle')
  return `file:${lentFile('idle')}`
}

/** The first is at the address the product's own modules know. */
function makeReserved() {
  const { name } = reserved
  reserved.name = randomUUID()
  return makePostgres(name, 'template')
}

/** A file that borrows twice would put back what its own tests have done. */
async function borrow(kind: LentKind) {
  if (borrowed.has(kind)) throw new Error('This file has borrowed it already.')
  borrowed.add(kind)
  await putBack(lentFile(kind))
}

async function start(kind: LentKind): Promise<Site> {
  const settings = kind === 'idle' ? { WORKER: 'off' } : undefined
  // It is asked by many files, so it is started as an operator does.
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

/** Makes a database what the demo was, whoever has it open: page by page, as one commit. Revisions go on, so that nothing that was
 *  remembered of an earlier file is taken for what this one reads. */
async function putBack(file: string) {
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

/** Takes away a file, or what a folder holds. */
function empty(path: string) {
  try {
    for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true, force: true })
  } catch {
    rmSync(path, { force: true })
  }
}

const pids = new Set<number>()

/** The server goes with the process of the tests, which is told to end by a signal. */
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
      // It has ended already.
    }
  }
}
