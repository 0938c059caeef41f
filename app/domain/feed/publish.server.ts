import { db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Look, lookAt } from '#app/domain/safety/look.server.ts'
import { addComment } from './comments.server.ts'
import type { EditedPost, NewComment } from './feed.schema.ts'
import { askForLook } from './looked.server.ts'
import { makeFindable, makeUnfindable, writeMentions } from './marks.server.ts'
import { hasLinks } from './marks.ts'
import { editable, publishPost } from './posts.server.ts'
import { isHeldUp, obstacleIn } from './question.ts'
import { tellOfPost } from './states.server.ts'

/** A text that is not published: what was seen of it, and what stands in its way. */
export type HeldUp = { heldUp: 'muted' | 'rude' | 'asked'; look: Look; text: string }

/** A draft of the viewer's with what is seen of it, or null. */
export async function lookAtDraft(viewer: Viewer, postId: string) {
  const post = await db.post.findFirst({
    where: { id: postId, authorId: viewer.id, state: 'DRAFT' },
    select: { text: true, pictures: { select: { look: true } } },
  })
  if (!post) return null
  const { text } = post
  const looks = post.pictures.flatMap(({ look }) => look ?? [])
  const look = await lookAt(viewer, { text, looks, hasLinks: hasLinks(text) })
  return { text, look, obstacle: obstacleIn(look) }
}

/** Publishes a draft of the viewer's where nothing stands in its way, or they have been asked and want it `anyway`. Null when
 *  there is no such draft. */
export async function publishDraft(
  viewer: Viewer,
  postId: string,
  { anyway }: { anyway: boolean },
): Promise<'published' | 'waits' | HeldUp | null> {
  const draft = await lookAtDraft(viewer, postId)
  if (!draft) return null
  const { text, look, obstacle } = draft
  if (obstacle && isHeldUp(obstacle, anyway)) return { heldUp: obstacle, look, text }
  if (!(await publishPost(viewer, postId, look))) return null
  return look.wait ? 'waits' : 'published'
}

/** Answers a post or a comment where nothing stands in its way. As `addComment` otherwise. */
export async function publishComment(
  viewer: Viewer,
  postId: string,
  given: NewComment,
): Promise<HeldUp | 'waits' | Awaited<ReturnType<typeof addComment>>> {
  const { text } = given
  const look = await lookAt(viewer, { text, looks: [], hasLinks: hasLinks(text) })
  const obstacle = obstacleIn(look)
  if (obstacle && isHeldUp(obstacle, given.anyway !== undefined)) return { heldUp: obstacle, look, text }
  const added = await addComment(viewer, postId, given, look)
  return typeof added === 'object' && added !== null && look.wait ? 'waits' : added
}

/** Writes a post or draft of the viewer's anew. A draft stays one; a shown post is looked at as a new one is, says that it
 *  was edited, and tells only those it did not name before. `'empty'` where nothing would be left, null when there is no
 *  such post. */
export async function editPost(
  viewer: Viewer,
  postId: string,
  given: EditedPost,
  now = new Date(),
): Promise<'draft' | 'saved' | 'waits' | 'empty' | HeldUp | null> {
  const text = given.text ?? ''
  const where = editable(viewer, postId)
  const before = await db.post.findFirst({ where, include: { pictures: { select: { look: true } } } })
  if (!before) return null
  if (text === '' && before.pictures.length === 0) return 'empty'
  const isDraft = before.state === 'DRAFT'
  if (text === before.text) return isDraft ? 'draft' : 'saved'
  const look = await lookAt(viewer, { text, looks: [], hasLinks: hasLinks(text) }, now)
  const obstacle = obstacleIn(look)
  // A draft is asked about when it is to be published.
  if (!isDraft && obstacle && isHeldUp(obstacle, given.anyway !== undefined)) return { heldUp: obstacle, look, text }
  return inTurn(async tx => {
    const post = await tx.post.findFirst({ where })
    if (!post) return null
    if (post.state === 'DRAFT') {
      await tx.post.update({ where: { id: postId }, data: { text } })
      return 'draft'
    }
    await tx.post.update({
      where: { id: postId },
      data: { text, editedAt: now, state: look.wait ? 'WAITING' : 'SHOWN' },
    })
    await writeMentions(tx, viewer.id, { postId, text })
    await askForLook(tx, { kind: 'POST', id: postId, ownerId: viewer.id, text }, look, now)
    if (look.wait) {
      await makeUnfindable(tx, postId)
      return 'waits'
    }
    await makeFindable(tx, { ...post, text })
    await tellOfPost(tx, post, now)
    return 'saved'
  })
}
