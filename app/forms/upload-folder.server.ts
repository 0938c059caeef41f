import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const NAMED = 'bagdar-upload-'
/** No upload takes nearly as long: what is older belongs to a process that was killed. */
const LEFT_MS = 60 * 60_000

/** A folder for the files of one form, which takes it away itself. */
export function makeUploadFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), NAMED))
}

/** Takes away what killed processes have left; other servers of this machine may be receiving files meanwhile. */
export async function sweepUploadFolders(now = Date.now()): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => [])
  for (const name of names.filter(name => name.startsWith(NAMED))) {
    const path = join(tmpdir(), name)
    const found = await stat(path).catch(() => null)
    if (found && now - found.mtimeMs > LEFT_MS) await rm(path, { recursive: true, force: true }).catch(() => undefined)
  }
}
