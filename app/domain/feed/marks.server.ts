import type { Db } from '#app/database/client.server.ts'
import { removeDocument, writeDocument } from '#app/domain/search/documents.server.ts'
import { hashtagsOf, mentionsOf } from './marks.ts'

/** A post as lists, hashtags and the search have it. */
export type Findable = { id: string; text: string; scope: string; authorId: string; createdAt: Date }

/** Makes a shown post found by its hashtags and its words; what stood there before is written anew. */
export async function makeFindable(tx: Db, post: Findable) {
  const { id: postId, text, scope, authorId, createdAt } = post
  await tx.postHashtag.deleteMany({ where: { postId } })
  for (const { folded, name } of hashtagsOf(text)) {
    await tx.hashtag.upsert({ where: { folded }, create: { folded, name }, update: {} })
    await tx.postHashtag.create({ data: { postId, hashtag: folded, scope, authorId, createdAt } })
  }
  if (text === '') await removeDocument('POST', postId, tx)
  else await writeDocument({ kind: 'POST', refId: postId, ownerId: authorId, scope, text }, tx)
}

/** Makes a post found by nobody any more. */
export async function makeUnfindable(tx: Db, postId: string) {
  await tx.postHashtag.deleteMany({ where: { postId } })
  await removeDocument('POST', postId, tx)
}

/** Writes down whom a text names in place of whom it named before; the author and names nobody has are left out. Returns the
 *  people it did not name before. */
export async function writeMentions(
  tx: Db,
  authorId: string,
  { text, postId, commentId = null }: { text: string; postId: string; commentId?: string | null },
): Promise<string[]> {
  const before = await tx.mention.findMany({ where: { postId, commentId }, select: { userId: true } })
  const people = await tx.user.findMany({
    where: { usernameFolded: { in: mentionsOf(text) }, state: 'ACTIVE', deletionAt: null, id: { not: authorId } },
    select: { id: true },
  })
  const named = people.map(({ id }) => id)
  await tx.mention.deleteMany({ where: { postId, commentId, userId: { notIn: named } } })
  const known = new Set(before.map(({ userId }) => userId))
  const added = named.filter(id => !known.has(id))
  for (const userId of added) await tx.mention.create({ data: { postId, commentId, userId } })
  return added
}
