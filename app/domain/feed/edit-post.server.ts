import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { keepFile, releaseFile, removeFile } from '#app/domain/files/files.server.ts'
import { keepForCase } from '#app/domain/evidence/keep-for-case.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { checkContent } from '#app/domain/safety/content-check.server.ts'
import type { Post, PostPicture } from '#prisma/generated/client.ts'
import { audiences, isWider } from './audience.ts'
import { descriptionFields, type EditedPost, keptFields } from './feed.schema.ts'
import { feedRules } from './limits.ts'
import { openRequiredCase } from './content-check.server.ts'
import { indexPost, makeUnfindable, writeMentions } from './marks.server.ts'
import { hasLinks } from './marks.ts'
import { circleOf, editable, findPlace, type NewPicture } from './posts.server.ts'
import type { HeldUp } from './publish.server.ts'
import { blocksPublishing, findPublishObstacle } from './question.ts'
import { notifyOfPost } from './states.server.ts'
import { wordsOf } from './words-of-post.ts'

type Kept = Post & { pictures: PostPicture[] }

/** Returns the form values of a post or draft the viewer may edit, or null. Each picture occupies the field of its
 *  position: the file id (a form without it removes the picture) and the description. */
export async function findEditablePost(viewer: Viewer, postId: string) {
  const post = await findKept(db, viewer, postId)
  if (!post) return null
  const at = (place: number) => post.pictures.find(({ order }) => order === place)
  return {
    ...{ id: post.id, draft: post.state === 'DRAFT', version: post.version, editedAt: post.editedAt },
    values: {
      ...{ text: post.text, audience: post.audience },
      ...Object.fromEntries(keptFields.map((field, place) => [field, at(place)?.fileId ?? ''])),
      ...Object.fromEntries(descriptionFields.map((field, place) => [field, at(place)?.description ?? ''])),
    } as Record<'text' | 'audience' | (typeof keptFields)[number] | (typeof descriptionFields)[number], string>,
  }
}
export type EditablePost = NonNullable<Awaited<ReturnType<typeof findEditablePost>>>

async function findKept(client: Db, viewer: Viewer, id: string): Promise<Kept | null> {
  return client.post.findFirst({
    where: editable(viewer, id),
    include: { pictures: { orderBy: { order: 'asc' } } },
  })
}

/** An edit as submitted: version, fields, new pictures and idempotency key. */
type Edit = {
  version: number
  given: EditedPost
  added: (NewPicture & { order: number })[]
  once?: string | null
}

/** Checks whether a form with this idempotency key has been saved: it is resent when the response was lost. */
export async function wasEdited(viewer: Viewer, once: string): Promise<boolean> {
  return isKeyUsed(db, viewer.id, once)
}

/** Edits a post or draft of the viewer. A draft stays a draft. A shown post is checked again when its words or pictures
 *  change or its audience widens; it is marked as edited, and only newly mentioned people are notified. Refusals:
 *  `'empty'`, `'audience'` for a circle the viewer may not use, `'editedOften'` above 30 an hour, `'conflict'` when
 *  `version` is outdated or a draft was published meanwhile, `HeldUp`, null when there is no such post. Pictures in
 *  `added` are kept only when the edit is saved. */
export async function editPost(
  viewer: Viewer,
  postId: string,
  { version, given, added, once }: Edit,
  now = new Date(),
): Promise<
  'draft' | 'saved' | 'waits' | 'empty' | 'audience' | 'editedOften' | 'conflict' | 'storageUnavailable' | HeldUp | null
> {
  const before = await findKept(db, viewer, postId)
  if (!before) return null
  const pictures = picturesAfter(before, given, added)
  const text = given.text ?? ''
  if (text === '' && pictures.length === 0) return 'empty'
  const checkedText = wordsOf({ text, pictures })
  const isDraft = before.state === 'DRAFT'
  const wider = isWiderThan(before.audience, given.audience)
  const looks = added.flatMap(({ look }) => look ?? [])
  const isNew = checkedText !== wordsOf(before) || wider || added.length > 0
  const hasChanged = isNew || given.audience !== before.audience || pictures.length !== before.pictures.length
  if (!hasChanged) return isDraft ? 'draft' : 'saved'
  const look = await checkContent(viewer, { text: checkedText, looks, hasLinks: hasLinks(text) }, now)
  const obstacle = findPublishObstacle(look)
  // A draft is checked when it is published.
  const asks = !isDraft && isNew && obstacle && blocksPublishing(obstacle, given.anyway !== undefined)
  if (obstacle && (obstacle === 'muted' || asks)) return { heldUp: obstacle, look, text: checkedText }
  // Limits notifications: each edit may mention other people.
  if (!isDraft && (await consumeLimit(feedRules.edit, viewer.id, now)) > 0) return 'editedOften'

  const outcome = await inTurn(async tx => {
    const post = await findKept(tx, viewer, postId)
    if (!post) return null
    // What was saved for a draft was not checked, so it must not reach a post that others see by now.
    if (post.version !== version || post.state !== before.state) return 'conflict'
    const circle = await circleAfter(tx, viewer, post, given.audience)
    if (!circle) return 'audience'
    for (const { fileId } of added) if (!(await keepFile(fileId, tx))) return 'storageUnavailable'
    if (once) await useKeyOnce(tx, viewer.id, once)
    const gone = await changePictures(tx, post, pictures)
    const [state, saved] = isDraft
      ? (['DRAFT', 'draft'] as const)
      : isNew && look.wait
        ? (['WAITING', 'waits'] as const)
        : (['SHOWN', 'saved'] as const)
    const data = { text, audience: given.audience, ...circle, state, editedAt: now, version: { increment: 1 } }
    const edited = await tx.post.update({ where: { id: postId }, data })
    if (!isDraft) await follow(tx, viewer, edited, { checkedText, look: isNew ? look : null }, now)
    return { saved, gone }
  })
  if (outcome === null || typeof outcome === 'string') return outcome
  for (const fileId of outcome.gone) await removeFile(fileId)
  return outcome.saved
}

type Picture = Pick<PostPicture, 'order' | 'fileId' | 'description' | 'look'>

/** Returns the pictures of a post after an edit, in order. A new picture replaces the one at its position. */
function picturesAfter({ pictures }: Kept, given: EditedPost, added: Edit['added']): Picture[] {
  const taken = new Set(added.map(({ order }) => order))
  const kept = pictures.filter(({ order, fileId }) => given[keptFields[order]!] === fileId && !taken.has(order))
  return [...kept, ...added]
    .map(picture => ({ ...picture, description: given[descriptionFields[picture.order]!] || null }))
    .toSorted((one, other) => one.order - other.order)
}

function isWiderThan(before: string, after: EditedPost['audience']): boolean {
  const [was, is] = [before, after].map(name => audiences.find(audience => audience === name))
  return was !== undefined && is !== undefined && isWider(was, is)
}

/** Returns the audience columns after an edit. An unchanged audience keeps its columns. */
async function circleAfter(tx: Db, viewer: Viewer, post: Kept, audience: EditedPost['audience']) {
  if (audience === post.audience) return { organizationId: post.organizationId, scope: post.scope }
  if (audience === 'PROJECT' || post.audience === 'PROJECT') return null
  const circle = circleOf(await findPlace(viewer, tx), audience)
  return circle && { organizationId: circle.organizationId ?? null, scope: circle.scope }
}

/** Replaces the pictures of a post. Releases the files of removed pictures and returns their ids. While a moderation
 *  case of the post is open, the pictures are kept as evidence instead. */
async function changePictures(tx: Db, { id: postId, pictures: before }: Kept, after: Picture[]): Promise<string[]> {
  const stays = new Set(after.map(({ fileId }) => fileId))
  const removed = before.filter(({ fileId }) => !stays.has(fileId))
  await tx.postPicture.deleteMany({ where: { postId } })
  for (const { order, fileId, description, look } of after)
    await tx.postPicture.create({ data: { postId, order, fileId, description, look } })
  if (await keepForCase(tx, { kind: 'POST', id: postId }, removed)) return []
  for (const { fileId } of removed) await releaseFile(fileId, tx)
  return removed.map(({ fileId }) => fileId)
}

/** Updates mentions, moderation case, search index and notifications after the edit of a shown post. */
async function follow(
  tx: Db,
  viewer: Viewer,
  post: Post,
  { checkedText, look }: { checkedText: string; look: HeldUp['look'] | null },
  now: Date,
) {
  const { id, text } = post
  await writeMentions(tx, viewer.id, { postId: id, text })
  if (look) await openRequiredCase(tx, { kind: 'POST', id, ownerId: viewer.id, text: checkedText }, look, now)
  if (post.state === 'WAITING') return makeUnfindable(tx, id)
  await indexPost(tx, post)
  await notifyOfPost(tx, post, now)
}
