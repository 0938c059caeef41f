// On PostgreSQL, a page of posts reads the rows it shows and a few more, not the whole table. `query-plans` does the same
// for SQLite.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { PostList } from '#app/domain/feed/list-posts.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { copyDatabase, openDatabase } from '#tests/world/database.ts'
import { postgresUrl } from '#tests/world/postgres.ts'

const databaseUrl = copyDatabase()
process.env.DATABASE_URL = databaseUrl
process.env.BAGDAR_DEMO = '1'

const { reader } = await import('#app/database/reader.server.ts')
const { listPosts } = await import('#app/domain/feed/list-posts.server.ts')

const POSTS = 6000

type Plan = {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Plan[]
}

/** Counts the rows of a table that a plan has read. */
function countRead(plan: Plan, table: string): number {
  const { 'Actual Rows': rows, 'Actual Loops': loops, 'Rows Removed by Filter': removed = 0, Plans = [] } = plan
  const own = plan['Relation Name'] === table ? (rows + removed) * loops : 0
  return Plans.reduce((sum, one) => sum + countRead(one, table), own)
}

describe.runIf(postgresUrl)('on PostgreSQL', () => {
  let pupil: Viewer
  beforeAll(async () => {
    const world = openDatabase(databaseUrl)
    const where = { usernameFolded: 'aruzhan' }
    const { id, memberships } = await world.user.findUniqueOrThrow({ where, include: { memberships: true } })
    pupil = { id, systemRole: 'USER', memberships } as unknown as Viewer
    const author = await world.follow.findFirstOrThrow({ where: { followerId: id } })
    await world.$executeRaw`
      INSERT INTO "Post" ("id", "authorId", "text", "audience", "scope", "createdAt")
      SELECT 'many' || n, ${author.followedId}, 'Слова', 'EVERYONE', 'EVERYONE', timestamp '2026-01-01' + n * interval '1 minute'
      FROM generate_series(1, ${POSTS}::int) n`
    await world.$executeRawUnsafe('ANALYZE')
    await world.$disconnect()
  })

  it.each<[PostList['of'], PostList]>([
    ['ALL', { of: 'ALL' }],
    ['FOLLOWING', { of: 'FOLLOWING' }],
    ['ORGANIZATION', { of: 'ORGANIZATION' }],
    ['HASHTAG', { of: 'HASHTAG', hashtag: 'гидрология' }],
  ])('the list %s reads few of 6,000 posts', async (_, list) => {
    const asked: Prisma.Sql[] = []
    const all = reader.all.bind(reader)
    reader.all = query => {
      asked.push(query)
      return all(query)
    }
    await listPosts(pupil, list, null)
    reader.all = all
    const { rows } = await reader.all(Prisma.sql`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${asked[0]}`)
    const [{ Plan: plan }] = rows[0]![0] as [{ Plan: Plan }]
    expect(countRead(plan, 'Post')).toBeLessThan(POSTS / 10)
  })
})
