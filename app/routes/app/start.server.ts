import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { listTests } from '#app/domain/assessments/tests.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { findWholeWay } from '#app/domain/way/whole-way.server.ts'
import type { Language } from '#app/i18n/config.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { startTexts } from '#app/wording/way/start-texts.server.ts'
import { findWayState } from './way-state.server.ts'

type Asked = Pick<Viewer, 'id' | 'revision'> & { language: Language }

// Cached by the user's revision, since the feed is the most requested page.
const rememberedWay = cached(({ id, language }: Asked) => findWholeWay({ id }, language))

/** An attempt whose time is over is closed when the tests are read, so this cache lasts at most a minute. */
const rememberedTests = cached(({ id, language }: Asked & { minute: number }) => listTests({ id }, language))
const MINUTE_MS = 60_000

/** Returns the position of an onboarded person on the whole way, as texts. */
export async function findStart(viewer: Viewer, reader: Reader<'start'>) {
  const { id, revision } = viewer
  const { language } = reader
  const asked = { id, revision, language }
  const minute = Math.floor(Date.now() / MINUTE_MS)
  const standing = await findWayState(viewer, language, {
    tests: rememberedTests({ ...asked, minute }),
    way: rememberedWay(asked),
  })
  return { ...standing, ...startTexts(standing, reader) }
}
