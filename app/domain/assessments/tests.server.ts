import { db } from '#app/database/client.server.ts'
import { flag, instant, number, orNull, readRow, readRows, type RowOf, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { cached } from '#app/domain/content/content-cache.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { findAskedQuestion, type QuestionPath } from './asked-question.server.ts'
import { isTooYoung } from './attempts.server.ts'
import { closeOverdue } from './completion.server.ts'
import { describe, findInstrument, findItem, findOfferedInstrument, type Instrument } from './instrument.server.ts'
import type { TestKind } from './kinds.ts'
import { findOpenAttempt, isAllAnswered, type OpenAttempt } from './open-attempt.server.ts'
import type { Option } from './test-content.server.ts'
import { isOver } from './timing.ts'

export const testStates = ['new', 'active', 'completed'] as const
export type TestState = (typeof testStates)[number]

export type TestSummary = {
  id: string
  instrument: string
  title: string
  summary: string
  state: TestState
  minutes: number
  timed: boolean
  minimumAge: number
  questions: number
  answered: number
  completedAt: string | null
}

const attempt = {
  id: text,
  testId: text,
  versionId: text,
  open: flag,
  deadlineAt: orNull(instant),
  answered: number,
  completedAt: orNull(instant),
}

/** Returns the tests on offer and those a person has started or completed, with the person's state. An open attempt is
 *  shown with its own version. A retake in progress counts as active. Attempts whose time is over are closed first. One
 *  query; the list of tests is cached. */
export async function listTests(
  viewer: Pick<Viewer, 'id'>,
  language: Language,
  now = new Date(),
): Promise<TestSummary[]> {
  const [tests, begun] = await Promise.all([readTests(), readAttempts(viewer)])
  const overdue = begun.filter(({ open, deadlineAt }) => open && isOver(deadlineAt, now))
  for (const { testId } of overdue) await closeOverdue(viewer, testId, now)
  const attempts = overdue.length > 0 ? await readAttempts(viewer) : begun
  const summaries = tests.map(async ({ id, offered }) => {
    const open = attempts.find(each => each.testId === id && each.open)
    const done = attempts.find(each => each.testId === id && each.completedAt !== null)
    const versionId = open?.versionId ?? offered ?? done?.versionId
    const instrument = versionId === undefined ? null : await findInstrument(versionId)
    return instrument ? [summaryOf(instrument, { open, done }, language)] : []
  })
  return (await Promise.all(summaries)).flat()
}

/** Returns all tests in display order, with the version on offer. */
const readTests = cached(async () => {
  const tests = await db.test.findMany({
    orderBy: { order: 'asc' },
    select: { id: true, state: true, versions: { where: { state: 'PUBLISHED' }, select: { id: true } } },
  })
  return tests.map(({ id, state, versions }) => ({ id, offered: state === 'ACTIVE' ? versions[0]?.id : undefined }))
})

/** Returns the id of the test to start with: the first interest test on offer, which is the short form. Null when there
 *  is none. Cached. */
export const findFirstTest = cached(async (): Promise<string | null> => {
  for (const { id, offered } of await readTests()) {
    if (offered !== undefined && (await findInstrument(offered))?.kind === 'INTERESTS') return id
  }
  return null
})

/** Returns a person's open and completed attempts, latest completed first. */
function readAttempts({ id }: Pick<Viewer, 'id'>) {
  return readRows(
    attempt,
    Prisma.sql`
      SELECT a."id", k."testId", a."versionId", a."openKey" IS NOT NULL AS "open", a."deadlineAt", a."completedAt",
             CASE WHEN a."openKey" IS NULL THEN 0
                  ELSE (SELECT COUNT(*) FROM "Answer" w WHERE w."attemptId" = a."id") END AS "answered"
      FROM "Attempt" a JOIN "TestVersion" k ON k."id" = a."versionId"
      WHERE a."userId" = ${id} AND (a."completedAt" IS NOT NULL OR a."openKey" IS NOT NULL)
      ORDER BY a."completedAt" DESC, a."id" DESC`,
  )
}

type Begun = { open?: RowOf<typeof attempt>; done?: RowOf<typeof attempt> }

function summaryOf(instrument: Instrument, { open, done }: Begun, language: Language): TestSummary {
  const { id, kind, minutes, timed, minimumAge, items, texts } = instrument
  return {
    id,
    instrument: kind,
    title: inLanguage(texts.title, language).text,
    summary: inLanguage(texts.summary, language).text,
    state: open ? 'active' : done ? 'completed' : 'new',
    minutes,
    timed,
    minimumAge,
    questions: items.length,
    answered: open?.answered ?? 0,
    completedAt: done?.completedAt?.toISOString() ?? null,
  }
}

/** Returns the four figures of the tests page. */
export function countTests(tests: readonly TestSummary[]) {
  const count = (state: TestState) => tests.filter(test => test.state === state).length
  return { all: tests.length, completed: count('completed'), active: count('active'), left: count('new') }
}

/** Returns one test for its page, with the person's state and whether they are old enough; null when it is not
 *  available. A test no longer on offer is available to people who have started or completed it. */
export async function findTest(viewer: Viewer, testId: string, language: Language) {
  const now = new Date()
  const begun = await findOpenAttempt(db, viewer, testId)
  const hasEnded = begun !== null && isOver(begun.deadlineAt, now) && (await closeOverdue(viewer, testId, now))
  const open = hasEnded ? null : begun
  const [completed, offered] = await Promise.all([
    readRow(
      { completedAt: instant, versionId: text, careless: flag },
      Prisma.sql`
        SELECT a."completedAt", a."versionId", a."careless"
        FROM "Attempt" a JOIN "TestVersion" k ON k."id" = a."versionId"
        WHERE a."userId" = ${viewer.id} AND a."completedAt" IS NOT NULL AND k."testId" = ${testId}
        ORDER BY a."completedAt" DESC, a."id" DESC LIMIT 1`,
    ),
    findOfferedInstrument(testId),
  ])
  const instrument = open
    ? await findInstrument(open.versionId)
    : (offered ?? (completed && (await findInstrument(completed.versionId))))
  if (!instrument) return null
  const state: TestState = open ? 'active' : completed ? 'completed' : 'new'
  return {
    ...describe(instrument, language),
    id: instrument.id,
    kind: instrument.kind,
    state,
    /** Whether the viewer can start or continue an attempt. */
    canTake: open !== null || offered !== null,
    minutes: instrument.minutes,
    timed: instrument.timed,
    deadlineAt: open?.deadlineAt?.toISOString() ?? null,
    minimumAge: instrument.minimumAge,
    questions: instrument.items.length,
    answered: open?.answers.size ?? 0,
    isAllAnswered: open !== null && isAllAnswered(instrument, open.answers),
    completedAt: completed?.completedAt.toISOString() ?? null,
    /** Whether the answers of the latest completed attempt look careless. */
    careless: completed?.careless ?? false,
    tooYoung: isTooYoung(viewer, instrument),
    scales: instrument.scales.map(({ texts }) => ({
      name: inLanguage(texts.name, language).text,
      about: inLanguage(texts.about, language).text,
    })),
  }
}

type AnswerOption = { value: number; label: string }

/** A question as sent to the page, with its own options if it has any. */
export type Question = {
  id: string
  number: number
  text: string
  chosen: number | null
  previous: string | null
  options?: AnswerOption[]
}

export type Step = {
  test: {
    id: string
    kind: TestKind
    attemptId: string
    title: string
    question: string
    total: number
    /** Options of every question without its own. */
    options: AnswerOption[]
    /** Deadline and remaining time in ms; null for a test without a time limit. */
    time: { deadlineAt: string; left: number } | null
  }
  question: Question
  answered: number
  /** The next questions, so that the page can show them without waiting. */
  ahead: Question[]
}

const AHEAD = 2

/** Returns one step of a test: the question, its options, the progress, and the next questions. `'too-young'`,
 *  `'other-test'`, `'not-started'` and `'time-over'` are the reasons for having none; null when there is no such
 *  question. */
export async function findStep(
  viewer: Viewer,
  at: QuestionPath,
  language: Language,
  now = new Date(),
): Promise<Step | 'too-young' | 'not-started' | 'other-test' | 'time-over' | null> {
  const open = await findOpenAttempt(db, viewer, at.testId)
  const asked = await findAskedQuestion(open, at)
  if (asked === null || asked === 'other-test') return asked
  const { instrument, position } = asked
  if (isTooYoung(viewer, instrument)) return 'too-young'
  if (open?.versionId !== instrument.versionId) return 'not-started'
  if (isOver(open.deadlineAt, now)) {
    await closeOverdue(viewer, at.testId, now)
    return 'time-over'
  }

  const { deadlineAt } = open
  const { title, question } = describe(instrument, language)
  return {
    test: {
      id: instrument.id,
      kind: instrument.kind,
      attemptId: open.id,
      title,
      question,
      total: instrument.items.length,
      options: inWords(instrument.options, language),
      time: deadlineAt && {
        deadlineAt: deadlineAt.toISOString(),
        left: Math.max(0, deadlineAt.getTime() - now.getTime()),
      },
    },
    question: questionsFrom(instrument, open, position, 1, language)[0]!,
    answered: open.answers.size,
    ahead: questionsFrom(instrument, open, position + 1, AHEAD, language),
  }
}

/** Returns every question of the viewer's open attempt, for a page that must work offline; null when no attempt is
 *  open. */
export async function findQuestions(viewer: Viewer, testId: string, language: Language) {
  const open = await findOpenAttempt(db, viewer, testId)
  const instrument = open && (await findInstrument(open.versionId))
  return instrument ? questionsFrom(instrument, open, 0, instrument.items.length, language) : null
}

/** Returns the questions after the next one, for a page that shows the next question itself. */
export async function findAhead(viewer: Viewer, at: QuestionPath, language: Language) {
  const open = await findOpenAttempt(db, viewer, at.testId)
  const instrument = open && (await findInstrument(open.versionId))
  const asked = instrument && findItem(instrument, at.questionId)
  return asked ? questionsFrom(instrument, open, asked.position + 2, AHEAD, language) : []
}

function questionsFrom(
  instrument: Instrument,
  open: OpenAttempt,
  first: number,
  count: number,
  language: Language,
): Question[] {
  return instrument.items.slice(first, first + count).map(({ id, text, options }, offset) => ({
    id,
    number: first + offset + 1,
    text: inLanguage(text, language).text,
    chosen: open.answers.get(id) ?? null,
    previous: instrument.items[first + offset - 1]?.id ?? null,
    ...(options && { options: inWords(options, language) }),
  }))
}

function inWords(options: readonly Option[], language: Language): AnswerOption[] {
  return options.map(({ value, text }) => ({ value, label: inLanguage(text, language).text }))
}

/** Returns the id of the full form of the same instrument, or null when the test is the full form or there is none.
 *  Cached. */
export async function findFullForm({ kind, form }: { kind: string; form: string }): Promise<string | null> {
  return form === 'FULL' ? null : readFullForm(kind)
}

const readFullForm = cached(async (kind: string) => {
  const full = await db.test.findFirst({
    where: { instrument: kind, form: 'FULL', state: 'ACTIVE', versions: { some: { state: 'PUBLISHED' } } },
    orderBy: { order: 'asc' },
    select: { id: true },
  })
  return full?.id ?? null
})
