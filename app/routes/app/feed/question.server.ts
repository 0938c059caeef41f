import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { listHelpLines } from '#app/domain/safety/help-lines.server.ts'
import { findMute } from '#app/domain/safety/mutes.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { questionTexts } from '#app/wording/feed/question-texts.server.ts'

/** What the author of a text is told before it is published. Who of their organisation learns of it is said to pupils alone. */
export async function questionOf(viewer: Viewer, held: Pick<HeldUp, 'look' | 'text'>, reader: Reader<'postQuestion'>) {
  const isPupil = viewer.memberships.some(({ role, status }) => role === 'ORG_STUDENT' && status === 'ACTIVE')
  const [lines, mute] = await Promise.all([
    listHelpLines(reader.language),
    held.look.mutedUntil ? findMute(viewer.id) : null,
  ])
  return questionTexts(held, { lines, mute, isPupil }, reader)
}
