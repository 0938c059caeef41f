import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { type ContentCheck, checkContent } from '#app/domain/safety/content-check.server.ts'
import { findOwnWordsOf } from './attachable.server.ts'
import { addComment } from './comments.server.ts'
import type { NewComment } from './feed.schema.ts'
import { hasLinks } from './marks.ts'
import { publishPost } from './posts.server.ts'
import { blocksPublishing, findPublishObstacle } from './question.ts'
import { wordsOf } from './words-of-post.ts'

/** A text that was not published, with its content check and the obstacle. `'asked'` means that the author must
 *  confirm. */
export type HeldUp = { heldUp: 'muted' | 'rude' | 'asked'; look: ContentCheck; text: string }

/** Checks a draft of the viewer. Returns its version, the text, the content check and the obstacle; null when there is no
 *  such draft. */
export async function checkDraft(viewer: Viewer, postId: string) {
  const post = await db.post.findFirst({
    where: { id: postId, authorId: viewer.id, state: 'DRAFT' },
    select: {
      version: true,
      text: true,
      attached: true,
      pictures: { orderBy: { order: 'asc' }, select: { look: true, description: true } },
    },
  })
  if (!post) return null
  const card = await findOwnWordsOf(viewer, post.attached)
  const text = card === null ? wordsOf(post) : `${wordsOf(post)}\n${card}`
  const looks = post.pictures.flatMap(({ look }) => look ?? [])
  const look = await checkContent(viewer, { text, looks, hasLinks: hasLinks(text) })
  return { version: post.version, text, look, obstacle: findPublishObstacle(look) }
}

/** Publishes a draft of the viewer unless there is an obstacle. `anyway` confirms the obstacle `'asked'`. `'changed'`
 *  when the draft was edited meanwhile and must be checked again, null when there is no such draft. */
export async function publishDraft(
  viewer: Viewer,
  postId: string,
  { anyway }: { anyway: boolean },
): Promise<'published' | 'waits' | 'changed' | HeldUp | null> {
  const draft = await checkDraft(viewer, postId)
  if (!draft) return null
  const { version, text, look, obstacle } = draft
  if (obstacle && blocksPublishing(obstacle, anyway)) return { heldUp: obstacle, look, text }
  if (!(await publishPost(viewer, postId, look, { checked: { version, text } }))) return 'changed'
  return look.wait ? 'waits' : 'published'
}

/** Checks a comment and adds it unless there is an obstacle. Otherwise as `addComment`. */
export async function publishComment(
  viewer: Viewer,
  postId: string,
  given: NewComment,
): Promise<HeldUp | 'waits' | Awaited<ReturnType<typeof addComment>>> {
  const { text } = given
  const look = await checkContent(viewer, { text, looks: [], hasLinks: hasLinks(text) })
  const obstacle = findPublishObstacle(look)
  if (obstacle && blocksPublishing(obstacle, given.anyway !== undefined)) return { heldUp: obstacle, look, text }
  const added = await addComment(viewer, postId, given, look)
  return typeof added === 'object' && added !== null && look.wait ? 'waits' : added
}
