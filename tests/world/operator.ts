import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Site } from './server.ts'

const root = join(import.meta.dirname, '..', '..')

/** What an operator types in the server's shell: `npm run account -- …`, on the database of a site. */
export async function operate(site: Site, ...words: string[]): Promise<string> {
  const { stdout } = await ask(site.databaseUrl, 'account', words)
  return stdout.trim()
}

/** The same for any command, and whether it ended well; `said` is all it wrote. Nobody waits while it runs: a test that
 *  stood still would miss that the server has closed a connection, and ask over it in vain. */
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
  const env = { ...process.env, NODE_ENV: 'development' as const, BAGDAR_DEMO: '1', DATABASE_URL: databaseUrl }
  const program = join(root, 'node_modules', '.bin', 'tsx')
  return promisify(execFile)(program, [`app/server/commands/${command}.ts`, ...words], { cwd: root, env })
}
