import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { findAskedQuestion, type QuestionPath } from './asked-question.server.ts'
import { closeOverdue, complete, endInTime, carelessFlags } from './completion.server.ts'
import { findInstrument, findOfferedInstrument, type Instrument, optionsOf } from './instrument.server.ts'
import {
  findOpenAttempt,
  findUnsettledAttempt,
  firstUnanswered,
  hasCompleted,
  isAllAnswered,
  type OpenAttempt,
  openKey,
} from './open-attempt.server.ts'
import { isInTime, isOver, secondsTaken } from './timing.ts'

/** Checks whether a person is too young for a test. Without a date of birth they are. */
export function isTooYoung(
  viewer: Pick<Viewer, 'dateOfBirth'>,
  { minimumAge }: { minimumAge: number },
  now = new Date(),
) {
  return viewer.dateOfBirth === null || ageOn(viewer.dateOfBirth, now) < minimumAge
}

/** Starts an attempt or continues the open one. Idempotent. The time of a timed test starts here. An open attempt keeps
 *  its version, a new one takes the published version, if the test is offered. Returns the id of the question to
 *  continue with, `'check'` when all are answered, `'too-young'`, `'time-over'` when the open attempt has just ended,
 *  or null when there is no such test. */
export async function startAttempt(viewer: Viewer, testId: string, language: Language, now = new Date()) {
  const open = await findOpenAttempt(db, viewer, testId)
  const instrument = open ? await findInstrument(open.versionId) : await findOfferedInstrument(testId)
  if (!instrument) return null
  if (isTooYoung(viewer, instrument, now)) return 'too-young'

  if (open && isOver(open.deadlineAt, now)) {
    await closeOverdue(viewer, testId, now)
    return 'time-over'
  }
  if (open) {
    if (isAllAnswered(instrument, open.answers)) return 'check'
    return { questionId: firstUnanswered(instrument, open.answers) }
  }
  const { versionId, timed, minutes } = instrument
  const deadlineAt = timed ? new Date(now.getTime() + minutes * 60_000) : null
  const attempt = { userId: viewer.id, versionId, language, startedAt: now, deadlineAt }
  try {
    await db.attempt.create({ data: { ...attempt, openKey: openKey(viewer, testId) } })
  } catch (error) {
    // Unique constraint: a simultaneous request has started the attempt.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
  }
  return { questionId: instrument.items[0]!.id }
}

/** One answer: the value of its option, and whether the page stored it while offline (`again`). */
type Given = {
  value: number
  again?: boolean
  /** Attempt the answer was given in. Without one, the open attempt is used. */
  attempt?: string | undefined
}

export type SaveOutcome =
  | { next: string }
  | { completed: true }
  | 'check'
  | 'not-an-option'
  | 'other-test'
  | 'not-started'
  | 'too-young'
  | 'time-over'
  | null

/** Saves one answer of the viewer's open attempt. Idempotent. The last answer completes and scores the attempt, or
 *  returns `'check'` when the answers look careless. Returns where to continue, the reason for saving nothing, or null
 *  when there is no such question. */
export async function saveAnswer(
  viewer: Viewer,
  at: QuestionPath,
  given: Given,
  now = new Date(),
): Promise<SaveOutcome> {
  const open = await findOpenAttempt(db, viewer, at.testId)
  const asked = await findAskedQuestion(open, at)
  if (asked === null || asked === 'other-test') return asked
  // An answer stored offline on a shared device must not be saved in another person's attempt.
  if (given.attempt !== undefined && given.attempt !== open?.id) return null
  const { instrument, item, position } = asked
  if (isTooYoung(viewer, instrument, now)) return 'too-young'
  if (!optionsOf(instrument, item).some(option => option.value === given.value)) return 'not-an-option'
  if (instrument.timed && (!open || isOver(open.deadlineAt, now))) return saveLate(viewer, instrument, at, given, now)
  // Without an open attempt the last answer was sent twice, or the page is older than the attempt.
  if (!open) return (await hasCompleted(viewer, at.testId)) ? { completed: true } : 'not-started'
  if (open.versionId !== instrument.versionId) return 'not-started'

  return inTurn(async tx => {
    // Read again inside the transaction, because another tab may have completed the attempt.
    const attempt = await findOpenAttempt(tx, viewer, at.testId)
    if (attempt?.id !== open.id) return { completed: true }
    await keepAnswer(tx, attempt, item.id, given, now)

    const following = instrument.items[position + 1]
    if (following) return { next: following.id }
    if (!isAllAnswered(instrument, attempt.answers)) return { next: firstUnanswered(instrument, attempt.answers) }
    if ((await carelessFlags(tx, instrument, attempt)).length > 0) return 'check'
    await complete(tx, instrument, attempt, { at: now })
    return { completed: true }
  })
}

/** Saves an answer to a timed test that arrives after the deadline but within the grace period. An attempt closed in
 *  the meantime is scored again. Never replaces an existing answer. */
async function saveLate(
  viewer: Viewer,
  instrument: Instrument,
  at: QuestionPath,
  { value, again = false }: Given,
  now: Date,
): Promise<SaveOutcome> {
  return inTurn(async tx => {
    const open = await findOpenAttempt(tx, viewer, at.testId)
    const attempt = open ?? (await findUnsettledAttempt(tx, viewer, at.testId, now))
    if (!attempt) return (await hasCompleted(viewer, at.testId, tx)) ? { completed: true } : 'not-started'
    const counts = attempt.versionId === instrument.versionId && isInTime(attempt.deadlineAt, { again }, now)
    if (counts && !attempt.answers.has(at.questionId)) {
      await keepAnswer(tx, attempt, at.questionId, { value, again }, now)
      await endInTime(tx, attempt)
    } else if (open) await endInTime(tx, open)
    return counts ? { completed: true } : 'time-over'
  })
}

/** Writes an answer. A changed answer keeps the response time of the first one. */
async function keepAnswer(tx: Db, attempt: OpenAttempt, itemId: string, { value, again = false }: Given, now: Date) {
  if (attempt.answers.get(itemId) === value) return
  const answer = { value, answeredAt: now }
  const id = { attemptId: attempt.id, itemId }
  const seconds = secondsTaken(attempt.lastAt, { again }, now)
  await tx.answer.upsert({
    where: { attemptId_itemId: id },
    create: { ...id, ...answer, seconds },
    update: answer,
  })
  if (!attempt.answers.has(itemId)) attempt.seconds.set(itemId, seconds)
  attempt.answers.set(itemId, value)
}
