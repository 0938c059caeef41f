import { inTurn } from '#app/database/client.server.ts'
import { notify } from '#app/domain/notifications/notifications.server.ts'
import { Prisma, type PrismaClient } from '#prisma/generated/client.ts'
import { randomFrom } from '../../demo-answers.ts'
import { daysFromNow } from '../clock.ts'
import type { Crowd } from './crowd.ts'
import { follows } from './follows.ts'
import { isRecent } from './moments.ts'

/** Days over which the follows are spread. */
const WITHIN_DAYS = 24

/** Creates all follows at once, recomputes the counters and notifies people of the recent ones. Idempotent. */
export async function follow(db: PrismaClient, crowd: Crowd) {
  const random = randomFrom('follows')
  const rows = Object.entries(follows).flatMap(([username, names]) =>
    names.flatMap(name => {
      const createdAt = daysFromNow(-WITHIN_DAYS * random() - 0.1)
      const [followerId, followedId] = [crowd.get(username)?.viewer.id, crowd.get(name)?.viewer.id]
      return followerId && followedId ? [{ followerId, followedId, createdAt }] : []
    }),
  )
  const pairs = await db.follow.findMany({ select: { followerId: true, followedId: true } })
  const known = new Set(pairs.map(({ followerId, followedId }) => `${followerId} ${followedId}`))
  const fresh = rows.filter(({ followerId, followedId }) => !known.has(`${followerId} ${followedId}`))
  const people = [...new Set(fresh.flatMap(({ followerId, followedId }) => [followerId, followedId]))]
  if (people.length === 0) return
  await inTurn(async tx => {
    await tx.follow.createMany({ data: fresh })
    await tx.$executeRaw`
      UPDATE "Profile" SET
        "followerCount" = (SELECT COUNT(*) FROM "Follow" f WHERE f."followedId" = "Profile"."userId"),
        "followingCount" = (SELECT COUNT(*) FROM "Follow" f WHERE f."followerId" = "Profile"."userId")
      WHERE "userId" IN (${Prisma.join(people)})`
    const recent = fresh.filter(isRecent).sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    for (const { followerId: byId, followedId, createdAt } of recent) {
      await notify(tx, followedId, 'follow', { byId }, createdAt)
    }
  })
}
