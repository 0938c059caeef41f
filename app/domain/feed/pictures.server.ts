import { type Incoming, storeFile } from '#app/domain/files/files.server.ts'
import { lookOf } from '#app/outside/pictures/picture-look.server.ts'

/** Keeps a picture for a post that is about to be written, and says how it looks. Returns its file's id and its look, null for
 *  one that shows next to nothing; or the error key of the file. A picture no post takes goes by itself. */
export async function storePostPicture(ownerId: string, incoming: Incoming) {
  const stored = await storeFile(ownerId, 'POST_PICTURE', incoming)
  if (stored.refused) return { refused: stored.refused }
  return { refused: null, id: stored.id, look: await lookOf(stored.main) }
}
