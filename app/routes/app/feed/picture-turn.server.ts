import type { ActionFunctionArgs } from '@remix-run/node'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { withUploadSlot } from '#app/domain/files/upload-turns.server.ts'
import { isOn } from '#app/domain/switches/switches.server.ts'

/** Maximum size of a form without pictures, in bytes. */
const WORDS_BYTES = 16 * 1024

/** Processes the form of a post in the viewer's upload queue. A form without pictures does not wait. `take` receives
 *  the reason why pictures are refused, or null. */
export async function inPictureTurn<T>(
  { request: { headers } }: ActionFunctionArgs,
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
