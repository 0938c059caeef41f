import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import { findHashtag } from '#app/domain/feed/trends.server.ts'
import { findPosts } from '#app/domain/finding/find-posts.server.ts'
import { findingRules } from '#app/domain/finding/limits.ts'
import { countReading } from '#app/domain/rate-limits/readings.ts'

type Asked = { q: string; tag: string | null; after: string | null }

/** Finds a page of the posts with a hashtag or with the words of a search. Returns null for an empty search, `'short'`
 *  for fewer than two characters, `'tooOften'` above the rate limit. */
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
