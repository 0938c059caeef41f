import { buffer } from 'node:stream/consumers'
import { db } from '#app/database/client.server.ts'
import { removeFile } from '#app/domain/files/files.server.ts'
import { fileStore } from '#app/outside/files/files.server.ts'

/** An uploaded file in the export: its path in the archive and a function that reads its content. */
export type OwnFile = { name: string; read: () => Promise<Uint8Array> }

/** File extensions. Pictures are re-encoded as WebP, other files keep their type. */
const endings: Record<string, string> = { 'application/pdf': 'pdf', 'video/mp4': 'mp4', 'video/webm': 'webm' }

/** All files a person has uploaded (pictures, certificates, stories), named `files/…` as in the archive. A file that
 *  cannot be read is exported empty, so that the rest is still delivered. */
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

/** Deletes files that have no owner any more, with their rows. Failures are left to the sweep of pending files. */
export async function removeFiles(fileIds: string[]): Promise<void> {
  for (const id of fileIds) await removeFile(id).catch(() => false)
}
