import { computeTrends } from '#app/domain/feed/trends.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { classmates, people } from '../../demo-people.ts'
import { daysFromNow } from '../clock.ts'
import { schools } from '../pupils.ts'
import { bringCases } from './bring-cases.ts'
import { postsBeforeModerators } from './cases.ts'
import { addNewcomers, gatherCrowd } from './crowd.ts'
import { follow } from './follow.ts'
import { giveLikes } from './give-likes.ts'
import { newcomers } from './people.ts'
import { postsForEveryone } from './posts-for-everyone.ts'
import { postsOfTheSchool } from './posts-of-the-school.ts'
import { publishAll } from './publish-posts.ts'
import { publishStories } from './publish-stories.ts'
import { steps } from '../steps.ts'

/** Notifications older than this are marked as read, in days from now. */
const READ = -1.5

/** Creates the community of the demo: follows, about forty posts of the last twenty days with comments and likes,
 *  stories of the last day, moderation cases. Runs once, at the first start, so that the feed is recent; an interrupted
 *  run continues at the next start. */
export async function seedCommunity(db: PrismaClient) {
  if (await db.seedStep.findUnique({ where: { id: steps.community } })) return
  const before = await db.notification.findMany({ select: { id: true } })
  await addNewcomers(db)
  await follow(db, await gatherCrowd(db, usernames))
  const crowd = await gatherCrowd(db, usernames)
  const things = await publishAll(db, crowd, [...postsForEveryone, ...postsOfTheSchool, ...postsBeforeModerators])
  await giveLikes(db, things)
  await publishStories(db, crowd)
  const published = things.map(thing => thing.item)
  await bringCases(db, crowd, published)
  await db.notification.updateMany({
    // Notifications that the seed itself caused. Those a visitor has received since stay unread.
    where: {
      OR: [
        { id: { notIn: before.map(({ id }) => id) } },
        { kind: { in: ['analysisReady', 'admissionReady', 'planReady'] } },
      ],
      ...{ readAt: null, createdAt: { lt: daysFromNow(READ) } },
    },
    data: { readAt: daysFromNow(READ) },
  })
  // Normally an hourly job; run here so that the first visitor sees trends.
  if ((await db.trend.count()) === 0) await computeTrends()
  await db.seedStep.create({ data: { id: steps.community } })
}

/** Usernames of all people who can post in the demo. */
export const usernames: ReadonlySet<string> = new Set([
  ...[...people, ...classmates, ...newcomers].map(({ username }) => username),
  ...schools.flatMap(({ groups }) => Object.values(groups).flatMap(rows => rows.map(([username]) => username))),
])
