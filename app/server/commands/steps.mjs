// What a start, a build and a test run have in common. Plain Node: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export const root = join(import.meta.dirname, '..', '..', '..')
export const serverBundle = join(root, 'build', 'server', 'index.js')

const OLDEST_NODE = [20, 19]
const packagesStamp = 'node_modules/.bagdar-stamp'
const buildStamp = 'build/.stamp'

/** Runs a command of the project in its root and stops everything when it fails. */
function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** Installs what the lock file says, once per lock file. `npm install` and not `npm ci`: it honours the lock as well
 *  and copes with registries that do not show the packages of other platforms. */
export function installPackages() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(`Bagdar needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`)
    process.exit(1)
  }
  const stamp = hashOf(['package.json', 'package-lock.json'])
  if (read(packagesStamp) === stamp) return
  run('npm', ['install', '--no-audit', '--no-fund', '--include=dev'], {
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    PRISMA_SKIP_POSTINSTALL_GENERATE: '1',
  })
  // npm may have put the lock file into its own order.
  writeFileSync(join(root, packagesStamp), hashOf(['package.json', 'package-lock.json']))
}

/** Generates the database client. */
export function generateClient() {
  run('npx', ['prisma', 'generate', '--no-hints'])
}

/** Brings the database up to date and fills in the content, with the demo world on top when asked. */
export function prepareDatabase(content, databaseUrl = process.env.DATABASE_URL ?? 'file:./var/bagdar.db') {
  mkdirSync(join(root, dirname(databaseUrl.replace(/^file:/, ''))), { recursive: true })
  const env = { DATABASE_URL: databaseUrl }
  run('npx', ['prisma', 'migrate', 'deploy'], env)
  run('npx', ['tsx', 'prisma/seed/run.ts', content], env)
}

/** Builds the browser's files and the server's bundle when anything they are made of has changed. */
export function buildOnce() {
  const stamp = hashOf([
    'app',
    'public',
    'prisma/schema.prisma',
    'package-lock.json',
    'vite.config.ts',
    'remix.config.js',
  ])
  if (read(buildStamp) === stamp && existsSync(serverBundle)) return
  generateClient()
  run('npx', ['remix', 'vite:build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  compressFiles(join(root, 'build', 'client'))
  writeFileSync(join(root, buildStamp), stamp)
}

/** Puts a brotli and a gzip copy beside every text file, at the highest quality: it is done once. */
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
