import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findProgrammeGroupsOf, listProfessions } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { isUndifferentiated, rankByInterest } from './matching.ts'
import { findInterestProfile } from './profile.server.ts'
import { makeShortlist } from './shortlist.ts'

type Title = { id: string; title: string; lang: Language | undefined }

export type Fitting = {
  /** Why nothing is recommended: no interest test completed, or a profile without a shape to match. */
  missing: 'test' | 'shape' | null
  /** The recommended professions each programme group leads to, the closest first, by the group's code. */
  groups: ReadonlyMap<string, Title[]>
}

/** The programme groups that lead to the professions on the person's shortlist, by their latest interest test and the
 *  preparation they plan for. What they have said is not theirs does not count. Four queries. */
export async function findFittingGroups(viewer: Pick<Viewer, 'id'>, language: Language): Promise<Fitting> {
  const profile = await findInterestProfile(viewer)
  if (!profile) return { missing: 'test', groups: new Map() }
  if (isUndifferentiated(profile.interests)) return { missing: 'shape', groups: new Map() }
  const [professions, { planned, rejected }] = await Promise.all([
    listProfessions(language),
    findWishes(viewer, profile.attemptId),
  ])
  const alike = rankByInterest(profile.interests, professions).filter(({ correlation }) => correlation > 0)
  const chosen = makeShortlist(alike, { planned }).chosen.filter(({ id }) => !rejected.has(id))
  const codes = await findProgrammeGroupsOf(chosen.map(({ id }) => id))
  const groups = new Map<string, Title[]>()
  for (const { id, title, lang } of chosen) {
    for (const code of codes.get(id) ?? []) groups.set(code, [...(groups.get(code) ?? []), { id, title, lang }])
  }
  return { missing: null, groups }
}

/** The preparation a person plans for, and the recommendations of an attempt they have said no to. */
async function findWishes(viewer: Pick<Viewer, 'id'>, attemptId: string) {
  const rows = await db.$queryRaw<{ planned: number | bigint | null; professionId: string | null }[]>`
    SELECT p."plannedPreparation" AS "planned", r."professionId"
    FROM "Profile" p
    LEFT JOIN "Recommendation" r ON r."userId" = p."userId" AND r."attemptId" = ${attemptId} AND r."thumb" = -1
    WHERE p."userId" = ${viewer.id}`
  const planned = rows[0]?.planned ?? null
  return {
    planned: planned === null ? null : Number(planned),
    rejected: new Set(rows.flatMap(({ professionId }) => professionId ?? [])),
  }
}
