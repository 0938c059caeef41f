// npm run test:postgres: runs requests, invariants and search on a PostgreSQL cluster of its own in a temporary folder.
// The test database is built on SQLite and copied there by `npm run move`. File names narrow the run.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, root } from '#app/server/commands/preparation.mjs'
import { buildOnce, generateClient, installPackages, prepareDatabase } from '#app/server/commands/steps.mjs'
import { findPostgres, startCluster } from './world/cluster.mjs'

export const template = join(root, 'var', 'test', 'template.db')

/** Settings for runs without simulated power failures: nothing waits for the disk. */
const careless = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

const named = (folder, names) => names.split(' ').map(name => `tests/${folder}/${name}.test.ts`)

/** Tests that `npm test` runs on PostgreSQL: the schema, hand-written SQL and concurrent writes. `npm run
 *  test:postgres` runs all tests. */
export const atEveryLanding = [
  ...named('invariants', 'postgres-schema postgres-plans search revisions'),
  ...named('requests', 'admin-analytics background blocks database-away feed moderation notifications plan-form'),
  ...named('requests', 'organization-analytics projects-list queue rate-limits reach several-processes test-releases'),
  ...named('requests', 'worker'),
]

if (import.meta.filename === process.argv[1]) {
  if (!installPostgres()) throw new Error('PostgreSQL is not installed: apt-get install postgresql')
  // TEMPLATE_DATABASE is set by `npm test`, which has already built everything and runs in parallel.
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

/** Starts a cluster with a copy of a SQLite test database and returns the environment variables the tests need. The
 *  cluster ends with this process. */
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

/** Installs PostgreSQL with apt-get if this process may. Returns whether PostgreSQL is available. */
export function installPostgres() {
  if (findPostgres()) return true
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { stdio: 'ignore' })
  return findPostgres() !== null
}
