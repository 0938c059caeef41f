import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { useKeyOnce, isKeyUsed } from '#app/domain/accounts/idempotency.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { keepFile, releaseFile, removeFile } from '#app/domain/files/files.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import { isDue, mutedUntil } from '#app/domain/safety/cases.server.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { type Audience, offeredAudiences, type Place, scopeOf } from './audience.ts'
import type { NewPost } from './feed.schema.ts'
import { feedRules, sweptAfter } from './limits.ts'
import { openRequiredCase, type CheckOutcome } from './content-check.server.ts'
import { indexPost, makeUnfindable, writeMentions } from './marks.server.ts'
import { organizationsOf } from './sight.server.ts'
import { notifyOfPost } from './states.server.ts'

/** A stored, unused file of the viewer, with its description and perceptual hash. */
export type NewPicture = { fileId: string; description: string | null; look: string | null }

/** An item of the author that a post shows as a card. */
export type Attached = { kind: 'PROFESSION' | 'PLAN' | 'CERTIFICATE' | 'PROJECT'; id: string }

/** Returns the organisations and classes that decide which audiences a viewer may choose. Teachers may post to the open
 *  classes they mentor. */
export async function findPlace(
  viewer: Viewer,
  client: Db = db,
): Promise<Place & { classes: { id: string; organizationId: string }[] }> {
  const organizationIds = organizationsOf(viewer)
  const classes = await client.group.findMany({
    where: {
      organizationId: { in: organizationIds },
      archivedAt: null,
      OR: [{ mentorId: viewer.id }, { members: { some: { userId: viewer.id, status: 'ACTIVE' } } }],
    },
    orderBy: { id: 'asc' },
    select: { id: true, organizationId: true },
  })
  const { id, dateOfBirth } = viewer
  return { id, dateOfBirth, organizationIds, groupIds: classes.map(({ id }) => id), classes }
}

/** Audience of a new post: one that can be chosen, or a project the author works on. */
type Circle = { audience: Audience } | { projectId: string }

/** Saves a post and its pictures as a draft that only the author sees; publishing checks it. Returns the id, or a
 *  refusal: `'again'` for a repeated idempotency key, `'tooOften'` above 10 an hour, `'muted'` while the viewer may not
 *  publish, `'audience'` for a circle they may not use, `'empty'`. */
export async function draftPost(
  viewer: Viewer,
  given: Pick<NewPost, 'text' | 'idempotencyKey'> & Circle,
  { pictures, attached }: { pictures: NewPicture[]; attached: Attached | null },
  now = new Date(),
): Promise<{ id: string } | 'empty' | 'muted' | 'audience' | 'tooOften' | 'storageUnavailable' | 'again'> {
  const { text = '', idempotencyKey } = given
  if (text === '' && pictures.length === 0) return 'empty'
  if (await isKeyUsed(db, viewer.id, idempotencyKey)) return 'again'
  if ((await consumeLimit(feedRules.post, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    if (await mutedUntil(tx, viewer.id, now)) return 'muted'
    const circle =
      'audience' in given
        ? circleOf(await findPlace(viewer, tx), given.audience)
        : await circleOfProject(tx, viewer, given.projectId)
    if (!circle) return 'audience'
    if (!(await useKeyOnce(tx, viewer.id, idempotencyKey))) return 'again'
    for (const { fileId } of pictures) if (!(await keepFile(fileId, tx))) return 'storageUnavailable'
    const { id } = await tx.post.create({
      data: {
        ...{ authorId: viewer.id, text, ...circle, attached: attached ?? undefined },
        ...{ state: 'DRAFT', createdAt: now, sweepAt: new Date(now.getTime() + sweptAfter.draft) },
        pictures: { create: pictures.map((picture, order) => ({ ...picture, order })) },
      },
      select: { id: true },
    })
    return { id }
  })
}

/** A draft as it was checked: its version, and all that it says. */
type Checked = { version: number; text: string }

/** Publishes a draft of the viewer: SHOWN, or WAITING when it must be reviewed first. The creation time becomes the
 *  time of publishing. Mentioned people are notified once it is shown. False when there is no such draft, or when it was
 *  edited after the check: edits of drafts are not checked, so the new text would be published unseen. */
export async function publishPost(
  viewer: Viewer,
  postId: string,
  look: CheckOutcome,
  { checked, now = new Date() }: { checked?: Checked; now?: Date } = {},
): Promise<boolean> {
  return inTurn(async tx => {
    const post = await tx.post.findFirst({ where: { ...editable(viewer, postId), state: 'DRAFT' } })
    if (!post || (checked && checked.version !== post.version)) return false
    const state = look.wait ? 'WAITING' : 'SHOWN'
    await tx.post.update({ where: { id: postId }, data: { state, createdAt: now, editedAt: null, sweepAt: null } })
    await writeMentions(tx, viewer.id, { postId, text: post.text })
    const text = checked?.text ?? post.text
    await openRequiredCase(tx, { kind: 'POST', id: postId, ownerId: viewer.id, text }, look, now)
    if (look.wait) return true
    await indexPost(tx, { ...post, createdAt: now })
    await notifyOfPost(tx, post, now)
    return true
  })
}

/** The drafts a viewer has not published, the newest first; twenty at most. They go after a day. */
export async function listDrafts({ id: authorId }: Viewer) {
  return db.post.findMany({
    where: { authorId, state: 'DRAFT' },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: 20,
    select: { id: true, text: true, createdAt: true },
  })
}

/** Finds the post that the first submission of a repeated form created: the viewer's newest post or draft, if it has
 *  the same text. Null when it has been deleted or edited since. */
export async function findSent({ id: authorId }: Viewer, words: string): Promise<{ id: string; state: string } | null> {
  const newest = await db.post.findFirst({
    where: { authorId, state: { not: 'DELETED' }, threadOf: null },
    orderBy: { createdAt: 'desc' },
    select: { id: true, state: true, text: true },
  })
  return newest?.text === words ? newest : null
}

/** Prisma condition on a post or draft the viewer may edit: a project update only while they work on the project, and
 *  never the question thread of a project. */
export function editable({ id: authorId }: Pick<Viewer, 'id'>, postId: string) {
  return {
    ...{ id: postId, authorId, state: { in: ['DRAFT', 'SHOWN'] }, threadOf: null },
    OR: [{ projectId: null }, { project: { state: 'SHOWN', members: { some: { userId: authorId } } } }],
  } satisfies Prisma.PostWhereInput
}

/** Deletes a post of the viewer: hidden at once, text and files removed after 30 days. False when there is no such
 *  post. */
export async function deletePost(viewer: Viewer, postId: string, now = new Date()): Promise<boolean> {
  const gone = new Date(now.getTime() + sweptAfter.gone)
  return inTurn(async tx => {
    const where = { id: postId, authorId: viewer.id, state: { not: 'DELETED' }, threadOf: null }
    const { count } = await tx.post.updateMany({ where, data: { state: 'DELETED', sweepAt: gone } })
    if (count === 1) await makeUnfindable(tx, postId)
    return count === 1
  })
}

/** Removes posts that are due, with their files; at most 200. Returns the number. */
export async function sweepPosts(now: Date): Promise<number> {
  const due = await db.post.findMany({
    where: await isDue('POST', now),
    orderBy: [{ sweepAt: 'asc' }, { id: 'asc' }],
    take: 200,
    select: { id: true },
  })
  for (const { id } of due) {
    const files = await inTurn(async tx => {
      const pictures = await tx.postPicture.findMany({ where: { postId: id }, select: { fileId: true } })
      await tx.post.deleteMany({ where: { id, sweepAt: { lte: now } } })
      for (const { fileId } of pictures) await releaseFile(fileId, tx)
      return pictures.map(({ fileId }) => fileId)
    })
    for (const fileId of files) await removeFile(fileId)
  }
  return due.length
}

/** Returns the audience columns of an update of a project the viewer works on; null when the project is not shown. */
async function circleOfProject(tx: Db, { id: userId }: Viewer, projectId: string) {
  const where = { id: projectId, state: 'SHOWN', members: { some: { userId } } }
  const project = await tx.project.findFirst({ where, select: { id: true } })
  return project && { audience: 'PROJECT', organizationId: undefined, projectId, scope: `PROJECT:${projectId}` }
}

/** Returns the audience columns of a post, or null when the viewer may not choose that audience. With several
 *  organisations or classes the first one is used. */
export function circleOf(place: Awaited<ReturnType<typeof findPlace>>, audience: Audience) {
  if (!offeredAudiences(place).includes(audience)) return null
  const group = audience === 'GROUP' ? place.classes[0] : undefined
  const organizationId = audience === 'ORGANIZATION' ? place.organizationIds[0] : group?.organizationId
  return {
    audience,
    organizationId,
    scope: scopeOf(audience, { authorId: place.id, organizationId, groupId: group?.id }),
  }
}
