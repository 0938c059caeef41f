// The SQLite driver is no JavaScript: where no prebuilt one can be had, it is compiled for the Node that runs.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#app/package-folder.server.mjs'

const driver = join(root, 'node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node')

/** Whether there is a driver that this Node can load and that does not end it. */
export function isDriverFit() {
  if (endsNode()) return false
  const load = ['--eval', 'process.dlopen(module, process.argv[1])', driver]
  return spawnSync(process.execPath, load, { stdio: 'ignore' }).status === 0
}

/** Whether the driver was compiled with the header of a Node that aborts when an object of the driver is thrown away
 *  (object-wrap.h). */
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

/** What the compiler is to know. */
export function forDriver() {
  const [major] = process.versions.node.split('.')
  if (Number(major) < 24 || process.platform === 'win32') return {}
  const header = join(root, 'app', 'server', 'commands', 'object-wrap.h')
  return { CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include "${header}"`.trim() }
}
