import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findProgrammeGroupsOf } from '#app/domain/professions/professions.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { isUndifferentiated } from './matching.ts'
import { findOpinions } from './opinions.server.ts'
import { findInterestProfile } from './profile.server.ts'
import { rankFor } from './recommendations.server.ts'
import { chooseProfessions } from './ranking.ts'

type Title = { id: string; title: string; lang: Language | undefined }

export type Fitting = {
  /** Why nothing is recommended: no completed interest test, or a profile without a shape to match. */
  missing: 'test' | 'shape' | null
  /** Recommended professions each programme group leads to, the closest first, by code of the group. */
  groups: ReadonlyMap<string, Title[]>
  /** All recommended professions, the closest first. */
  professions: readonly Title[]
}

/** Returns the programme groups that lead to the professions on the person's shortlist, from their latest interest test
 *  and planned ways. Professions they have voted down are left out. Two queries. */
export async function findFittingGroups(viewer: Pick<Viewer, 'id'>, language: Language): Promise<Fitting> {
  const profile = await findInterestProfile(viewer)
  if (!profile) return { missing: 'test', groups: new Map(), professions: [] }
  if (isUndifferentiated(profile.interests)) return { missing: 'shape', groups: new Map(), professions: [] }
  const [ranked, { planned, thumbs }] = await Promise.all([
    rankFor(profile, language),
    findOpinions(viewer, profile.attemptId),
  ])
  const chosen = chooseProfessions(ranked, { planned }).filter(({ id }) => thumbs.get(id) !== -1)
  const codes = await findProgrammeGroupsOf(chosen.map(({ id }) => id))
  const groups = new Map<string, Title[]>()
  for (const { id, title, lang } of chosen) {
    for (const code of codes.get(id) ?? []) groups.set(code, [...(groups.get(code) ?? []), { id, title, lang }])
  }
  return { missing: null, groups, professions: chosen.map(({ id, title, lang }) => ({ id, title, lang })) }
}
