import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { findInterestProfile } from './profile.server.ts'
import { recommend } from './recommendations.server.ts'

/** Returns the ids of the professions a person's results begin with, the closest first. Empty without a test, and when
 *  no interest is strong, because those are only offered to be tried. */
export async function listOwn(viewer: Viewer, language: Language): Promise<string[]> {
  const profile = await findInterestProfile(viewer)
  if (!profile) return []
  const { list, isTrial } = await recommend(viewer, profile, language, { page: 1, check: null, each: false })
  return isTrial ? [] : list.map(({ id }) => id)
}
