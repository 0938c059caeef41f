import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findFittingGroups } from '#app/domain/guidance/fitting-groups.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { listWays } from './ways.server.ts'

/** Returns the programme groups of universities and the specialities of colleges that lead to the professions on the
 *  viewer's shortlist. `groups` maps both kinds of code to the professions. */
export async function findFitting(viewer: Pick<Viewer, 'id'>, language: Language) {
  const [{ missing, groups, professions }, ways] = await Promise.all([findFittingGroups(viewer, language), listWays()])
  const leadsTo = new Map(groups)
  const specialities = new Set<string>()
  for (const profession of professions) {
    for (const code of ways.get(profession.id)?.specialities ?? []) {
      specialities.add(code)
      leadsTo.set(code, [...(leadsTo.get(code) ?? []), profession])
    }
  }
  return {
    missing,
    professions,
    groups: leadsTo,
    codes: { groups: [...groups.keys()], specialities: [...specialities] },
  }
}
