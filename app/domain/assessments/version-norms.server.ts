import { db } from '#app/database/client.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { NORM_MINIMUM } from './scoring.ts'

/** Returns alpha by scale key for a version in a language, where enough people have answered. Cached. */
export const findAlphas = cached(async (versionId: string, language: string): Promise<ReadonlyMap<string, number>> => {
  const where = { versionId, language, n: { gte: NORM_MINIMUM } }
  const norms = await db.norm.findMany({ where, select: { scaleKey: true, alpha: true } })
  return new Map(norms.map(({ scaleKey, alpha }) => [scaleKey, alpha]))
})
