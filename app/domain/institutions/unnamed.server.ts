import { cached } from '#app/domain/content/content-cache.server.ts'
import type { Region } from '#app/domain/locations/regions.ts'
import { findProfession } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { listWays } from './ways.server.ts'

/** Number of related professions listed. */
const NEAR = 3

/** Handles professions that are learned at a college but have no speciality in the classifier, so that no college can
 *  be named: returns the region whose colleges may be asked and related professions that have a speciality. Null for
 *  other professions. */
export const findUnnamed = cached(async (professionId: string, region: Region | null, language: Language) => {
  const ways = await listWays()
  const way = ways.get(professionId)
  if (!way?.isByCollege || way.specialities.length > 0) return null
  const related = (await findProfession(professionId, language))?.related ?? []
  const near = related.filter(({ id }) => ways.get(id)?.specialities.length).slice(0, NEAR)
  return { region, near: near.map(({ id, title }) => ({ id, title })) }
})

export type Unnamed = NonNullable<Awaited<ReturnType<typeof findUnnamed>>>
