// npm test: everything a landing must pass, on a fresh clone too. Each part is run whatever became of the others; the
// last line counts the tests of all of them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { prepare, root } from '#app/server/commands/preparation.mjs'
import { buildOnce, generateClient, placePackages, prepareDatabase } from '#app/server/commands/steps.mjs'
import { atEveryLanding, installPostgres } from './postgres.mjs'

const begun = Date.now()
let compile
await prepare(async () => {
  compile = await placePackages()
  await Promise.all([generateClient(), installBrowser().then(installPostgres)])
})
// What reads only sources does not wait for the build, nor for SQLite to be compiled.
const built = prepare(async () => {
  await Promise.all([compile(), buildOnce()])
  await makeTemplate()
}).then(() => secondsSince(begun))

const reports = join(root, 'var', 'reports')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
// What Vitest has translated is kept for this run alone (vite.config.ts).
process.env.TRANSLATIONS = join(root, 'var', 'test', 'translations')
rmSync(process.env.TRANSLATIONS, { recursive: true, force: true })

/** Much is made by these and kept: a large nursery saves the collector most of its work. */
const largeNursery = '--max-semi-space-size=128'
/** The compiler of the lint shares out its work among the cores there are, does a part of it on each, and clears up often. The
 *  other core makes the build. */
const onOneCore = { GOMAXPROCS: '1', GOGC: '200' }
const depcruise = 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'
const layers = ['app', 'prisma', 'tests', '--config', '.dependency-cruiser.js', '--output-type', 'err']
const reportIn = name => ['--reporter=default', '--reporter=json', `--outputFile.json=var/reports/${name}.json`]
const onPostgres = [...reportIn('postgres'), ...atEveryLanding]
/** What the lane does that is through first. */
const atTheEnd = [
  () => counted('requests on PostgreSQL', process.execPath, ['tests/postgres.mjs', ...onPostgres], countPostgres),
]
// Two lanes for two cores. The requests wait for servers now and then, the stories for a browser: side by side each fills
// the other's pauses. What reads only sources is done while the build is made and tells a misspelt word early.
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
console.info(`     everything: ${secondsSince(begun)} s`)
console.info(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000)
}

/** One demo database for the requests and for the browser stories; each of them copies it. */
async function makeTemplate() {
  const template = join(root, 'var', 'test', 'template.db')
  for (const ending of ['', '-wal', '-shm']) rmSync(`${template}${ending}`, { force: true })
  await prepareDatabase('world', `file:./${relative(root, template)}`)
  process.env.TEMPLATE_DATABASE = template
}

/** A tool that only says yes or no counts as one test. */
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

/** A test runner; when it ends badly without a count, that is a failure too. */
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

/** Runs a tool. What it says is printed when it has ended, so that two at a time do not talk into one another. */
async function runTool(name, tool, args, settings = {}) {
  const started = Date.now()
  console.info(`… ${name}`)
  const command = tool === process.execPath ? tool : join(root, 'node_modules', '.bin', tool)
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', part => said.push(part))
  const [code] = await once(child, 'close')
  const seconds = secondsSince(started)
  console.info(`\n— ${name}: ${seconds} s\n${Buffer.concat(said).toString()}`)
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
  // What was skipped because a hook failed was not asked, and that is a failure of each.
  const unasked = report.testResults.reduce((sum, file) => sum + notAskedIn(file).length, 0)
  const failed = report.numFailedTests + unasked
  return { passed: report.numPassedTests, failed, failures: failuresOfVitest(report) }
}

function countPlaywright() {
  const report = readReport('playwright.json')
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      failures: specsOf(report.suites, 'unexpected').map(said),
      unsteady: specsOf(report.suites, 'flaky').map(said),
    }
  )
}

/** The failures once more, for the end of the output, where a reader of only the tail finds them. */
function failuresOfVitest(report) {
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => [
    ...(message ? [`${name}: ${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${failureMessages.join('\n')}`),
    ...notAskedIn({ status, assertionResults }).map(({ fullName }) => `${name}: ${fullName} was not run`),
  ])
}

/** The tests of a file that a failing hook kept from being run. */
function notAskedIn({ status, assertionResults }) {
  return status === 'failed' ? assertionResults.filter(test => !['passed', 'failed'].includes(test.status)) : []
}

function specsOf(suites, status) {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specsOf(inner, status),
    ...specs.filter(({ tests }) => tests.some(test => test.status === status)),
  ])
}

/** A story with what went wrong in each try of it, without colours. */
function said({ file, line, title, tests }) {
  const messages = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
  return stripVTControlCharacters([`${file}:${line} ${title}`, ...messages].join('\n'))
}

function readReport(name) {
  const path = join(reports, name)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

/** Browser stories need a Chromium: the system's, or the one a package manager brings, or Playwright's own. */
async function installBrowser() {
  if (process.env.CHROMIUM_PATH || existsSync('/usr/bin/chromium-headless-shell')) return
  // The shell without windows costs the stories a fifth of their processor time.
  const apt = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell', 'fonts-dejavu']
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    await ended('apt-get', ['update'], { stdio: 'ignore' })
    if ((await ended('apt-get', apt, { stdio: ['ignore', 'ignore', 'inherit'] })) === 0) return
  }
  if (existsSync('/usr/bin/chromium')) return
  await ended('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: root, stdio: 'inherit' })
}

/** Runs a program and tells how it ended. */
async function ended(command, args, options) {
  const [code] = await once(spawn(command, args, options), 'close')
  return code
}
