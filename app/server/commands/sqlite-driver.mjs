// The SQLite driver is no JavaScript: where no prebuilt one can be had, it is compiled for the Node that runs.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#app/package-folder.server.mjs'

export const sqliteDriver = join(root, 'node_modules/better-sqlite3/build/Release/better_sqlite3.node')

/** Whether the driver was compiled with the header of a Node that aborts when an object of the driver is thrown away
 *  (object-wrap.h). Prebuilt ones were not. */
export function isDriverUnfit(path = sqliteDriver) {
  return existsSync(path) && readFileSync(path).includes('RemoveEnvironmentCleanupHook')
}

export const driverAdvice =
  'The SQLite driver was compiled by this Node in a way that ends the site at random. Install Node 22, then: npm rebuild better-sqlite3.'

/** What the compiler is to know. */
export function forDriver() {
  const [major] = process.versions.node.split('.')
  if (Number(major) < 24 || process.platform === 'win32') return {}
  const header = join(root, 'app', 'server', 'commands', 'object-wrap.h')
  return { CXXFLAGS: `${process.env.CXXFLAGS ?? ''} -include "${header}"`.trim() }
}
