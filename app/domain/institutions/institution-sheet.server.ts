import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findFittingGroups } from '#app/domain/guidance/fitting-groups.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Cutoffs, findCutoffs } from './cutoffs.server.ts'
import { findInstitution } from './institutions.server.ts'
import { listPicks } from './picks.server.ts'

/** One institution with what its page tells this reader: the last cut-offs by programme group, which groups lead to
 *  their recommended professions, what they have picked. Null when there is no such institution. */
export async function composeInstitution(viewer: Viewer, id: string, language: Language) {
  const institution = await findInstitution(id, language)
  if (!institution) return null
  const { officialCode } = institution
  const [found, fitting, picks] = await Promise.all([
    officialCode === null ? new Map<string, Cutoffs>() : findCutoffs([officialCode]),
    findFittingGroups(viewer, language),
    listPicks(viewer, language),
  ])
  const cutoffs = new Map([...found].map(([key, of]) => [key.split(' ')[1]!, of]))
  return { institution, cutoffs, fitting, picks }
}

export type InstitutionSheet = NonNullable<Awaited<ReturnType<typeof composeInstitution>>>
