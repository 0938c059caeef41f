import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { startTexts } from '#app/wording/way/start-texts.server.ts'
import { findOnTheWay } from './on-the-way.server.ts'

/** Where an onboarded person stands on the whole way, in words. */
export async function findStart(viewer: Viewer, reader: Reader<'start'>) {
  const standing = await findOnTheWay(viewer, reader.language)
  return { ...standing, ...startTexts(standing, reader) }
}
