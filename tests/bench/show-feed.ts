import { db } from '#app/database/client.server.ts'
import { reader } from '#app/database/reader.server.ts'
import { listPosts } from '#app/domain/feed/list-posts.server.ts'
import type { Cursor } from '#app/domain/text/cursor.ts'
import { pathOf } from '#app/paths.ts'
import { budget } from './budget.ts'
import { fillFeed } from './feed-rows.ts'
import { p95, timesOf, viewerOf } from './show-search.ts'
import { signIn, startSite } from './site.ts'
import { speeds } from './speed.ts'
import { median, round, print, table, within } from './table.ts'

const readings = [
  'first page',
  'first page of those followed',
  'of those who write for others',
  'first page of the school',
  'page half way down',
] as const
type Reading = (typeof readings)[number]

/** (k) Cost of a feed page with few and with many posts: reading from the database, and serving. */
export async function showFeed({ few, many, seconds }: { few: number; many: number; seconds: number }) {
  const small = await measure(0, few, seconds)
  const large = await measure(few, many, seconds)
  table(
    `(k) Feed: ms to read a page, medians (p95)`,
    ['page', `${round(few)} posts`, `${round(many)} posts`, 'times', ''],
    readings.map(name => {
      const [before, after] = [small.read.get(name)!, large.read.get(name)!]
      const ratio = median(after) / median(before)
      const formatTimes = (times: number[]) => `${round(median(times))} (${round(p95(times))})`
      return [
        name,
        formatTimes(before),
        formatTimes(after),
        round(ratio),
        within(budget.feedGrowth, ratio, `${name} of a large feed`),
      ]
    }),
  )
  table(
    `Pages of the feed a second that one process serves to a pupil, with brotli: medians of 3 rounds of ${String(seconds)} s`,
    ['posts', 'per second', 'ms of processor time'],
    [
      [round(few), round(small.served.rate), round(small.served.cost)],
      [round(many), round(large.served.rate), round(large.served.cost)],
    ],
  )
}

async function measure(from: number, to: number, seconds: number) {
  const startedAt = performance.now()
  fillFeed(from, to)
  print('', `${round(to)} posts, made in ${round((performance.now() - startedAt) / 1000)} s.`)
  // Reopens the connections, because the statistics of the tables have changed.
  await reader.close()
  await db.$disconnect()
  const viewer = await viewerOf('aruzhan')
  const other = await viewerOf('timur')
  const times = (read: () => Promise<unknown>) => timesOf(read)
  const half: Cursor = { at: new Date(Date.now() - (60 + to * 15) * 1000).toISOString(), id: 'bench' }
  const read = new Map<Reading, number[]>([
    ['first page', await times(() => listPosts(viewer, { of: 'ALL' }, null))],
    ['first page of those followed', await times(() => listPosts(viewer, { of: 'FOLLOWING' }, null))],
    ['of those who write for others', await times(() => listPosts(other, { of: 'FOLLOWING' }, null))],
    ['first page of the school', await times(() => listPosts(viewer, { of: 'ORGANIZATION' }, null))],
    ['page half way down', await times(() => listPosts(viewer, { of: 'ALL' }, half))],
  ])
  await db.$disconnect()
  const server = await startSite()
  try {
    const headers = { cookie: `language=ru; ${await signIn(server.url, 'aruzhan')}`, 'accept-encoding': 'br' }
    const speedOf = await speeds([{ name: 'feed', server, path: pathOf('feed'), headers, status: 200 }], seconds)
    return { read, served: speedOf('feed') }
  } finally {
    await server.stop()
  }
}
