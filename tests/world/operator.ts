import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { placeOf } from './database.ts'
import type { Site } from './server.ts'
import { shortLived } from './short-lived.ts'

const root = join(import.meta.dirname, '..', '..')

/** Runs `npm run account -- …` inside the test process, because starting a process takes two seconds. Works on the
 *  database that this process lends (`borrowSite`, `borrowDatabase`). */
export async function operate({ databaseUrl }: Pick<Site, 'databaseUrl'>, ...words: string[]): Promise<string> {
  if (databaseUrl !== process.env.DATABASE_URL) throw new Error('The operator works on the database that is lent.')
  const { operate: act, usage } = await import('#app/domain/accounts/operator.server.ts')
  const done = await act(words)
  if (done === null) throw new Error(usage)
  return done
}

/** Runs any built command in a process of its own. `ok` is true when it succeeded, `output` is its whole output.
 *  Asynchronous: a blocked test would not notice that the server has closed a connection, and would use it in vain. */
export async function runCommand(databaseUrl: string, command: string, ...words: string[]) {
  try {
    const { stdout } = await execute(databaseUrl, command, words)
    return { ok: true, output: stdout }
  } catch (fault) {
    const { stdout, stderr } = fault as { stdout: string; stderr: string }
    return { ok: false, output: stdout + stderr }
  }
}

function execute(databaseUrl: string, command: string, words: string[]) {
  const place = { DATABASE_URL: databaseUrl, FILES_FOLDER: `${placeOf(databaseUrl)}-files` }
  const env = { ...process.env, NODE_ENV: 'production' as const, BAGDAR_DEMO: '1', ...place }
  const program = [...shortLived, `build/server/${command}.js`, ...words]
  return promisify(execFile)(process.execPath, program, { cwd: root, env })
}
