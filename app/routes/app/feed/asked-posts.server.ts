import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cursorText, readCursor } from '#app/domain/feed/cursor.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import { findHashtag } from '#app/domain/feed/trends.server.ts'
import { findPosts } from '#app/domain/finding/find-posts.server.ts'
import { findingRules } from '#app/domain/finding/limits.ts'
import { countReading } from '#app/domain/rate-limits/readings.ts'

type Asked = { q: string; tag: string | null; after: string | null }

/** A page of the posts that are asked for: those of a hashtag, or those with these words. Null where nothing is asked, `'short'`
 *  for fewer than two letters, `'tooOften'` for who asks without end. */
export async function findAsked(viewer: Viewer, { q, tag, after }: Asked) {
  if (tag) {
    const [{ posts, next }, known] = await Promise.all([
      listPosts(viewer, { of: 'HASHTAG', hashtag: tag }, readCursor(after)),
      findHashtag(tag),
    ])
    return { posts, next: next && cursorText(next), hashtag: known ?? { folded: tag, name: tag, people: 0 } }
  }
  if (q === '') return null
  if (countReading(findingRules.search, viewer.id) > 0) return 'tooOften'
  const found = await findPosts(viewer, { q, after })
  return found === 'short' ? found : { ...found, hashtag: null }
}
