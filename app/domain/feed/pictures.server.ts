import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Incoming, removeFile, storeFile } from '#app/domain/files/files.server.ts'
import { perceptualHashOf } from '#app/outside/pictures/perceptual-hash.server.ts'
import type { NewPicture } from './posts.server.ts'

/** Stores a picture for a post that is not written yet. Returns the file id and the perceptual hash (null for an almost
 *  blank picture), or the error key of the file. Unused pictures are swept. */
export async function storePostPicture(ownerId: string, incoming: Incoming) {
  const stored = await storeFile(ownerId, 'POST_PICTURE', incoming)
  if (stored.refused) return { refused: stored.refused }
  return { refused: null, id: stored.id, look: await perceptualHashOf(stored.main) }
}

export type SentPicture<F extends string> = { field: F; file: Incoming; description: string | null }

/** Stores the pictures of a new post in order. When one is refused, none is kept, and its field and error key are
 *  returned. */
export async function storePictures<F extends string>(
  viewer: Viewer,
  sent: readonly SentPicture<F>[],
): Promise<{ pictures: NewPicture[]; wrong: null } | { pictures: null; wrong: { field: F; why: string } }> {
  const pictures: NewPicture[] = []
  for (const { field, file, description } of sent) {
    const stored = await storePostPicture(viewer.id, file)
    if (stored.refused) {
      await dropPictures(pictures)
      return { pictures: null, wrong: { field, why: stored.refused } }
    }
    pictures.push({ fileId: stored.id, description, look: stored.look })
  }
  return { pictures, wrong: null }
}

/** Removes pictures that were stored for a post that was not written. */
export async function dropPictures(pictures: readonly NewPicture[]) {
  for (const { fileId } of pictures) await removeFile(fileId)
}
