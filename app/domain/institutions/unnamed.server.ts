import { remembered } from '#app/domain/content/memory.server.ts'
import type { Region } from '#app/domain/locations/regions.ts'
import { findProfession } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { listWays } from './ways.server.ts'

/** So many professions beside it are named. */
const NEAR = 3

/** For a profession one learns at a college, but of which the classifier names no speciality, so that no college can be named:
 *  the region whose colleges may be asked, and professions beside it that have a speciality. Null for any other. From
 *  memory. */
export const findUnnamed = remembered(async (professionId: string, region: Region | null, language: Language) => {
  const ways = await listWays()
  const way = ways.get(professionId)
  if (!way?.isByCollege || way.specialities.length > 0) return null
  const related = (await findProfession(professionId, language))?.related ?? []
  const near = related.filter(({ id }) => ways.get(id)?.specialities.length).slice(0, NEAR)
  return { region, near: near.map(({ id, title }) => ({ id, title })) }
})

export type Unnamed = NonNullable<Awaited<ReturnType<typeof findUnnamed>>>
