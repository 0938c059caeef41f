import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the package, from the sources and from the bundle: what settings say of paths begins there, wherever a program
 *  is started. A bundle that stands by itself has none, and begins where it is started. */
export const root = rootFrom(import.meta.dirname)

/** @param {string} folder
 *  @returns {string} */
function rootFrom(folder) {
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder ? process.cwd() : rootFrom(dirname(folder))
}
