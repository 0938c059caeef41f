import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import type { FloorRule } from '#app/domain/institutions/vocabulary.ts'

export type LegalFloor = { rule: FloorRule; score: number; from: number; source: unknown }

/** Returns the legal floors in force for admission in the year `cycle`: for each rule the most recent one. Cached. */
export const listFloors = cached(async (cycle: number): Promise<LegalFloor[]> => {
  const floors = await db.legalFloor.findMany({
    where: { from: { lte: cycle }, OR: [{ to: null }, { to: { gte: cycle } }] },
    orderBy: [{ from: 'desc' }, { id: 'asc' }],
    select: { rule: true, score: true, from: true, source: true },
  })
  const latest = floors.filter(({ rule }, at) => floors.findIndex(other => other.rule === rule) === at)
  return latest.map(floor => ({ ...floor, rule: floor.rule as FloorRule }))
})
