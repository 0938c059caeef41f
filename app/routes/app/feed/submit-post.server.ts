import { toastCookie } from '#app/access/toast.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findAttachable } from '#app/domain/feed/attachable.server.ts'
import { descriptionFields, type NewPost, type NewUpdate, pictureFields } from '#app/domain/feed/feed.schema.ts'
import { dropPictures, storePictures } from '#app/domain/feed/pictures.server.ts'
import { draftPost, findSent } from '#app/domain/feed/posts.server.ts'
import { publishDraft } from '#app/domain/feed/publish.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import type { Incoming } from '#app/domain/files/files.server.ts'
import { pathOf } from '#app/paths.ts'
import { communityPathOf } from '#app/paths/community.ts'
import { projectPathOf } from '#app/paths/projects.ts'

type Uploads = Partial<Record<(typeof pictureFields)[number], Incoming>>
type Wrong = Partial<Record<keyof NewPost | keyof Uploads, string>>

type Given = NewUpdate & Pick<NewPost, 'attached'> & (Pick<NewPost, 'audience'> | { projectId: string })

/** Processes a new post or project update: saves a draft and publishes it at once if there is nothing to ask. Returns
 *  the redirect or the field errors. A repeated submission is answered like the first one. */
export async function submitPost(
  viewer: Viewer,
  given: Given,
  uploads: Uploads,
): Promise<{ wrong: Wrong } | { to: string; headers?: { 'Set-Cookie': string } }> {
  if (await findMute(viewer.id)) return { wrong: { text: 'muted' } }
  const attached = given.attached === undefined ? null : await findAttachable(viewer, given.attached)
  if (given.attached !== undefined && !attached) return { wrong: { attached: 'notYours' } }
  const sent = pictureFields.flatMap((field, at) => {
    const file = uploads[field]
    return file ? [{ field, file, description: given[descriptionFields[at]!] ?? null }] : []
  })
  const { pictures, wrong } = await storePictures(viewer, sent)
  if (wrong) return { wrong: { [wrong.field]: wrong.why } }

  const place = 'projectId' in given ? projectPathOf('project', { projectId: given.projectId }) : pathOf('feed')
  const published = (id: string) => ({ to: `${place}#post-${id}`, headers: { 'Set-Cookie': toastCookie('published') } })
  const draft = await draftPost(viewer, given, { pictures, attached })
  if (typeof draft === 'string') {
    await dropPictures(pictures)
    if (draft === 'again') {
      const sent = await findSent(viewer, given.text ?? '')
      if (sent?.state === 'DRAFT') return { to: communityPathOf('checkPost', { postId: sent.id }) }
      return sent ? published(sent.id) : { to: place }
    }
    if (draft === 'storageUnavailable') return { wrong: { picture1: draft } }
    return { wrong: draft === 'audience' && 'audience' in given ? { audience: draft } : { text: draft } }
  }
  const outcome = await publishDraft(viewer, draft.id, { anyway: false })
  return outcome === 'published' ? published(draft.id) : { to: communityPathOf('checkPost', { postId: draft.id }) }
}
