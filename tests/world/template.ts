import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { TestProject } from 'vitest/node'
import { scheduledAt } from '#app/background/scheduled.ts'
import { postgresUrl } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run, with `template.db` and its copies. */
    world: string
  }
}

const root = join(import.meta.dirname, '..', '..')

/** Creates the template once per run: a migrated database with the demo, in a folder of its own. Test files copy it. */
export default function prepareWorld(project: TestProject) {
  const folder = makeFolder()
  // On PostgreSQL the runner has created it.
  if (!postgresUrl) {
    placeTemplate(join(folder, 'template.db'))
    noteScheduledAsDone(join(folder, 'template.db'))
  }
  project.provide('world', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Puts a demo database at `file`. `npm test` creates one for the request and browser tests and passes it in
 *  TEMPLATE_DATABASE; a runner started by itself creates its own. */
export function placeTemplate(file: string) {
  const made = process.env.TEMPLATE_DATABASE
  if (made) copyFileSync(made, file)
  else makeDemo(`file:${file}`)
}

/** Longer than any run. */
const HOURS = 4

/** Marks the scheduled jobs of these hours as done. Otherwise every server would start with half a second of daily sums
 *  that its tests do not need. A file that needs them calls `letScheduleBegin`. */
function noteScheduledAsDone(file: string) {
  const database = new Database(file)
  const note = database.prepare(
    `INSERT INTO "Job" ("id", "kind", "payload", "key", "state", "attempts", "runAt", "createdAt", "finishedAt")
     VALUES ('scheduled ' || @key, @kind, @payload, @key, 'DONE', 1, @now, @now, @now) ON CONFLICT DO NOTHING`,
  )
  // In Prisma's date format.
  const now = new Date().toISOString().replace('Z', '+00:00')
  for (let hour = 0; hour < HOURS; hour += 1) {
    const jobs = scheduledAt(new Date(Date.now() + hour * 3_600_000))
    // Demos never check external links, so that job needs no mark.
    for (const { kind, payload, key } of jobs)
      if (kind !== 'links') note.run({ kind, payload: JSON.stringify(payload), key, now })
  }
  database.close()
}

function makeDemo(DATABASE_URL: string) {
  if (!existsSync(join(root, 'prisma', 'generated', 'client.ts')))
    execFileSync(process.execPath, ['app/server/commands/generate.mjs'], { cwd: root, stdio: 'pipe' })
  run('prisma', ['migrate', 'deploy'], { DATABASE_URL })
  run('tsx', ['prisma/seed/run.ts', 'world'], { DATABASE_URL })
}

function makeFolder() {
  const parent = join(root, 'var', 'test')
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, 'run-'))
}

function run(command: string, words: string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings, NODE_ENV: 'development' as const, BAGDAR_DEMO: '1' }
  const program = join(root, 'node_modules', '.bin', command)
  execFileSync(program, words, { cwd: root, env, stdio: 'pipe' })
}
