// Where builds are kept: each in a folder of its own in build/, and build/client and build/server lead to the last one.
import { lstatSync, readdirSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const KEPT = 2

/** Makes `path` a link to `target`, in one step where the system can. */
export function pointTo(path, target) {
  const next = `${path}.next`
  rmSync(next, { recursive: true, force: true })
  // Windows knows links to folders only by their whole path.
  if (process.platform === 'win32') symlinkSync(resolve(dirname(path), target), next, 'junction')
  else symlinkSync(target, next)
  const found = lstatSync(path, { throwIfNoEntry: false })
  // A folder made before there were links, or a junction: neither is replaced by renaming.
  if (found && (!found.isSymbolicLink() || process.platform === 'win32')) rmSync(path, { recursive: true, force: true })
  renameSync(next, path)
}

/** Removes all builds but this one and the one before it, which a server may still run from. */
export function sweepBuilds(folder, current) {
  for (const path of buildsBeside(folder, current).slice(KEPT - 1)) rmSync(path, { recursive: true, force: true })
}

/** The folders of all builds but this one, the newest first.
 *  @param {string} folder
 *  @param {string} current */
export function buildsBeside(folder, current) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && /^[0-9a-f]{16}$/.test(entry.name) && entry.name !== current)
    .map(({ name }) => ({ path: join(folder, name), at: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.at - one.at)
    .map(({ path }) => path)
}
