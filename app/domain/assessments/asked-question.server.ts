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

/** A question with the version of the test it is of, and its place there. */
export type AskedQuestion = { instrument: Instrument; item: InstrumentItem; position: number }

/** The question of an address: of the version the open attempt is at, or the one that is offered, or an earlier one.
 *  `'other-test'` when the question is of another test, null when there is none. */
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
  // The pages of a test that is neither offered nor open do not say what other tests there are.
  if (!item || (item.version.testId !== testId && !present)) return null
  if (item.version.testId !== testId) return 'other-test'
  const earlier = await findInstrument(item.version.id)
  const found = earlier && findItem(earlier, questionId)
  return found && { instrument: earlier, ...found }
}
