// Steps shared by a start, a build and a test run. Plain Node, because it runs before anything is installed. Results
// are made under a temporary name and renamed, so that incomplete ones are never used.
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { pointTo, sweepBuilds } from './builds.mjs'
import { writePostgresSchema } from './postgres-schema.mjs'
import { root, run, runTool } from './preparation.mjs'
import { forDriver, isDriverFit, keepDriver, takeKeptDriver } from './sqlite-driver.mjs'
import { bringUpToDate, defaultDatabase, isFilled, orEnd } from './up-to-date.mjs'

export const serverBundle = join(root, 'build', 'server', 'index.js')

const OLDEST_NODE = [20, 19]
const lockFile = 'package-lock.json'
const packagesStamp = 'node_modules/.bagdar-stamp'
const clientStamp = 'var/client.stamp'
const buildStamp = 'build/.stamp'
const prisma = 'prisma/build/index.js'

/** Installs the packages of the lock file, once per lock file. */
export async function installPackages() {
  const compile = await placePackages()
  await compile()
}

/** Installs the packages and returns the remaining step: compiling SQLite where there is no driver for this platform.
 *  That takes most of a minute on one core, and only the database needs it. `npm install` instead of `npm ci`: it
 *  honours the lock file too and copes with registries that hide the packages of other platforms. */
export async function placePackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Bagdar needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const stamp = hashOf(['package.json', lockFile])
  // Node itself may have changed since the driver was compiled.
  if (read(packagesStamp) === stamp) return compileDriver
  const lock = read(lockFile)
  await run('npm', ['install', '--no-audit', '--no-fund', '--include=dev', '--ignore-scripts'], {
    env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  // npm versions format the lock file differently, and the next `git pull` would refuse to overwrite it.
  if (read(lockFile) !== lock) write(lockFile, lock)
  return async () => {
    await compileDriver()
    write(packagesStamp, stamp)
  }
}

async function compileDriver() {
  if (isDriverFit() || takeKeptDriver()) return
  await run('npm', ['rebuild', 'better-sqlite3'], { env: forDriver() })
  keepDriver()
}

/** Generates the database client, once per schema. */
export async function generateClient() {
  const stamp = hashOf(['prisma/schema', 'package-lock.json'])
  const generated = join(root, 'prisma', 'generated')
  if (read(clientStamp) === stamp && existsSync(join(generated, 'client.ts'))) return
  const next = `${generated}.next`
  rmSync(next, { recursive: true, force: true })
  await runTool(prisma, ['generate', '--no-hints'], { env: { PRISMA_CLIENT_FOLDER: '../generated.next' } })
  const postgres = writePostgresSchema()
  await runTool(prisma, ['generate', '--no-hints', '--schema', postgres], {
    env: { PRISMA_CLIENT_FOLDER: join(next, 'postgres') },
  })
  rmSync(`${generated}.old`, { recursive: true, force: true })
  if (existsSync(generated)) renameSync(generated, `${generated}.old`)
  renameSync(next, generated)
  rmSync(`${generated}.old`, { recursive: true, force: true })
  write(clientStamp, stamp)
}

/** Brings the database up to date and loads the content, with the demo data if requested. */
export async function prepareDatabase(content, databaseUrl = process.env.DATABASE_URL ?? defaultDatabase) {
  const whole = isFilled(databaseUrl)
  const program = ['--import', 'tsx', 'prisma/seed/run.ts', content]
  await orEnd(bringUpToDate(databaseUrl, url => run(process.execPath, program, { whole, env: { DATABASE_URL: url } })))
}

/** Builds the browser's files and the server's bundle when their sources have changed. A running server keeps the build
 *  it was started from. */
export async function buildOnce() {
  const settings = ['vite.config.ts', 'vite.framework-patches.ts', 'remix.config.js']
  const stamp = hashOf(['app', 'public', 'prisma/schema', 'prisma/seed', 'package-lock.json', ...settings])
  if (read(buildStamp) === stamp && existsSync(serverBundle)) return
  await generateClient()
  const name = stamp.slice(0, 16)
  const next = join(root, 'build', '.next')
  rmSync(next, { recursive: true, force: true })
  await runTool('@remix-run/dev/dist/cli.js', ['vite:build', '--logLevel', 'warn'], {
    env: { NODE_ENV: 'production', BUILD_FOLDER: 'build/.next' },
  })
  compressFiles(join(next, 'client'))
  // The content is copied into the build, so that both belong to one release.
  cpSync(join(root, 'prisma', 'seed', 'content'), join(next, 'server', 'content'), { recursive: true })
  rmSync(join(root, 'build', name), { recursive: true, force: true })
  renameSync(next, join(root, 'build', name))
  for (const part of ['client', 'server']) pointTo(join(root, 'build', part), join(name, part))
  write(buildStamp, stamp)
  sweepBuilds(join(root, 'build'), name)
}

/** Writes a brotli and a gzip copy beside every text file, at the highest quality because it is done once. */
function compressFiles(folder) {
  for (const path of filesIn(folder)) {
    if (!/\.(js|css|svg|json|txt)$/.test(path)) continue
    const content = readFileSync(path)
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
    writeFileSync(`${path}.br`, brotliCompressSync(content, { params }))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const path of paths) {
    const whole = join(root, path)
    const files = statSync(whole).isDirectory() ? filesIn(whole) : [whole]
    for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

function read(path) {
  const whole = join(root, path)
  return existsSync(whole) ? readFileSync(whole, 'utf8') : null
}

function write(path, text) {
  const whole = join(root, path)
  mkdirSync(dirname(whole), { recursive: true })
  writeFileSync(`${whole}.next`, text)
  renameSync(`${whole}.next`, whole)
}
