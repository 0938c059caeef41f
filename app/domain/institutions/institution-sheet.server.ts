import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { type Cutoff, findCutoffs } from './cutoffs.server.ts'
import { findFitting } from './fitting.server.ts'
import { findInstitution, type Institution } from './institutions.server.ts'
import type { Picked } from './picks.server.ts'
import { listProfessionsOf } from './specialities.server.ts'
import type { Pool } from './vocabulary.ts'

/** Maximum number of programmes for which a university's professions are listed by programme group. Larger ones lead to
 *  nearly every profession. */
const FEW = 12

/** One shared object: wording caches the text about programmes by its identity. */
const noCutoffs: ReadonlyMap<string, Record<Pool, Cutoff | null>> = new Map()

/** Returns an institution with what its page needs for this reader: the last cut-offs by programme group, the codes
 *  that lead to their recommended professions, and their picks. Null when there is no such institution. */
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
