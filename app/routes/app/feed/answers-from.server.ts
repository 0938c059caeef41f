import { findPlaceOf, type ThreadPlace } from '#app/domain/feed/list-comments.server.ts'
import { cursorText, readCursor } from '#app/domain/text/cursor.ts'

/** Reads which page of comments is wanted: the place in the address, or the page that contains the comment to be shown
 *  or replied to. */
export async function answersFrom(asked: URLSearchParams, postId: string, many?: number): Promise<ThreadPlace> {
  const [under, after] = [asked.get('under'), readCursor(asked.get('after'))]
  if (under || after) return { under, after }
  const named = asked.get('answer') ?? asked.get('reply')
  return named ? findPlaceOf(postId, named, many) : {}
}

/** Returns the query parameters of a page of comments. */
export function placeQuery({ under, after }: ThreadPlace) {
  return { under, after: after && cursorText(after) }
}

/** Checks whether a page is another one than that of the first comments. */
export function isFurtherPlace({ under, after }: ThreadPlace): boolean {
  return Boolean(under ?? after)
}
