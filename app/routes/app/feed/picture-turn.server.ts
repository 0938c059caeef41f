import type { GuardArgs } from '#app/access/guards.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { isOn } from '#app/domain/switches/switches.server.ts'

/** Maximum size of a form without pictures, in bytes. */
const WORDS_BYTES = 24 * 1024

/** Processes a form with pictures, of a post or a project, in the viewer's upload queue. A form without pictures does not
 *  wait and is not counted as an upload. `take` receives the reason why pictures are refused, or null. */
export async function inPictureTurn<T>(
  { request: { headers } }: GuardArgs,
  viewer: Viewer,
  take: (notNow: string | null) => Promise<T>,
): Promise<T> {
  const uploads = await isOn('uploads')
  const work = (notNow: string | null) => take(uploads ? notNow : 'uploadsOff')
  const isUpload = /^multipart\/form-data\b/i.test(headers.get('Content-Type') ?? '')
  return isUpload && Number(headers.get('Content-Length') ?? Infinity) > WORDS_BYTES
    ? withUploadSlot(viewer, work)
    : work(null)
}
