import { jsonOf, readRow } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findReasons, listProfessions, type ProfessionSummary } from '#app/domain/professions/professions.server.ts'
import { reasonsAt } from '#app/domain/professions/reasons.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Analysis, Prisma } from '#prisma/generated/client.ts'
import { isFaint } from './compute-facts.ts'
import { readFacts } from './facts.ts'
import { isUndifferentiated, type Interests } from './matching.ts'
import { findInterestProfile } from './profile.server.ts'
import { chooseProfessions } from './ranking.ts'
import { rankFor } from './recommendations.server.ts'
import { FIRST_PROFESSIONS } from './shortlist-query.ts'

export type DirectionProfession = Pick<ProfessionSummary, 'id' | 'field' | 'title' | 'lang'> & { reason: string | null }

/** Returns the first three professions of a person's direction, from the last analysis or, before there is one, from
 *  their interests, each with a reason not shown on earlier pages. Empty when no interest is strong or the answers were
 *  careless, because results are then only a trial or a draft. One query; none while the person's revision is
 *  unchanged. */
export function findDirection(
  { id, revision }: Pick<Viewer, 'id' | 'revision'>,
  { isAnalysed }: { isAnalysed: boolean },
  language: Language,
): Promise<DirectionProfession[]> {
  return readDirection({ id, revision, isAnalysed, language })
}

type Asked = Pick<Viewer, 'id' | 'revision'> & { isAnalysed: boolean; language: Language }

/** The revision changes with the person's rows. It is an argument only to be part of the cache key. */
const readDirection = cached(async ({ id, isAnalysed, language }: Asked): Promise<DirectionProfession[]> => {
  const found = await (isAnalysed ? findAnalysed({ id }) : findListed({ id }, language))
  if (!found) return []
  const { ids, interests } = found
  const [catalogue, reasons] = await Promise.all([listProfessions(language), findReasons(ids, language)])
  const listed = ids.flatMap(id => catalogue.find(profession => profession.id === id) ?? [])
  const placed = reasonsAt(
    listed.map(({ id }) => reasons.get(id) ?? []),
    interests,
    'later',
  )
  return listed
    .slice(0, FIRST_PROFESSIONS)
    .map(({ id, field, title, lang }, at) => ({ id, field, title, lang, reason: placed[at]! }))
})

async function findAnalysed({ id }: Pick<Viewer, 'id'>) {
  const last = await readRow(
    { facts: jsonOf<Analysis['facts']>() },
    Prisma.sql`
      SELECT "facts" FROM "Analysis" WHERE "userId" = ${id} AND "completedAt" IS NOT NULL
      ORDER BY "createdAt" DESC, "id" DESC LIMIT 1`,
  )
  if (!last) return null
  const { interests, careless, professions } = readFacts(last.facts)
  if (careless || isFaint(interests.map(({ level }) => level))) return null
  return {
    ids: professions.map(profession => profession.id),
    interests: Object.fromEntries(interests.map(({ key, score }) => [key, score])) as Interests,
  }
}

async function findListed(viewer: Pick<Viewer, 'id'>, language: Language) {
  const profile = await findInterestProfile(viewer)
  if (!profile || profile.careless) return null
  const { interests, levels, plannedWays } = profile
  if (isUndifferentiated(interests) || isFaint(Object.values(levels))) return null
  const chosen = chooseProfessions(await rankFor(profile, language), { planned: plannedWays })
  return { ids: chosen.map(({ id }) => id), interests }
}
