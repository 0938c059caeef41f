import { findPageOf } from '#app/domain/feed/comments.server.ts'
import { readCursor } from '#app/domain/text/cursor.ts'

/** Reads the start of a page of comments: the cursor in the address, or the page that contains the comment to be shown
 *  or replied to. */
export async function answersFrom(asked: URLSearchParams, postId: string, many?: number) {
  const named = asked.get('answer') ?? asked.get('reply')
  return readCursor(asked.get('after')) ?? (named ? findPageOf(postId, named, many) : null)
}
