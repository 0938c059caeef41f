import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of the package, found both from the sources and from the bundle. Paths in settings are relative to it,
 *  whatever the working directory. A bundle without a package.json above it uses the working directory. */
export const root = rootFrom(import.meta.dirname)

/** @param {string} folder
 *  @returns {string} */
function rootFrom(folder) {
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(folder) === folder ? process.cwd() : rootFrom(dirname(folder))
}
