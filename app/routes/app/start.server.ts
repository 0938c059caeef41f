import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { remembered } from '#app/domain/content/memory.server.ts'
import { findWholeWay } from '#app/domain/way/whole-way.server.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { startTexts } from '#app/wording/way/start-texts.server.ts'
import { findOnTheWay } from './on-the-way.server.ts'

type Asked = Pick<Viewer, 'id' | 'revision'>

/** A person's rows change only with their revision. The feed is opened more often than anything else, and takes no posts. */
const rememberedWay = remembered(({ id, language }: Asked & { language: Language }) => findWholeWay({ id }, language))

/** Where an onboarded person stands on the whole way, in words. */
export async function findStart(viewer: Viewer, reader: Reader<'start'>) {
  const { id, revision } = viewer
  const { language } = reader
  const standing = await findOnTheWay(viewer, language, rememberedWay({ id, revision, language }))
  return { ...standing, ...startTexts(standing, reader) }
}
