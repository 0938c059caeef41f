import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type Look, lookAt } from '#app/domain/safety/look.server.ts'
import { findOwnWordsOf } from './attachable.server.ts'
import { addComment } from './comments.server.ts'
import type { NewComment } from './feed.schema.ts'
import { hasLinks } from './marks.ts'
import { publishPost } from './posts.server.ts'
import { isHeldUp, obstacleIn } from './question.ts'
import { wordsOf } from './words-of-post.ts'

/** A text that is not published: what was seen of it, and what stands in its way. */
export type HeldUp = { heldUp: 'muted' | 'rude' | 'asked'; look: Look; text: string }

/** A draft of the viewer's with what is seen of it, or null. */
export async function lookAtDraft(viewer: Viewer, postId: string) {
  const post = await db.post.findFirst({
    where: { id: postId, authorId: viewer.id, state: 'DRAFT' },
    select: {
      text: true,
      attached: true,
      pictures: { orderBy: { order: 'asc' }, select: { look: true, description: true } },
    },
  })
  if (!post) return null
  const card = await findOwnWordsOf(viewer, post.attached)
  const text = card === null ? wordsOf(post) : `${wordsOf(post)}\n${card}`
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
