import { type Db, inTurn } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { consumeLimit } from '#app/domain/rate-limits/rate-limits.server.ts'
import type { Rule } from '#app/domain/rate-limits/rule.ts'
import { fold } from '#app/domain/text/fold.ts'
import { unblocked } from '#app/domain/visibility/blocks.server.ts'

/** Rate limit of new follows per person. */
export const followRule = { name: 'follow', limit: 60, windowMinutes: 60 } as const satisfies Rule

/** Follows or unfollows a person and notifies them of a new follower. Idempotent. Returns `'oneself'` for the viewer's
 *  own name, `'tooOften'` above 60 an hour, null when no such person can be found. */
export async function setFollow(
  viewer: Viewer,
  username: string,
  wanted: boolean,
  now = new Date(),
): Promise<'done' | 'oneself' | 'tooOften' | null> {
  if (wanted && (await consumeLimit(followRule, viewer.id, now)) > 0) return 'tooOften'
  return inTurn(async tx => {
    const person = await tx.user.findUnique({
      where: { usernameFolded: fold(username), state: 'ACTIVE', deletionAt: null, ...unblocked(viewer) },
      select: { id: true },
    })
    if (!person) return null
    if (person.id === viewer.id) return 'oneself'

    const pair = { followerId: viewer.id, followedId: person.id }
    // The counters change only when a row was inserted or deleted.
    const changed = wanted
      ? await tx.$executeRaw`
          INSERT INTO "Follow" ("followerId", "followedId", "createdAt")
          VALUES (${pair.followerId}, ${pair.followedId}, ${now}) ON CONFLICT DO NOTHING`
      : (await tx.follow.deleteMany({ where: pair })).count
    if (changed === 0) return 'done'

    const step = wanted ? 1 : -1
    await tx.profile.update({ where: { userId: person.id }, data: { followerCount: { increment: step } } })
    await tx.profile.update({ where: { userId: viewer.id }, data: { followingCount: { increment: step } } })
    if (wanted) await notify(tx, person.id, 'follow', { byId: viewer.id }, now)
    return 'done'
  })
}

/** Removes the follows between two people in both directions and updates the counters of both. */
export async function endFollowing(tx: Db, one: string, other: string) {
  for (const [followerId, followedId] of [
    [one, other],
    [other, one],
  ] as const) {
    const { count } = await tx.follow.deleteMany({ where: { followerId, followedId } })
    if (count === 0) continue
    await tx.profile.update({ where: { userId: followedId }, data: { followerCount: { decrement: 1 } } })
    await tx.profile.update({ where: { userId: followerId }, data: { followingCount: { decrement: 1 } } })
  }
}
