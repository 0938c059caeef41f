import type { Db } from '#app/database/client.server.ts'
import { removeDocument, writeDocument } from '#app/domain/search/documents.server.ts'
import { unblocked } from '#app/domain/visibility/blocks.server.ts'
import { hashtagsOf, mentionsOf } from './marks.ts'

/** A post as the indexes of hashtags and search need it. */
export type Findable = {
  id: string
  text: string
  scope: string
  projectId: string | null
  authorId: string
  createdAt: Date
}

/** Indexes a shown post by its hashtags and words, replacing earlier entries. A project update takes the scope of its
 *  project, so that hashtags of public projects count in the trends. */
export async function indexPost(tx: Db, post: Findable) {
  const { id: postId, text, projectId, authorId, createdAt } = post
  const project = projectId ? await tx.project.findUnique({ where: { id: projectId }, select: { scope: true } }) : null
  const scope = project?.scope ?? post.scope
  await tx.postHashtag.deleteMany({ where: { postId } })
  for (const { folded, name } of hashtagsOf(text)) {
    await tx.hashtag.upsert({ where: { folded }, create: { folded, name }, update: {} })
    await tx.postHashtag.create({ data: { postId, hashtag: folded, scope, authorId, createdAt } })
  }
  if (text === '') await removeDocument('POST', postId, tx)
  else await writeDocument({ kind: 'POST', refId: postId, ownerId: authorId, scope, text }, tx)
}

/** Moves the index entries of a project's updates to the current scope of the project. */
export async function moveFindable(tx: Db, projectId: string, scope: string) {
  await tx.postHashtag.updateMany({ where: { post: { projectId } }, data: { scope } })
  await tx.$executeRaw`
    UPDATE "SearchDocument" SET "scope" = ${scope}
    WHERE "kind" = 'POST' AND "refId" IN (SELECT "id" FROM "Post" WHERE "projectId" = ${projectId})`
}

/** Removes all posts of a project from the indexes of hashtags and search. Two statements, because a project may have
 *  thousands of posts and other writes wait meanwhile. */
export async function makePostsOfProjectUnfindable(tx: Db, projectId: string) {
  await tx.postHashtag.deleteMany({ where: { post: { projectId } } })
  await tx.$executeRaw`
    DELETE FROM "SearchDocument"
    WHERE "kind" = 'POST' AND "refId" IN (SELECT "id" FROM "Post" WHERE "projectId" = ${projectId})`
}

/** Removes a post from the indexes of hashtags and search. */
export async function makeUnfindable(tx: Db, postId: string) {
  await tx.postHashtag.deleteMany({ where: { postId } })
  await removeDocument('POST', postId, tx)
}

/** Replaces the mentions of a text. The author, unknown usernames and people with a block between them and the author
 *  are left out. */
export async function writeMentions(
  tx: Db,
  authorId: string,
  { text, postId, commentId = null }: { text: string; postId: string; commentId?: string | null },
) {
  const before = await tx.mention.findMany({ where: { postId, commentId }, select: { userId: true } })
  const people = await tx.user.findMany({
    where: {
      ...{ usernameFolded: { in: mentionsOf(text) }, state: 'ACTIVE', deletionAt: null, id: { not: authorId } },
      ...unblocked({ id: authorId }),
    },
    select: { id: true },
  })
  const named = people.map(({ id }) => id)
  await tx.mention.deleteMany({ where: { postId, commentId, userId: { notIn: named } } })
  const known = new Set(before.map(({ userId }) => userId))
  for (const userId of named) if (!known.has(userId)) await tx.mention.create({ data: { postId, commentId, userId } })
}
