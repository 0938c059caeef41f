// The SQLite driver is native code: where no prebuilt driver is available, it is compiled for the running Node.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '#app/package-folder.server.mjs'

const packageFolder = join(root, 'node_modules', 'better-sqlite3')
const driver = join(packageFolder, 'build', 'Release', 'better_sqlite3.node')

/** Checks that this Node can load the driver and is not aborted by it. */
export function isDriverFit(path = driver) {
  if (endsNode(path)) return false
  const load = ['--eval', 'process.dlopen(module, process.argv[1])', path]
  return spawnSync(process.execPath, load, { stdio: 'ignore' }).status === 0
}

/** Checks whether the driver was compiled with a Node header that aborts the process when an object of the driver is
 *  garbage-collected (object-wrap.h). */
export function endsNode(path = driver) {
  try {
    return readFileSync(path).includes('RemoveEnvironmentCleanupHook')
  } catch {
    return false
  }
}

export const unfitDriver = {
  says: 'The SQLite driver was compiled in a way that lets this Node end the site at any moment.',
  todo: 'Compile it anew: npm run build.',
}

/** Returns the compiler flags. -O3 takes a quarter longer than -O2 and makes no query faster. Features of SQLite that are not
 *  used here, two older full-text indexes and spatial indexes, are left out (docs/decisions/102).
 *  @returns {{ CFLAGS?: string; CXXFLAGS?: string }} */
export function forDriver() {
  if (process.platform === 'win32') return {}
  const left = ['FTS3', 'FTS3_PARENTHESIS', 'FTS4', 'RTREE', 'GEOPOLY'].map(name => `-USQLITE_ENABLE_${name}`)
  const flags = { CFLAGS: ['-O2', ...left, process.env.CFLAGS ?? ''].join(' ').trim() }
  const [major] = process.versions.node.split('.')
  if (Number(major) < 24) return flags
  return { ...flags, CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include "${header}"`.trim() }
}
const header = join(root, 'app', 'server', 'commands', 'object-wrap.h')

/** Cache folder of compiled drivers for the next checkout on this machine, like node-gyp's cache of Node headers. A
 *  user without a home folder has none. */
const keptDrivers = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'bagdar')

/** Caches the compiled driver. If the folder cannot be written, the next checkout compiles it again, which takes a minute.
 *  @param {string} [given] */
export function keepDriver(given) {
  try {
    const folder = given ?? keptDrivers()
    mkdirSync(folder, { recursive: true })
    const content = readFileSync(driver)
    const path = join(folder, nameOf(content))
    writeFileSync(`${path}.${process.pid}`, content)
    renameSync(`${path}.${process.pid}`, path)
  } catch {
    // The cache is optional.
  }
}

/** Installs a cached driver that was compiled from the same sources with the same flags, is unchanged, and can be loaded.
 *  Returns whether there was one.
 *  @param {string} [given]
 *  @param {string} [path] */
export function takeKeptDriver(given, path = driver) {
  const next = `${path}.next`
  try {
    const folder = given ?? keptDrivers()
    for (const name of readdirSync(folder).filter(each => each.endsWith('.node'))) {
      const content = readFileSync(join(folder, name))
      if (name !== nameOf(content)) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(next, content, { mode: 0o755 })
      if (isDriverFit(next)) {
        renameSync(next, path)
        return true
      }
    }
  } catch {
    // The driver is compiled instead.
  }
  rmSync(next, { force: true })
  return false
}

/** Returns a file name that hashes the driver's content and everything its compilation depends on. */
function nameOf(content) {
  const sources = ['binding.gyp', 'deps', 'src'].flatMap(part => filesIn(join(packageFolder, part)))
  const { CC, CXX, CXXFLAGS } = process.env
  const { version, platform, arch } = process
  const making = JSON.stringify([version, platform, arch, CC, CXX, CXXFLAGS, forDriver().CFLAGS])
  return `${hashOf(...[header, ...sources].map(path => readFileSync(path)), making)}-${hashOf(content)}.node`
}

function filesIn(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(...contents) {
  const hash = createHash('sha256')
  for (const content of contents) hash.update(content)
  return hash.digest('hex').slice(0, 32)
}
