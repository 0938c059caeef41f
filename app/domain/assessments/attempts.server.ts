import { db, type Db } from '#app/db.server.ts'
import { ageOn } from '#app/domain/accounts/age.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { answerRange, findActiveInstrument, type Instrument } from './instrument.server.ts'
import { scoreScale, standardErrorOf } from './scoring.ts'

export type OpenAttempt = {
  id: string
  testId: string
  testVersion: number
  language: string
  answers: Map<string, number>
}

/** Whether a person is too young for a test; without a date of birth nobody is let in. */
export function isTooYoung(
  viewer: Pick<Viewer, 'dateOfBirth'>,
  { minimumAge }: { minimumAge: number },
  now = new Date(),
) {
  return viewer.dateOfBirth === null || ageOn(viewer.dateOfBirth, now) < minimumAge
}

/** Starts an attempt, or finds the one that is open already: pressing the button twice starts one.
 *  Returns the id of the question to go on with, `'too-young'`, or null when there is no such test. */
export async function startAttempt(viewer: Viewer, testId: string, language: Language) {
  const instrument = await findActiveInstrument(testId)
  if (!instrument) return null
  if (isTooYoung(viewer, instrument)) return 'too-young'

  const open = await findOpenAttempt(db, viewer, testId)
  // An attempt at a version that has been replaced cannot be compared with anything: begin anew.
  if (open && open.testVersion === instrument.version) return { questionId: firstUnanswered(instrument, open.answers) }
  if (open) await db.attempt.update({ where: { id: open.id }, data: { openKey: null } })
  try {
    await db.attempt.create({
      data: { userId: viewer.id, testId, testVersion: instrument.version, language, openKey: openKey(viewer, testId) },
    })
  } catch (error) {
    // Pressed twice at once: the other press has started it.
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
  }
  return { questionId: instrument.items[0]!.id }
}

/** The viewer's open attempt of a test with its answers, in one query; null when none is open. */
export async function findOpenAttempt(client: Db, viewer: Viewer, testId: string): Promise<OpenAttempt | null> {
  type Row = {
    id: string
    testVersion: number | bigint
    language: string
    itemId: string | null
    value: number | bigint | null
  }
  const rows = await client.$queryRaw<Row[]>`
    SELECT a."id", a."testVersion", a."language", w."itemId", w."value"
    FROM "Attempt" a LEFT JOIN "Answer" w ON w."attemptId" = a."id"
    WHERE a."openKey" = ${openKey(viewer, testId)}`
  const [first] = rows
  if (!first) return null
  const given = rows.flatMap(row => (row.itemId === null ? [] : [[row.itemId, Number(row.value)] as const]))
  return {
    id: first.id,
    testId,
    testVersion: Number(first.testVersion),
    language: first.language,
    answers: new Map(given),
  }
}

export type SaveOutcome =
  { next: string } | { completed: true } | 'not-an-option' | 'other-test' | 'not-started' | 'too-young' | null

/** Saves one answer of the viewer's open attempt. Repeating the same answer changes nothing; the last one closes the
 *  attempt and scores it. Returns where to go on, why nothing was saved, or null when there is no such question. */
export async function saveAnswer(
  viewer: Viewer,
  at: { testId: string; questionId: string },
  value: number,
): Promise<SaveOutcome> {
  const open = await findOpenAttempt(db, viewer, at.testId)
  const instrument = await findActiveInstrument(at.testId)
  if (!instrument) return null
  if (isTooYoung(viewer, instrument)) return 'too-young'
  const position = instrument.items.findIndex(item => item.id === at.questionId)
  if (position === -1) return (await isQuestionOfAnotherTest(at)) ? 'other-test' : null
  if (!instrument.options.some(option => option.value === value)) return 'not-an-option'
  // Without an open attempt this is the last button pressed twice, or a page from before the test was begun.
  if (!open) return (await hasCompleted(viewer, at.testId)) ? { completed: true } : 'not-started'
  if (open.testVersion !== instrument.version) return 'not-started'

  return db.$transaction(async tx => {
    // Read again inside: another tab may have finished the attempt meanwhile.
    const attempt = await findOpenAttempt(tx, viewer, at.testId)
    if (!attempt) return { completed: true }
    const answer = { value, answeredAt: new Date() }
    const id = { attemptId: attempt.id, itemId: at.questionId }
    if (attempt.answers.get(at.questionId) !== value) {
      await tx.answer.upsert({ where: { attemptId_itemId: id }, create: { ...id, ...answer }, update: answer })
    }
    attempt.answers.set(at.questionId, value)

    const following = instrument.items[position + 1]
    if (following) return { next: following.id }
    if (attempt.answers.size < instrument.items.length) return { next: firstUnanswered(instrument, attempt.answers) }
    await complete(tx, instrument, attempt)
    return { completed: true }
  })
}

async function hasCompleted(viewer: Viewer, testId: string) {
  return (await db.attempt.count({ where: { userId: viewer.id, testId, completedAt: { not: null } } })) > 0
}

export async function isQuestionOfAnotherTest({ testId, questionId }: { testId: string; questionId: string }) {
  const item = await db.item.findUnique({ where: { id: questionId }, select: { testId: true } })
  return item !== null && item.testId !== testId
}

/** The question to go on with: the first without an answer, or the last one. */
export function firstUnanswered({ items }: Instrument, answers: ReadonlyMap<string, number>): string {
  return (items.find(item => !answers.has(item.id)) ?? items[items.length - 1]!).id
}

async function complete(tx: Db, instrument: Instrument, attempt: OpenAttempt) {
  const norms = await tx.norm.findMany({
    where: { testId: instrument.id, testVersion: instrument.version, language: attempt.language },
  })
  const range = answerRange(instrument)
  const scores = instrument.scales.flatMap(scale => {
    const items = instrument.items.filter(item => item.scaleId === scale.id)
    const given = items.flatMap(({ id, keyed }) => {
      const value = attempt.answers.get(id)
      return value === undefined ? [] : [{ value, keyed }]
    })
    const scored = scoreScale(given, items.length, range)
    const sem = standardErrorOf(
      items.length,
      norms.find(norm => norm.scaleKey === scale.key),
    )
    return scored ? [{ attemptId: attempt.id, scaleId: scale.id, ...scored, sem }] : []
  })
  await tx.scaleScore.createMany({ data: scores })
  await tx.attempt.update({ where: { id: attempt.id }, data: { completedAt: new Date(), openKey: null } })
}

function openKey(viewer: Viewer, testId: string) {
  return `${viewer.id} ${testId}`
}
