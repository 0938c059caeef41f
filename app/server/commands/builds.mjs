// Builds are kept in separate folders of build/; build/client and build/server link to the latest.
import { lstatSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const KEPT = 2

/** Makes `path` a link to `target`, atomically where the system can. */
export function pointTo(path, target) {
  const next = `${path}.next`
  rmSync(next, { recursive: true, force: true })
  // Windows links to folders only by absolute path.
  if (process.platform === 'win32') symlinkSync(resolve(dirname(path), target), next, 'junction')
  else symlinkSync(target, next)
  const found = lstatSync(path, { throwIfNoEntry: false })
  // Neither a real folder from an older release nor a junction can be replaced by renaming.
  if (found && (!found.isSymbolicLink() || process.platform === 'win32')) rmSync(path, { recursive: true, force: true })
  renameSync(next, path)
}

/** Removes all builds except the current and the previous one, which a server may still run from. */
export function sweepBuilds(folder, current) {
  for (const path of buildsBeside(folder, current).slice(KEPT - 1)) rmSync(path, { recursive: true, force: true })
}

/** Returns the folders of all builds except the current one, newest first.
 *  @param {string} folder
 *  @param {string} current */
export function buildsBeside(folder, current) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name) && entry.name !== current)
    .map(({ name }) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ path }) => path)
}
