import { db } from '#app/database/client.server.ts'
import {
  findInstrument,
  findItem,
  findOfferedInstrument,
  type Instrument,
  type InstrumentItem,
} from './instrument.server.ts'
import type { OpenAttempt } from './open-attempt.server.ts'

export type QuestionPath = { testId: string; questionId: string }

/** A question with its test version and its position there. */
export type AskedQuestion = { instrument: Instrument; item: InstrumentItem; position: number }

/** Returns the question of a URL: in the version of the open attempt or else the offered version, or in an earlier one.
 *  `'other-test'` when it belongs to another test, null when it does not exist. */
export async function findAskedQuestion(
  open: Pick<OpenAttempt, 'versionId'> | null,
  { testId, questionId }: QuestionPath,
): Promise<AskedQuestion | 'other-test' | null> {
  const present = open ? await findInstrument(open.versionId) : await findOfferedInstrument(testId)
  const asked = present && findItem(present, questionId)
  if (asked) return { instrument: present, ...asked }

  const item = await db.item.findUnique({
    where: { id: questionId },
    select: { version: { select: { id: true, testId: true } } },
  })
  // A test that is neither offered nor open must not reveal which other tests exist.
  if (!item || (item.version.testId !== testId && !present)) return null
  if (item.version.testId !== testId) return 'other-test'
  const earlier = await findInstrument(item.version.id)
  const found = earlier && findItem(earlier, questionId)
  return found && { instrument: earlier, ...found }
}
