import { findPageOf } from '#app/domain/feed/comments.server.ts'
import { readCursor } from '#app/domain/feed/cursor.ts'

/** Where a page of answers begins: at the place its address has, or so that the answer it names stands on it, which is to be read
 *  or replied to. */
export async function answersFrom(asked: URLSearchParams, postId: string, many?: number) {
  const named = asked.get('answer') ?? asked.get('reply')
  return readCursor(asked.get('after')) ?? (named ? findPageOf(postId, named, many) : null)
}
