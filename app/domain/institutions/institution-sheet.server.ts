import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Cutoff, findCutoffs } from './cutoffs.server.ts'
import { findFitting } from './fitting.server.ts'
import { findInstitution, type Institution } from './institutions.server.ts'
import type { Picked } from './picks.server.ts'
import { listProfessionsOf } from './specialities.server.ts'
import type { Pool } from './vocabulary.ts'

/** A university of fifty programmes leads to nearly every profession: there a list of them says nothing. */
const FEW = 12

/** One and the same for all without: what is told of their programmes is remembered by it. */
const noCutoffs: ReadonlyMap<string, Record<Pool, Cutoff | null>> = new Map()

/** One institution with what its page tells this reader: the last thresholds by programme group, which groups lead to
 *  their recommended professions, and whether it is among their picks. Null when there is no such institution. */
export async function composeInstitution(viewer: Viewer, id: string, language: Language, picks: Picked[]) {
  const institution = await findInstitution(id, language)
  if (!institution) return null
  const { officialCode } = institution
  const [cutoffs, fitting] = await Promise.all([
    officialCode === null ? noCutoffs : findCutoffs(officialCode),
    findFitting(viewer, language),
  ])
  return { institution, cutoffs, fitting, picks, professions: await leadsTo(institution, language) }
}

async function leadsTo({ type, programmes, professions }: Institution, language: Language) {
  const specialities = programmes.flatMap(({ speciality }) => speciality ?? [])
  const groups = programmes.flatMap(({ code, speciality }) => (code && !speciality ? [code] : []))
  const isSmall = type === 'COLLEGE' || programmes.length <= FEW
  return listProfessionsOf({ specialities, groups: isSmall ? groups : [], ids: professions }, language)
}

export type InstitutionSheet = NonNullable<Awaited<ReturnType<typeof composeInstitution>>>
