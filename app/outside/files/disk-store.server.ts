import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { checkKey, type FileStore, StoreUnavailable } from './file-store.ts'

/** Files in a folder, two levels of folders deep: `ab/cd/abcdef….main`. */
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
      // A new name, or a new folder, is only safe once the folder that holds it is written too.
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

/** A file being written; a process killed half-way leaves this name behind, which `remove` knows. */
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
  // Some systems do not sync folders, and keep names safe by themselves.
  await folder.sync().catch(() => undefined)
  await folder.close()
}

function nullIfMissing(error: unknown) {
  if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return null
  throw error
}

/** What the operating system refuses (no space, no right, no device) is not our mistake. */
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
