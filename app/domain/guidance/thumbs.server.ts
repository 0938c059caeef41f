import { db } from '#app/database/client.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'

const RANKS_SHOWN = 20

/** How many thumbs recommendations got at each rank, and how many of them were up, on the results of the interest test
 *  or in analyses, where values and traits count too; for the super roles, null for others. The closer ranks should
 *  please more: that is the check on our matching. */
export async function rateByRank(viewer: Viewer, given: 'results' | 'analyses') {
  if (!isSuper(viewer)) return null
  const rows = await db.recommendation.groupBy({
    by: ['rank', 'thumb'],
    where: { rank: { lte: RANKS_SHOWN }, analysisId: given === 'analyses' ? { not: null } : null },
    _count: true,
    orderBy: { rank: 'asc' },
  })
  const ranks = [...new Set(rows.map(({ rank }) => rank))]
  return ranks.map(rank => {
    const here = rows.filter(row => row.rank === rank)
    const count = (thumb?: number) =>
      here.filter(row => thumb === undefined || row.thumb === thumb).reduce((sum, row) => sum + row._count, 0)
    return { rank, given: count(), up: count(1) }
  })
}
