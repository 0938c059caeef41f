import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Creates a folder and its parents. Node's recursive `mkdir` loops forever where the system allows no folders, such as
 *  in /proc. @throws the error of the system. */
export async function makeFolder(path: string, mode = 0o777): Promise<void> {
  try {
    await mkdir(path, { mode })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const found = await stat(path).catch(() => null)
    if (found?.isDirectory()) return
    const above = dirname(path)
    if (code !== 'ENOENT' || above === path || (await stat(above).catch(() => null))) throw error
    await makeFolder(above, mode)
    await mkdir(path, { mode })
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'what it is on can only be read',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
}

/** Returns the reason of a system error, in words. */
export function reasonOf(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return reasons[code] ?? message
}
