// Shared by the fault tests: requests during a fault, taking the database away, and recording figures.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import errors from '#app/i18n/locales/kk/errors.ts'
import { p99 } from '#tests/bench/crowd.ts'
import { clusterIn } from '#tests/world/cluster.mjs'
import { placeOf } from '#tests/world/database.ts'
import { postgresUrl } from '#tests/world/postgres.ts'
import type { Site } from '#tests/world/server.ts'
import type { Answer } from '#tests/world/visit.ts'

export const engine = postgresUrl ? 'PostgreSQL' : 'SQLite'

/** The PostgreSQL cluster of the run. */
export const cluster = () => clusterIn(new URL(postgresUrl!).searchParams.get('host')!)

/** Records a figure for the end of the run. */
export function recordFigure(fault: string, figures: string) {
  const line = `${fault}, ${engine}: ${figures}`
  if (process.env.FAULT_FIGURES) appendFileSync(process.env.FAULT_FIGURES, `${line}\n`)
  else console.info(line)
}

/** Takes the database away from a site; returns a function that restores it. PostgreSQL is stopped without warning.
 *  SQLite's file is locked by another process that writes, which is the worst that can happen to a file that is still
 *  readable. */
export async function takeDatabaseAway({ databaseUrl }: Pick<Site, 'databaseUrl'>): Promise<() => Promise<void>> {
  if (postgresUrl) {
    const server = cluster()
    server.stop('immediate')
    return () => {
      server.start()
      return Promise.resolve()
    }
  }
  const script = `
    const database = require('better-sqlite3')(process.argv[1], { timeout: 60_000 })
    database.exec('BEGIN IMMEDIATE')
    console.log('held')
    setInterval(() => {}, 1000)`
  const holder = spawn(process.execPath, ['-e', script, placeOf(databaseUrl)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(holder.stdout, 'data')
  return async () => {
    const gone = once(holder, 'exit')
    holder.kill('SIGKILL')
    await gone
  }
}

/** Starts a worker in a process of its own on the site's database. Returns a function that kills it. */
export function startWorker({ databaseUrl, mailFolder, filesFolder }: Site): () => Promise<void> {
  const env = { MAIL_FOLDER: mailFolder, FILES_FOLDER: filesFolder, DATABASE_URL: databaseUrl, BAGDAR_DEMO: '1' }
  const entry = join(import.meta.dirname, '..', '..', 'build', 'server', 'index.js')
  const worker = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH, ...env, WORKER: 'only', NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const end = () => worker.kill('SIGKILL')
  // Also kills it when the test fails earlier.
  onTestFinished(() => void end())
  return async () => {
    if (end()) await once(worker, 'exit')
  }
}

export type TimedAnswer = { name: string; status: number; ms: number; answer: Answer }

/** Repeats these requests in parallel loops until it is stopped; returns every answer. A request without an answer is
 *  an error. */
export function requestInLoops(questions: Record<string, () => Promise<Answer>>, pauseMs = 50) {
  const answers: TimedAnswer[] = []
  let going = true
  const line = async (name: string, sendRequest: () => Promise<Answer>) => {
    while (going) {
      const startedAt = performance.now()
      const answer = await sendRequest()
      answers.push({ name, status: answer.status, ms: performance.now() - startedAt, answer })
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  }
  const lines = Promise.all(Object.entries(questions).map(([name, sendRequest]) => line(name, sendRequest)))
  return async () => {
    going = false
    await lines
    return answers
  }
}

/** Expects a temporary refusal: an error page in the reader's language, with Retry-After and without technical details. */
export function expectTemporaryError({ status, text, headers }: Answer) {
  expect(status, text.slice(0, 300)).toBe(503)
  expect(text).toContain(errors['503.title'])
  expect(headers['retry-after']).toBe('60')
  expect(text).not.toMatch(/SQLITE|Prisma|ECONN|ENOENT|terminated|postgres/i)
}

export const times = (answers: readonly TimedAnswer[]) => {
  const waits = answers.map(({ ms }) => ms)
  return `${waits.length} asked, p99 ${Math.round(p99(waits))} ms, longest ${Math.round(Math.max(...waits))} ms`
}

export const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
export const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))
