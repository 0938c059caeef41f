import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkKey, type FileStore, StoreUnavailable } from './file-store.ts'

/** Stores files in a folder with two levels of subfolders: `ab/cd/abcdef….main`. */
export function diskStore(folder: string): FileStore {
  const root = resolve(folder)
  const pathOf = (key: string) => {
    const { id, variant } = checkKey(key)
    return join(root, id.slice(0, 2), id.slice(2, 4), `${id}.${variant}`)
  }
  const place = async (key: string, write: (part: string) => Promise<void>) => {
    const path = pathOf(key)
    return available(async () => {
      const made = await mkdir(dirname(path), { recursive: true })
      await write(partOf(path))
      await rename(partOf(path), path)
      // A new file or folder is durable only after its parent folder has been synced.
      await syncFolder(dirname(path))
      if (made) for (const above of [dirname(dirname(path)), root]) await syncFolder(above)
    })
  }
  return {
    put: (key, bytes) => place(key, part => writeThrough(part, bytes)),

    putFile: (key, path) => place(key, part => copyThrough(path, part)),

    async read(key, range) {
      const path = pathOf(key)
      return available(async () => {
        const file = await open(path).catch(nullIfMissing)
        if (!file) return null
        const { size } = await file.stat()
        return { stream: file.createReadStream(range), size }
      })
    },

    async remove(key) {
      const path = pathOf(key)
      await available(async () => {
        for (const one of [path, partOf(path)]) await rm(one, { force: true }).catch(nullIfMissing)
      })
    },
  }
}

/** Returns the temporary name of a file being written. A killed process leaves it behind; `remove` deletes it too. */
function partOf(path: string) {
  return `${path}.part`
}

async function writeThrough(path: string, bytes: Uint8Array) {
  const file = await open(path, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function copyThrough(from: string, to: string) {
  await copyFile(from, to)
  const file = await open(to, 'r+')
  try {
    await file.chmod(0o600)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string) {
  const folder = await open(path)
  // Some systems do not support syncing folders and persist names by themselves.
  await folder.sync().catch(() => undefined)
  await folder.close()
}

function nullIfMissing(error: unknown) {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null
  throw error
}

/** Turns errors of the operating system (no space, no permission, no device) into StoreUnavailable: they are not faults
 *  of the code. */
async function available<T>(action: () => Promise<T>): Promise<T> {
  return action().catch((error: unknown) => {
    const code = codeOf(error)
    if (!code) throw error
    throw new StoreUnavailable(`The folder of files answers ${code}`)
  })
}

function codeOf(error: unknown) {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}
