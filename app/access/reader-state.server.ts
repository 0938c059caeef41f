import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { communityVersion, contentVersion } from '#app/domain/content/content-cache.server.ts'
import { findRequestViewer } from './guards.server.ts'
import type { Asking } from './preferences.ts'

/** Returns a string that changes whenever a page may change that shows only data of its reader and shared content: the
 *  viewer and the revisions of both. For a page of the `community` it includes the revision of posts and comments. Also
 *  returns the viewer, for the page's own guard. */
export async function readerState(
  request: Asking,
  { community }: { community: boolean },
): Promise<{ viewer: Viewer | null; state: string }> {
  const [viewer, content, communityState] = await Promise.all([
    findRequestViewer(request),
    contentVersion(),
    community ? communityVersion() : null,
  ])
  return { viewer, state: `${JSON.stringify(viewer)} ${content} ${communityState}` }
}
