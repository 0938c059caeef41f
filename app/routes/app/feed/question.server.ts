import type { HeldUp } from '#app/domain/feed/publish.server.ts'
import { listHelpLines } from '#app/domain/safety/help-lines.server.ts'
import type { Reader } from '#app/i18n/reader.ts'
import { questionTexts } from '#app/wording/feed/question-texts.server.ts'

/** What the author of a text is told before it is published. */
export async function questionOf(held: Pick<HeldUp, 'look' | 'text'>, reader: Reader<'postQuestion'>) {
  return questionTexts(held, await listHelpLines(reader.language), reader)
}
