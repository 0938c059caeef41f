import { buffer } from 'node:stream/consumers'
import { db } from '#app/database/client.server.ts'
import { removeFile } from '#app/domain/files/files.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'

/** One uploaded file for the download: its place in the archive and how its bytes are read, one file at a time. */
export type OwnFile = { name: string; read: () => Promise<Uint8Array> }

/** Pictures are made anew as WebP; the rest is kept as it came. */
const endings: Record<string, string> = { 'application/pdf': 'pdf', 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** Every file a person has uploaded (pictures, certificates, stories), named `files/…` as it stands in the archive. One whose
 *  bytes cannot be read is given as an empty one: the rest of what is theirs is not held back for it. */
export async function filesOf(userId: string): Promise<OwnFile[]> {
  const files = await db.storedFile.findMany({
    where: { ownerId: userId, state: { in: ['KEPT', 'HIDDEN'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { id: true, kind: true, type: true },
  })
  return files.map(({ id, kind, type }, at) => ({
    name: `files/${String(at + 1).padStart(2, '0')}-${kind.toLowerCase()}.${endings[type] ?? 'webp'}`,
    read: async () => {
      const found = await fileStore.read(`${id}/main`).catch(() => null)
      return found ? buffer(found.stream).catch(() => new Uint8Array()) : new Uint8Array()
    },
  }))
}

/** Removes bytes and rows of files that have no owner any more. What fails is left to the sweep of pending files. */
export async function removeFiles(fileIds: string[]): Promise<void> {
  for (const id of fileIds) await removeFile(id).catch(() => false)
}
