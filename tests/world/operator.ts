import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { placeOf } from './database.ts'
import type { Site } from './server.ts'
import { shortLived } from './short-lived.ts'

const root = join(import.meta.dirname, '..', '..')

/** What an operator types in the server's shell, `npm run account -- …`, done here and not in a process of its own, which
 *  takes two seconds to begin: on the database this process lends (`borrowSite`, `borrowDatabase`). */
export async function operate({ databaseUrl }: Pick<Site, 'databaseUrl'>, ...words: string[]): Promise<string> {
  if (databaseUrl !== process.env.DATABASE_URL) throw new Error('The operator works on the database that is lent.')
  const { operate: act, usage } = await import('#app/domain/accounts/operator.server.ts')
  const done = await act(words)
  if (done === null) throw new Error(usage)
  return done
}

/** Runs what an operator types in a process of its own, as it was built: any command, and whether it ended well; `said` is
 *  all it wrote. The test goes on while it runs: a blocked test would miss that the server has closed a connection, and
 *  ask over it in vain. */
export async function runCommand(databaseUrl: string, command: string, ...words: string[]) {
  try {
    const { stdout } = await ask(databaseUrl, command, words)
    return { well: true, said: stdout }
  } catch (fault) {
    const { stdout, stderr } = fault as { stdout: string; stderr: string }
    return { well: false, said: stdout + stderr }
  }
}

function ask(databaseUrl: string, command: string, words: string[]) {
  const place = { DATABASE_URL: databaseUrl, FILES_FOLDER: `${placeOf(databaseUrl)}-files` }
  const env = { ...process.env, NODE_ENV: 'production' as const, BAGDAR_DEMO: '1', ...place }
  const program = [...shortLived, `build/server/${command}.js`, ...words]
  return promisify(execFile)(process.execPath, program, { cwd: root, env })
}
