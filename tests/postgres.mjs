// npm run test:postgres: requests, invariants and search on a PostgreSQL of the run's own, in a temporary folder. Its world is
// that of SQLite, brought there by `npm run move`. Names of files narrow the run.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, root } from '#app/server/commands/preparation.mjs'
import { buildOnce, generateClient, installPackages, prepareDatabase } from '#app/server/commands/steps.mjs'
import { findPostgres, startCluster } from './world/cluster.mjs'

export const template = join(root, 'var', 'test', 'template.db')

/** For runs that pull no plug: nothing waits for the disk. */
const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

const named = (folder, names) => names.split(' ').map(name => `tests/${folder}/${name}.test.ts`)

/** What every landing asks on PostgreSQL: the schema, what is written in SQL by hand, and the writes that many do at once.
 *  `npm run test:postgres` asks everything. */
export const atEveryLanding = [
  ...named('invariants', 'postgres-schema search revisions'),
  ...named('requests', 'admin-analytics background blocks database-away feed moderation notifications plan-form'),
  ...named('requests', 'organization-analytics projects-list queue rate-limits reach several-processes test-releases'),
  ...named('requests', 'worker'),
]

if (import.meta.filename === process.argv[1]) {
  if (!installPostgres()) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  // A world that is named was made from what is built: `npm test` has prepared it all, and goes on beside this.
  if (!process.env.TEMPLATE_DATABASE)
    await prepare(async () => {
      await installPackages()
      await generateClient()
      await buildOnce()
      await prepareDatabase('world', `file:${template}`)
    })
  const environment = await startPostgres(process.env.TEMPLATE_DATABASE ?? template)
  const { status } = spawnSync(
    join(root, 'node_modules', '.bin', 'vitest'),
    ['run', '--project', 'site', '--project', 'alone', ...process.argv.slice(2)],
    {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    },
  )
  process.exit(status ?? 1)
}

/** Starts a cluster with a copy of a world of SQLite on it; returns what the tests find it by. It goes with this process. */
export async function startPostgres(world, settings = careless) {
  const cluster = startCluster({ settings })
  cluster.create('template')
  const to = cluster.urlOf('template')
  const { status } = spawnSync(process.execPath, ['build/server/move.js', '--from', `file:${world}`, '--to', to], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The world was not moved to PostgreSQL.')
  await prepareDatabase('content', to)
  return { TEST_POSTGRES_URL: cluster.urlOf('postgres'), DATABASE_URL: to }
}

/** The package of Debian and its relatives, where this process may install it. Returns whether it is there. */
export function installPostgres() {
  if (findPostgres()) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' })
  return findPostgres() !== null
}
