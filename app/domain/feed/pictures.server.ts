import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Incoming, removeFile, storeFile } from '#app/domain/files/files.server.ts'
import type { NewPicture } from './posts.server.ts'

export type SentPicture<F extends string> = { field: F; file: Incoming; description: string | null }

/** Keeps the pictures of a post that is being written, in their order. When one of them is refused none is kept, and the
 *  error key comes with its field. */
export async function storePictures<F extends string>(
  viewer: Viewer,
  sent: readonly SentPicture<F>[],
): Promise<{ pictures: NewPicture[]; wrong: null } | { pictures: null; wrong: { field: F; why: string } }> {
  const pictures: NewPicture[] = []
  for (const { field, file, description } of sent) {
    const stored = await storeFile(viewer.id, 'POST_PICTURE', file)
    if (stored.refused) {
      await dropPictures(pictures)
      return { pictures: null, wrong: { field, why: stored.refused } }
    }
    pictures.push({ fileId: stored.id, description, look: stored.look })
  }
  return { pictures, wrong: null }
}

/** Lets pictures go that were kept for a post which was not written. */
export async function dropPictures(pictures: readonly NewPicture[]) {
  for (const { fileId } of pictures) await removeFile(fileId)
}
