import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Site } from './server.ts'

const root = join(import.meta.dirname, '..', '..')

/** What an operator types in the server's shell: `npm run account -- …`, on the database of a site. */
export async function operate(site: Site, ...words: string[]): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'development' as const, BAGDAR_DEMO: '1', DATABASE_URL: site.databaseUrl }
  const program = join(root, 'node_modules', '.bin', 'tsx')
  const { stdout } = await promisify(execFile)(program, ['app/server/commands/account.ts', ...words], {
    cwd: root,
    env,
  })
  return stdout.trim()
}
