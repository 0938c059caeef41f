import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { communityVersion, contentVersion } from '#app/domain/content/memory.server.ts'
import { findRequestViewer } from './guards.server.ts'
import type { Asking } from './preferences.ts'

/** A text that is another one when a page may be that shows nothing but what belongs to its reader and everybody's
 *  content: who they are now, how often what belongs to them was written, and how often content was; of a page of the
 *  `community` also how often what people tell one another was. With it the reader, for the page's own guard. */
export async function readerState(
  request: Asking,
  { community }: { community: boolean },
): Promise<{ viewer: Viewer | null; state: string }> {
  const [viewer, content, told] = await Promise.all([
    findRequestViewer(request),
    contentVersion(),
    community ? communityVersion() : null,
  ])
  return { viewer, state: `${JSON.stringify(viewer)} ${content} ${told}` }
}
