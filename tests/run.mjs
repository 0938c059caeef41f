// npm test: all checks that must pass before a merge; works on a fresh clone. Every part runs even if others fail; the
// last line counts the tests of all parts.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { prepare, root } from '#app/server/commands/preparation.mjs'
import { buildOnce, generateClient, placePackages, prepareDatabase } from '#app/server/commands/steps.mjs'
import { atEveryLanding, installPostgres } from './postgres.mjs'

const startedAt = Date.now()
let compile
await prepare(async () => {
  compile = await placePackages()
  await Promise.all([generateClient(), installBrowser().then(installPostgres)])
})
// Checks that read only sources do not wait for the build or for SQLite to be compiled.
const built = prepare(async () => {
  await Promise.all([compile(), buildOnce()])
  await makeTemplate()
}).then(() => secondsSince(startedAt))

const reports = join(root, 'var', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// Vitest's transform cache is kept for this run only (vite.config.ts).
process.env.TRANSLATIONS = join(root, 'var', 'test', 'translations')
rmSync(process.env.TRANSLATIONS, { recursive: true, force: true })

/** These tools create many long-lived objects: a large young generation saves most of the garbage collection. */
const largeNursery = '--max-semi-space-size=128'
/** Limits the Go program behind the type check to one core and fewer garbage collections. The other core makes the
 *  build. */
const onOneCore = { GOMAXPROCS: '1', GOGC: '200' }
const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const layers = ['app', 'prisma', 'tests', '--config', '.dependency-cruiser.js', '--output-type', 'err']
const reportIn = name => ['--reporter=default', '--reporter=json', `--outputFile.json=var/reports/${name}.json`]
const onPostgres = [...reportIn('postgres'), ...atEveryLanding]
/** Work for the lane that finishes first. */
const atTheEnd = [
  () => counted('requests on PostgreSQL', process.execPath, ['tests/postgres.mjs', ...onPostgres], countPostgres),
]
// Two lanes for two cores. The requests sometimes wait for servers and the stories for a browser, so they fill each
// other's pauses. Checks that read only sources run while the build is made and report simple mistakes early.
const lanes = await Promise.all([
  inTurn(
    () => checked('types and lint', 'oxlint', [], onOneCore),
    () => checked('format', 'oxfmt', ['--check']),
    () => checked('layers', process.execPath, [largeNursery, depcruise, ...layers]),
    () => checked('unused code', 'knip', []),
    () =>
      checked('code only tests use', 'knip', [
        '--production',
        '--files',
        '--exports',
        '--config',
        'knip.production.json',
      ]),
    () => built.then(() => counted('browser stories', 'playwright', ['test'], countPlaywright)),
  ),
  inTurn(() =>
    built.then(() => counted('rules, requests and invariants', 'vitest', ['run', ...reportIn('vitest')], countVitest)),
  ),
])
const parts = lanes.flat()

const passed = parts.reduce((sum, part) => sum + part.passed, 0)
const failed = parts.reduce((sum, part) => sum + part.failed, 0)
console.info('')
for (const story of parts.flatMap(({ unsteady }) => unsteady)) console.info(`ONLY AT THE SECOND TRY ${story}\n`)
for (const failure of parts.flatMap(({ failures }) => failures)) console.info(`FAIL ${failure}\n`)
console.info(`     packages, build and demo database: ${await built} s`)
for (const part of parts)
  console.info(
    `${part.failed === 0 ? 'ok  ' : 'FAIL'} ${part.name}: ${part.passed} passed, ${part.failed} failed, ${part.seconds} s`,
  )
console.info(`     everything: ${secondsSince(startedAt)} s`)
console.info(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000)
}

/** Makes one demo database, which the requests and the browser stories copy. */
async function makeTemplate() {
  const template = join(root, 'var', 'test', 'template.db')
  for (const ending of ['', '-wal', '-shm']) rmSync(`${template}${ending}`, { force: true })
  await prepareDatabase('world', `file:./${relative(root, template)}`)
  process.env.TEMPLATE_DATABASE = template
}

/** Runs a tool that only passes or fails; it counts as one test. */
async function checked(name, tool, args, settings) {
  const { ok, seconds } = await runTool(name, tool, args, settings)
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [], unsteady: [], seconds }
}

async function inTurn(...checks) {
  const results = []
  for (const check of checks) results.push(await check())
  while (atTheEnd.length > 0) results.push(await atTheEnd.shift()())
  return results
}

/** Runs a test runner. If it fails without reporting a failed test, that counts as a failure too. */
async function counted(name, tool, args, count) {
  const { ok, seconds } = await runTool(name, tool, args)
  const counts = count()
  return {
    name,
    passed: counts?.passed ?? 0,
    failed: Math.max(counts?.failed ?? 0, ok && counts?.passed ? 0 : 1),
    failures: counts?.failures ?? [],
    unsteady: counts?.unsteady ?? [],
    seconds,
  }
}

/** Runs a tool. Its output is printed when it has ended, so that two parallel tools do not mix their lines. */
async function runTool(name, tool, args, settings = {}) {
  const started = Date.now()
  console.info(`… ${name}`)
  const command = tool === process.execPath ? tool : join(root, 'node_modules', '.bin', tool)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => output.push(part))
  const [code] = await once(child, 'close')
  const seconds = secondsSince(started)
  console.info(`\n— ${name}: ${seconds} s\n${Buffer.concat(output).toString()}`)
  return { ok: code === 0, seconds }
}

function countVitest() {
  return countTests('vitest.json')
}

function countPostgres() {
  return countTests('postgres.json')
}

function countTests(name) {
  const report = readReport(name)
  if (!report) return null
  // Tests that did not run because a hook failed count as failures.
  const notRun = report.testResults.reduce((sum, file) => sum + notRunIn(file).length, 0)
  const failed = report.numFailedTests + notRun
  return { passed: report.numPassedTests, failed, failures: failuresOfVitest(report) }
}

function countPlaywright() {
  const report = readReport('playwright.json')
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      failures: specsOf(report.suites, 'unexpected').map(describeStory),
      unsteady: specsOf(report.suites, 'flaky').map(describeStory),
    }
  )
}

/** Lists the failures for the end of the output, so that the last lines show them. */
function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
    ...notRunIn({ status, assertionResults }).map(({ fullName }) => `${name}: ${fullName} was not run`),
  ])
}

/** Returns the tests of a file that did not run because a hook failed. */
function notRunIn({ status, assertionResults }) {
  return status === 'failed' ? assertionResults.filter(test => !['passed', 'failed'].includes(test.status)) : []
}

function specsOf(suites, status) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specsOf(inner, status),
    ...specs.filter(({ tests }) => tests.some(test => test.status === status)),
  ])
}

/** Formats a story with the errors of each attempt, without colour codes. */
function describeStory({ file, line, title, tests }) {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
  return stripVTControlCharacters([`${file}:${line} ${title}`, ...messages].join('\n'))
}

function readReport(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** Installs a Chromium for the browser stories, if none is found: with apt-get, or else Playwright's own. */
async function installBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync('/usr/bin/chromium-headless-shell')) return
  // The headless shell saves a fifth of the stories' processor time.
  const apt = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-dejavu']
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await exitCodeOf('apt-get', ['update'], { stdio: 'ignore' })
    if ((await exitCodeOf('apt-get', apt, { stdio: ['ignore', 'ignore', 'inherit'] })) === 0) return
  }
  if (existsSync('/usr/bin/chromium')) return
  await exitCodeOf('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: root, stdio: 'inherit' })
}

/** Runs a program and returns its exit code. */
async function exitCodeOf(command, args, options) {
  const [code] = await once(spawn(command, args, options), 'close')
  return code
}
