// npm run test:long: slow tests that rarely find a fault. Runs the long simulations of the rules, all fault tests on
// both engines one after another, and the image test; prints the figures at the end. Words after `--` narrow the fault
// tests to matching files.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { prepare, root } from '#app/server/commands/preparation.mjs'
import { buildOnce, generateClient, installPackages, prepareDatabase } from '#app/server/commands/steps.mjs'
import { startPostgres, template } from './postgres.mjs'
import { findPostgres } from './world/cluster.mjs'

const reports = join(root, 'var', 'reports')
const figures = join(reports, 'faults.txt')
const only = process.argv.slice(2)
mkdirSync(reports, { recursive: true })
rmSync(figures, { force: true })
await prepare(async () => {
  await installPackages()
  await generateClient()
  await buildOnce()
  if (!process.env.TEMPLATE_DATABASE) await prepareDatabase('world', `file:${template}`)
})
const world = process.env.TEMPLATE_DATABASE ?? template

const outcomes = []
if (only.length === 0) outcomes.push(run('rules', 'Long simulations', []))
outcomes.push(run('faults', 'Faults on SQLite', ['--no-file-parallelism', ...only]))
if (findPostgres()) {
  // Uses PostgreSQL's own settings, which write through to the disk: the fault tests simulate power failures.
  const server = await startPostgres(world, {})
  outcomes.push(run('faults', 'Faults on PostgreSQL', ['--no-file-parallelism', ...only], server))
} else console.info('PostgreSQL is not installed: its faults are left out.')
if (only.length === 0) outcomes.push(run('site', 'The image', ['tests/operations/image.test.ts']))

if (existsSync(figures)) console.info(`\n${readFileSync(figures, 'utf8')}`)
for (const { name, ok } of outcomes) console.info(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
process.exit(outcomes.every(({ ok }) => ok) ? 0 : 1)

function run(project, name, words, settings = {}) {
  console.info(`\n— ${name}`)
  const env = { ...process.env, TEMPLATE_DATABASE: world, TEST_LONG: '1', FAULT_FIGURES: figures, ...settings }
  const runner = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const args = [runner, 'run', '--project', project, ...words]
  return { name, ok: spawnSync(process.execPath, args, { cwd: root, env, stdio: 'inherit' }).status === 0 }
}
