import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAMED = 'bagdar-upload-'
/** Longer than any upload takes: an older folder belongs to a killed process. */
const LEFT_MS = 60 * 60_000

/** Creates a folder for the files of one form; the caller removes it. */
export function makeUploadFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), NAMED))
}

/** Removes folders left by killed processes. Newer ones may belong to other servers on this machine. */
export async function sweepUploadFolders(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  for (const name of names.filter(name => name.startsWith(NAMED))) {
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => null)
    if (found && now - found.mtimeMs > LEFT_MS) await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
