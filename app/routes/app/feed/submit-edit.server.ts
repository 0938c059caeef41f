import { toastCookie } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type EditablePost, editPost } from '#app/domain/feed/edit-post.server.ts'
import { type EditedPost, pictureFields } from '#app/domain/feed/feed.schema.ts'
import { dropPictures, storePictures } from '#app/domain/feed/pictures.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import type { Incoming } from '#app/domain/files/files.server.ts'
import { communityPathOf } from '#app/paths/community.ts'

type Uploads = Partial<Record<(typeof pictureFields)[number], Incoming>>
type Outcome =
  | { to: string; headers?: { 'Set-Cookie': string } }
  | { wrong: Partial<Record<keyof Uploads | 'text' | 'audience', string>> }
  | { heldUp: HeldUp }
  | 'conflict'
  | null

/** Processes an edited post and its new pictures. Returns the redirect, the field errors, or the question to ask first. */
export async function submitEdit(
  viewer: Viewer,
  { id: postId, version }: EditablePost,
  { given, once }: { given: EditedPost; once: string | null },
  uploads: Uploads,
): Promise<Outcome> {
  const sent = pictureFields.flatMap(field => {
    const file = uploads[field]
    return file ? [{ field, file, description: null }] : []
  })
  const { pictures, wrong } = await storePictures(viewer, sent)
  if (wrong) return { wrong: { [wrong.field]: wrong.why } }

  const added = pictures.map((picture, at) => ({ ...picture, order: pictureFields.indexOf(sent[at]!.field) }))
  const outcome = await editPost(viewer, postId, { version, given, added, once })
  const toast = { waits: 'waits-for-look', saved: 'saved' } as const
  if (outcome === 'draft') return { to: communityPathOf('checkPost', { postId }) }
  if (outcome === 'waits' || outcome === 'saved')
    return {
      to: communityPathOf('post', { postId }),
      headers: { 'Set-Cookie': toastCookie(toast[outcome]) },
    }
  await dropPictures(pictures)
  if (outcome === null || outcome === 'conflict') return outcome
  if (typeof outcome === 'object') return { heldUp: outcome }
  if (outcome === 'storageUnavailable') return { wrong: { [sent[0]!.field]: outcome } }
  return { wrong: { [outcome === 'audience' ? 'audience' : 'text']: outcome } }
}
