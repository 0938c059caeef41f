import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listPostsById, POSTS } from '#app/domain/feed/list-posts.server.ts'
import { searchQueries, cursorText, readArms, readCursor } from './arms.server.ts'
import { readWords } from './find.server.ts'
import { postsFor } from './sources.server.ts'

/** Returns a page of the posts visible to the viewer that contain all words, newest first; `next` is the cursor of the
 *  next page. `'short'` for fewer than two characters. */
export async function findPosts(viewer: Viewer, { q, after }: { q: string; after: string | null }) {
  const read = readWords(q)
  if (read === 'short') return 'short'
  const at = { ...read, many: POSTS + 1, cursor: readCursor(after) }
  const rows = await readArms(searchQueries('POST', postsFor(viewer), at))
  const found = rows.slice(0, POSTS)
  const last = rows.length > POSTS ? found.at(-1) : undefined
  const ids = found.map(({ address }) => address)
  return { posts: await listPostsById(viewer, ids), next: last ? cursorText(last) : null }
}
