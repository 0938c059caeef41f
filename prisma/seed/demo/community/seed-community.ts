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
import { tell } from './tell.ts'
import { tellStories } from './tell-stories.ts'
import { steps } from '../steps.ts'

/** What is older than this was read. */
const READ = -1.5

/** Fills the community of the demo: follows, some forty posts of the last twenty days with comments and likes, stories of
 *  the last day, cases of moderation. Done once, on the day of the first start, so that the feed is fresh; broken off, it
 *  goes on at the next start. */
export async function seedCommunity(db: PrismaClient) {
  if (await db.seedStep.findUnique({ where: { id: steps.community } })) return
  const before = await db.notification.findMany({ select: { id: true } })
  await addNewcomers(db)
  await follow(db, await gatherCrowd(db, usernames))
  const crowd = await gatherCrowd(db, usernames)
  const things = await tell(db, crowd, [...postsForEveryone, ...postsOfTheSchool, ...postsBeforeModerators])
  await giveLikes(db, things)
  await tellStories(db, crowd)
  const told = things.map(thing => thing.told)
  await bringCases(db, crowd, told)
  await db.notification.updateMany({
    // What others did to them, and what was made for them on their days. What a visitor was told of since then stays.
    where: {
      OR: [
        { id: { notIn: before.map(({ id }) => id) } },
        { kind: { in: ['analysisReady', 'admissionReady', 'planReady'] } },
      ],
      ...{ readAt: null, createdAt: { lt: daysFromNow(READ) } },
    },
    data: { readAt: daysFromNow(READ) },
  })
  // As the job does every hour: the first visitor reads what is talked of.
  if ((await db.trend.count()) === 0) await computeTrends()
  await db.seedStep.create({ data: { id: steps.community } })
}

/** Everybody who may speak in the demo. */
export const usernames: ReadonlySet<string> = new Set([
  ...[...people, ...classmates, ...newcomers].map(({ username }) => username),
  ...schools.flatMap(({ groups }) => Object.values(groups).flatMap(rows => rows.map(([username]) => username))),
])
