import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { copyPostgres, postgresUrl, urlOf } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run: `template.db` and the copies made of it. */
    world: string
  }
}

const root = join(import.meta.dirname, '..', '..')

/** Once per run: a database, migrated and filled with the demo, in a folder of its own. Test files copy it. */
export default function prepareWorld(project: TestProject) {
  const folder = makeFolder()
  if (postgresUrl) makePostgres(urlOf('template'))
  else placeTemplate(join(folder, 'template.db'))
  project.provide('world', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Puts a demo database at `file`: `npm test` makes one for the requests and for the browser stories and names it in
 *  TEMPLATE_DATABASE; a runner that was started by itself makes its own. */
export function placeTemplate(file: string) {
  const made = process.env.TEMPLATE_DATABASE
  if (made) copyFileSync(made, file)
  else makeDemo(`file:${file}`)
}

function makePostgres(DATABASE_URL: string) {
  copyPostgres('template1', 'template')
  run('tsx', ['app/server/commands/prepare.ts', 'world'], { DATABASE_URL })
}

function makeDemo(DATABASE_URL: string) {
  if (!existsSync(join(root, 'prisma', 'generated', 'client.ts'))) run('prisma', ['generate'], {})
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
