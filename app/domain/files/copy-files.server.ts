import { buffer } from 'node:stream/consumers'
import { db } from '#app/database/client.server.ts'
import { diskStore } from '#app/outside/files/disk-store.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'
import type { Variant } from './kinds.ts'

const AT_ONCE = 200

/** Copies the bytes of all files with a row from a folder to the file store of this installation, one at a time (the
 *  largest is a video of 20 MB). Idempotent, so it can be repeated after an interruption. Reports each missing file by
 *  its key. */
export async function copyFiles(
  folder: string,
  report: (line: string) => void,
): Promise<{ copied: number; missing: number }> {
  const source = diskStore(folder)
  let [copied, missing] = [0, 0]
  for (let last = ''; ;) {
    const files = await db.storedFile.findMany({ where: { id: { gt: last } }, orderBy: { id: 'asc' }, take: AT_ONCE })
    if (files.length === 0) return { copied, missing }
    last = files.at(-1)!.id
    const keys = files.flatMap(({ id, variants }) =>
      (variants as unknown as Variant[]).map(({ name }) => `${id}/${name}`),
    )
    for (const key of keys) {
      const found = await source.read(key)
      if (found) await fileStore.put(key, await buffer(found.stream))
      else report(`Missing: ${key}`)
      if (found) copied += 1
      else missing += 1
    }
  }
}
