import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { findFittingGroups } from '#app/domain/guidance/fitting-groups.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Cutoff, findCutoffs } from './cutoffs.server.ts'
import { findInstitution } from './institutions.server.ts'
import { listPicks } from './picks.server.ts'
import type { Pool } from './vocabulary.ts'

/** One institution with what its page tells this reader: the last thresholds by programme group, which groups lead to
 *  their recommended professions, what they have picked. Null when there is no such institution. */
export async function composeInstitution(viewer: Viewer, id: string, language: Language) {
  const institution = await findInstitution(id, language)
  if (!institution) return null
  const { officialCode } = institution
  const [cutoffs, fitting, picks] = await Promise.all([
    officialCode === null ? new Map<string, Record<Pool, Cutoff | null>>() : findCutoffs(officialCode),
    findFittingGroups(viewer, language),
    listPicks(viewer, language),
  ])
  return { institution, cutoffs, fitting, picks }
}

export type InstitutionSheet = NonNullable<Awaited<ReturnType<typeof composeInstitution>>>
