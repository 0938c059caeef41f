import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { takeOnce, wasTaken } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { keepFile, releaseFile, removeFile } from '#app/domain/files/files.server.ts'
import { keepForCase } from '#app/domain/evidence/keep-for-case.server.ts'
import { countTry } from '#app/domain/rate-limits/rate-limits.server.ts'
import { lookAt } from '#app/domain/safety/look.server.ts'
import type { Post, PostPicture } from '#prisma/generated/client.ts'
import { audiences, isWider } from './audience.ts'
import { descriptionFields, type EditedPost, keptFields } from './feed.schema.ts'
import { feedRules } from './limits.ts'
import { askForLook } from './looked.server.ts'
import { makeFindable, makeUnfindable, writeMentions } from './marks.server.ts'
import { hasLinks } from './marks.ts'
import { circleOf, editable, findPlace, type NewPicture } from './posts.server.ts'
import type { HeldUp } from './publish.server.ts'
import { isHeldUp, obstacleIn } from './question.ts'
import { tellOfPost } from './states.server.ts'
import { wordsOf } from './words-of-post.ts'

type Kept = Post & { pictures: PostPicture[] }

/** A post or draft of the viewer's own that can be edited, as its form has it, or null. A picture is in the field of its
 *  place: its file's id, which a form without it removes, and what it shows. */
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

/** What a form makes of a post: its words, whom it is for, and its pictures; and the key of the form. */
type Edit = {
  version: number
  given: EditedPost
  added: (NewPicture & { order: number })[]
  once?: string | null
}

/** Whether a form of this key has been saved: its answer may have been lost, and it was sent again. */
export async function wasEdited(viewer: Viewer, once: string): Promise<boolean> {
  return wasTaken(db, viewer.id, once)
}

/** Edits a post or draft of the viewer's: its text, its pictures and whom it is for, from the version its form was made of.
 *  A draft stays one; a shown post whose words or pictures are new, or that more people are to see, is looked at as a new one
 *  is. It says that it was edited, and tells only those it did not name before. `'empty'` where nothing would be left,
 *  `'audience'` for a circle that is not the viewer's, `'editedOften'` above 30 an hour, `'conflict'` when it was saved meanwhile, null when there is no such
 *  post. Pictures in `added` are kept only when it is saved. */
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
  const said = wordsOf({ text, pictures })
  const isDraft = before.state === 'DRAFT'
  const wider = isWiderThan(before.audience, given.audience)
  const looks = added.flatMap(({ look }) => look ?? [])
  const isNew = said !== wordsOf(before) || wider || added.length > 0
  const hasChanged = isNew || given.audience !== before.audience || pictures.length !== before.pictures.length
  if (!hasChanged) return isDraft ? 'draft' : 'saved'
  const look = await lookAt(viewer, { text: said, looks, hasLinks: hasLinks(text) }, now)
  const obstacle = obstacleIn(look)
  // A draft is asked about when it is to be published.
  const asks = !isDraft && isNew && obstacle && isHeldUp(obstacle, given.anyway !== undefined)
  if (obstacle && (obstacle === 'muted' || asks)) return { heldUp: obstacle, look, text: said }
  // Each edit may name other people, who are told.
  if (!isDraft && (await countTry(feedRules.edit, viewer.id, now)) > 0) return 'editedOften'

  const outcome = await inTurn(async tx => {
    const post = await findKept(tx, viewer, postId)
    if (!post) return null
    if (post.version !== version) return 'conflict'
    const circle = await circleAfter(tx, viewer, post, given.audience)
    if (!circle) return 'audience'
    for (const { fileId } of added) if (!(await keepFile(fileId, tx))) return 'storageUnavailable'
    if (once) await takeOnce(tx, viewer.id, once)
    const gone = await changePictures(tx, post, pictures)
    const [state, saved] = isDraft
      ? (['DRAFT', 'draft'] as const)
      : isNew && look.wait
        ? (['WAITING', 'waits'] as const)
        : (['SHOWN', 'saved'] as const)
    const data = { text, audience: given.audience, ...circle, state, editedAt: now, version: { increment: 1 } }
    const edited = await tx.post.update({ where: { id: postId }, data })
    if (!isDraft) await follow(tx, viewer, edited, { said, look: isNew ? look : null }, now)
    return { saved, gone }
  })
  if (outcome === null || typeof outcome === 'string') return outcome
  for (const fileId of outcome.gone) await removeFile(fileId)
  return outcome.saved
}

type Picture = Pick<PostPicture, 'order' | 'fileId' | 'description' | 'look'>

/** The pictures a post has after an edit, in their places; a new one takes the place of the one that was there. */
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

/** Whom a post is for after an edit: where that is not changed, those it was for. */
async function circleAfter(tx: Db, viewer: Viewer, post: Kept, audience: EditedPost['audience']) {
  if (audience === post.audience) return { organizationId: post.organizationId, scope: post.scope }
  if (audience === 'PROJECT' || post.audience === 'PROJECT') return null
  const circle = circleOf(await findPlace(viewer, tx), audience)
  return circle && { organizationId: circle.organizationId ?? null, scope: circle.scope }
}

/** Writes the pictures of a post; those that are no longer among them are released, and their files returned. While a case of
 *  the post is open they stay for those who look at it. */
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

/** What follows from the edit of a shown post: whom it names, where it is found, who looks at it and who is told. */
async function follow(
  tx: Db,
  viewer: Viewer,
  post: Post,
  { said, look }: { said: string; look: HeldUp['look'] | null },
  now: Date,
) {
  const { id, text } = post
  await writeMentions(tx, viewer.id, { postId: id, text })
  if (look) await askForLook(tx, { kind: 'POST', id, ownerId: viewer.id, text: said }, look, now)
  if (post.state === 'WAITING') return makeUnfindable(tx, id)
  await makeFindable(tx, post)
  await tellOfPost(tx, post, now)
}
