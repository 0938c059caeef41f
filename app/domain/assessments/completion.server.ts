import { db, type Db, inTurn } from '#app/database/client.server.ts'
import { readRow, text } from '#app/database/rows.server.ts'
import { awardAchievements } from '#app/domain/achievements/achievements.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type CarelessFlag, carelessness } from './carelessness.ts'
import { answerRange, findInstrument, hasRightAnswers, type Instrument } from './instrument.server.ts'
import { findReference } from './norms.server.ts'
import { findOpenAttempt, hasCompleted, isAllAnswered, type OpenAttempt, openKey } from './open-attempt.server.ts'
import { scoreScales } from './score-scales.ts'
import { earliestUnsettled, isOver } from './timing.ts'

type Ending = { at: Date; flags?: CarelessFlag[] }

/** Scores an attempt and closes it. Called again after a late answer, it scores the attempt again. */
export async function complete(tx: Db, instrument: Instrument, attempt: OpenAttempt, { at, flags = [] }: Ending) {
  const norms = await tx.norm.findMany({
    where: { versionId: instrument.versionId, language: attempt.language },
  })
  const scores = scoreScales(instrument, {
    answers: attempt.answers,
    range: answerRange(instrument),
    norms: new Map(norms.map(norm => [norm.scaleKey, norm])),
  }).flatMap(({ id, scored }) => (scored ? [{ attemptId: attempt.id, scaleId: id, ...scored }] : []))
  await tx.scaleScore.deleteMany({ where: { attemptId: attempt.id } })
  await tx.scaleScore.createMany({ data: scores })
  const careless = flags.length > 0 ? { careless: true, flags } : {}
  const { userId } = await tx.attempt.update({
    where: { id: attempt.id },
    data: { completedAt: at, openKey: null, ...careless },
    select: { userId: true },
  })
  await awardAchievements(tx, userId, at)
}

/** Returns the signs of careless answering in an attempt. Always empty for tests with right answers: a wrong answer
 *  proves nothing there, and the time is limited. */
export async function carelessFlags(
  client: Db,
  instrument: Instrument,
  { language, answers, seconds }: OpenAttempt,
): Promise<CarelessFlag[]> {
  if (hasRightAnswers(instrument)) return []
  const given = instrument.items.filter(({ id }) => answers.has(id))
  return carelessness({
    answers: given.map(({ id }) => answers.get(id)!),
    keys: given.map(({ keyed }) => keyed),
    scales: given.map(({ scaleKey }) => scaleKey),
    seconds: given.map(({ id }) => seconds.get(id)),
    range: answerRange(instrument),
    reference: await findReference(client, instrument.versionId, language),
  }).flags
}

/** Returns the signs of careless answering before a result is final, so that the person can decide. `'unanswered'`
 *  while answers are missing, `'completed'` when the attempt is over, null when there is no such test or attempt. */
export async function findCheck(viewer: Viewer, testId: string) {
  const open = await findOpenAttempt(db, viewer, testId)
  const instrument = open && (await findInstrument(open.versionId))
  if (!instrument) return (await hasCompleted(viewer, testId)) ? 'completed' : null
  if (!isAllAnswered(instrument, open.answers)) return 'unanswered'
  return {
    title: instrument.texts.title,
    firstQuestionId: instrument.items[0]!.id,
    flags: await carelessFlags(db, instrument, open),
  }
}

/** Completes an attempt unchanged and stores the signs of careless answering with it. Returns `'completed'`, or
 *  `'unanswered'` or null as `findCheck` does. */
export async function keepAnswers(viewer: Viewer, testId: string, now = new Date()) {
  return inTurn(async tx => {
    const open = await findOpenAttempt(tx, viewer, testId)
    const instrument = open && (await findInstrument(open.versionId, tx))
    if (!instrument) return (await hasCompleted(viewer, testId, tx)) ? 'completed' : null
    if (!isAllAnswered(instrument, open.answers)) return 'unanswered'
    await complete(tx, instrument, open, { at: now, flags: await carelessFlags(tx, instrument, open) })
    return 'completed'
  })
}

/** Closes the viewer's open attempt when its time is over and scores the answers given. Returns whether it did. Takes
 *  one query when there is nothing to close. */
export async function closeOverdue(viewer: Pick<Viewer, 'id'>, testId: string, now = new Date()): Promise<boolean> {
  const overdue = Prisma.sql`
    SELECT "id" FROM "Attempt" WHERE "openKey" = ${openKey(viewer, testId)} AND "deadlineAt" < ${now}`
  if (!(await readRow({ id: text }, overdue))) return false
  return inTurn(async tx => {
    const open = await findOpenAttempt(tx, viewer, testId)
    if (!open || !isOver(open.deadlineAt, now)) return false
    await endInTime(tx, open)
    return true
  })
}

/** Ends an attempt at its deadline. An attempt without answers is closed without a result. */
export async function endInTime(tx: Db, attempt: OpenAttempt) {
  const instrument = await findInstrument(attempt.versionId, tx)
  if (instrument && attempt.answers.size > 0) await complete(tx, instrument, attempt, { at: attempt.deadlineAt! })
  else await tx.attempt.update({ where: { id: attempt.id }, data: { openKey: null } })
}

const BATCH = 100

/** Closes attempts that were left open after their deadline and grace period. */
export async function closeOverdueAttempts(now: Date, signal?: AbortSignal) {
  for (;;) {
    signal?.throwIfAborted()
    const overdue = await db.attempt.findMany({
      where: { openKey: { not: null }, deadlineAt: { lt: earliestUnsettled(now) } },
      select: { userId: true, version: { select: { testId: true } } },
      take: BATCH,
    })
    for (const { userId, version } of overdue) await closeOverdue({ id: userId }, version.testId, now)
    if (overdue.length < BATCH) return
  }
}
