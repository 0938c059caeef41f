import { inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import { randomFrom } from '../../demo-answers.ts'
import { TAKES_MS } from '../clock.ts'
import { isRecent } from './moments.ts'
import type { Liked, PublishedItem } from './publish-posts.ts'

const HOUR_MS = 60 * 60 * 1000
/** Period in which likes arrive, most of them early. */
const WITHIN_MS = 48 * HOUR_MS

type Like = { thing: Liked; userId: string; createdAt: Date }

/** Creates likes, recomputes the counters and notifies the authors of recent ones. The rows are inserted together,
 *  because the domain function would take several times as long for hundreds of them. */
export async function giveLikes(db: PrismaClient, things: readonly Liked[]) {
  const now = new Date()
  const known = new Set(
    [
      ...(await db.postLike.findMany({ select: { postId: true, userId: true } })),
      ...(await db.commentLike.findMany({ select: { commentId: true, userId: true } })),
    ].map(row => `${'postId' in row ? row.postId : row.commentId} ${row.userId}`),
  )
  const likes = things
    .flatMap(thing => likesOf(thing, now))
    .filter(({ thing, userId }) => !known.has(`${thing.item.id} ${userId}`))
  const rowsOf = (kind: PublishedItem['kind']) => likes.filter(({ thing }) => thing.item.kind === kind)
  await inTurn(async tx => {
    await tx.postLike.createMany({
      data: rowsOf('POST').map(({ thing, userId, createdAt }) => ({ postId: thing.item.id!, userId, createdAt })),
    })
    await tx.commentLike.createMany({
      data: rowsOf('COMMENT').map(({ thing, userId, createdAt }) => ({ commentId: thing.item.id!, userId, createdAt })),
    })
    await tx.$executeRaw`
      UPDATE "Post" SET "likeCount" = (SELECT COUNT(*) FROM "PostLike" l WHERE l."postId" = "Post"."id")
      WHERE "id" IN (${idsOf(rowsOf('POST'))})`
    await tx.$executeRaw`
      UPDATE "Comment" SET "likeCount" = (SELECT COUNT(*) FROM "CommentLike" l WHERE l."commentId" = "Comment"."id")
      WHERE "id" IN (${idsOf(rowsOf('COMMENT'))})`
    const recent = likes.filter(isRecent).sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    for (const { thing, userId: byId, createdAt } of recent) {
      const { item, authorId, post } = thing
      if (item.kind === 'POST') await notify(tx, authorId, 'postLike', { byId, postId: item.id! }, createdAt)
      else await notify(tx, authorId, 'commentLike', { byId, postId: post.id!, commentId: item.id! }, createdAt)
    }
  })
}

function likesOf(thing: Liked, now: Date): Like[] {
  const { item, count, from } = thing
  if (item.id === null) return []
  const random = randomFrom(`${item.by} ${item.text}`)
  const within = Math.min(WITHIN_MS, now.getTime() - item.at.getTime() - HOUR_MS / 60)
  return from
    .filter(isOneOfThePeople)
    .map(({ id: userId }) => ({ userId, place: random() }))
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ userId }) => ({
      thing,
      userId,
      // Publishing takes time on the simulated clock, so likes come after that.
      createdAt: new Date(item.at.getTime() + 2 * TAKES_MS + Math.max(0, within) * random() ** 3),
    }))
}

/** Excludes administrators and the account that posts spam links. */
function isOneOfThePeople({ systemRole, username }: Viewer) {
  return systemRole === 'USER' && username !== 'easy_score'
}

function idsOf(likes: Like[]) {
  const ids = [...new Set(likes.map(({ thing }) => thing.item.id!))]
  return ids.length > 0 ? Prisma.join(ids) : Prisma.sql`NULL`
}
