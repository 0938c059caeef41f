import { db } from '#app/db.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import {
  findOpenAttempt,
  firstUnanswered,
  isQuestionOfAnotherTest,
  isTooYoung,
  type OpenAttempt,
} from './attempts.server.ts'
import { describe, findActiveInstrument, findInstrument, type Instrument } from './instrument.server.ts'

export const testStates = ['new', 'active', 'completed'] as const
export type TestState = (typeof testStates)[number]

export type TestSummary = {
  id: string
  instrument: string
  title: string
  summary: string
  state: TestState
  minutes: number
  minimumAge: number
  questions: number
  answered: number
  completedAt: string | null
}

type Row = {
  id: string
  instrument: string
  minutes: number | bigint
  minimumAge: number | bigint
  texts: unknown
  questions: number | bigint
  openId: string | null
  answered: number | bigint
  completedAt: Date | string | null
}

/** The active tests as they stand for a person, in one query. A retake in progress counts as active. */
export async function listTests(viewer: Viewer, language: Language): Promise<TestSummary[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT t."id", t."instrument", t."minutes", t."minimumAge", t."texts", o."id" AS "openId",
           (SELECT COUNT(*) FROM "Item" i WHERE i."testId" = t."id") AS "questions",
           (SELECT COUNT(*) FROM "Answer" w WHERE w."attemptId" = o."id") AS "answered",
           (SELECT MAX(c."completedAt") FROM "Attempt" c
             WHERE c."testId" = t."id" AND c."userId" = ${viewer.id} AND c."completedAt" IS NOT NULL) AS "completedAt"
    FROM "Test" t
    LEFT JOIN "Attempt" o ON o."testId" = t."id" AND o."userId" = ${viewer.id} AND o."openKey" IS NOT NULL
    WHERE t."state" = 'ACTIVE'
    ORDER BY t."order"`
  return rows.map(row => {
    const texts = (typeof row.texts === 'string' ? JSON.parse(row.texts) : row.texts) as Record<string, unknown>
    return {
      id: row.id,
      instrument: row.instrument,
      title: inLanguage(texts.title, language).text,
      summary: inLanguage(texts.summary, language).text,
      state: row.openId ? 'active' : row.completedAt ? 'completed' : 'new',
      minutes: Number(row.minutes),
      minimumAge: Number(row.minimumAge),
      questions: Number(row.questions),
      answered: Number(row.answered),
      completedAt: row.completedAt ? new Date(row.completedAt).toISOString() : null,
    }
  })
}

/** The four statistics of the tests page. */
export function countTests(tests: readonly TestSummary[]) {
  const count = (state: TestState) => tests.filter(test => test.state === state).length
  return { all: tests.length, completed: count('completed'), active: count('active'), left: count('new') }
}

/** One test for its own page, or null: what it measures, how it stands, whether the person is old enough. */
export async function findTest(viewer: Viewer, testId: string, language: Language) {
  const instrument = await findActiveInstrument(testId)
  if (!instrument) return null
  const [open, completed] = await Promise.all([
    findOpenAttempt(db, viewer, testId),
    db.attempt.findFirst({
      where: { userId: viewer.id, testId, completedAt: { not: null } },
      orderBy: { completedAt: 'desc' },
      select: { completedAt: true },
    }),
  ])
  const state: TestState = open ? 'active' : completed ? 'completed' : 'new'
  return {
    ...describe(instrument, language),
    id: instrument.id,
    state,
    minutes: instrument.minutes,
    minimumAge: instrument.minimumAge,
    questions: instrument.items.length,
    answered: open?.answers.size ?? 0,
    next: open ? firstUnanswered(instrument, open.answers) : null,
    completedAt: completed?.completedAt?.toISOString() ?? null,
    tooYoung: isTooYoung(viewer, instrument),
    scales: instrument.scales.map(({ texts }) => ({
      name: inLanguage(texts.name, language).text,
      about: inLanguage(texts.about, language).text,
    })),
  }
}

/** One statement on its way to the reader. */
export type Question = { id: string; number: number; text: string; chosen: number | null; previous: string | null }

export type Step = {
  test: {
    id: string
    attemptId: string
    title: string
    question: string
    total: number
    options: { value: number; label: string }[]
  }
  question: Question
  answered: number
  /** The questions that follow, so that the next page needs no waiting. */
  ahead: Question[]
}

const AHEAD = 2

/** One step of a test: the statement, its options, where it stands, and what follows. `'too-young'`, `'other-test'` and
 *  `'not-started'` say why there is none; null means there is no such question. */
export async function findStep(
  viewer: Viewer,
  at: { testId: string; questionId: string },
  language: Language,
): Promise<Step | 'too-young' | 'not-started' | 'other-test' | null> {
  const open = await findOpenAttempt(db, viewer, at.testId)
  const instrument = await findActiveInstrument(at.testId)
  if (!instrument) return null
  if (isTooYoung(viewer, instrument)) return 'too-young'
  const position = instrument.items.findIndex(item => item.id === at.questionId)
  if (position === -1) return (await isQuestionOfAnotherTest(at)) ? 'other-test' : null
  if (open?.testVersion !== instrument.version) return 'not-started'

  const { title, question } = describe(instrument, language)
  return {
    test: {
      id: instrument.id,
      attemptId: open.id,
      title,
      question,
      total: instrument.items.length,
      options: instrument.options.map(({ value, text }) => ({ value, label: inLanguage(text, language).text })),
    },
    question: questionsFrom(instrument, open, position, 1, language)[0]!,
    answered: open.answers.size,
    ahead: questionsFrom(instrument, open, position + 1, AHEAD, language),
  }
}

/** What a page that shows the next question itself will need after it: the questions beyond the next. */
export async function findAhead(viewer: Viewer, at: { testId: string; questionId: string }, language: Language) {
  const open = await findOpenAttempt(db, viewer, at.testId)
  const instrument = open && (await findInstrument(at.testId, open.testVersion))
  if (!instrument) return []
  const position = instrument.items.findIndex(item => item.id === at.questionId)
  return questionsFrom(instrument, open, position + 2, AHEAD, language)
}

function questionsFrom(
  instrument: Instrument,
  open: OpenAttempt,
  first: number,
  count: number,
  language: Language,
): Question[] {
  return instrument.items.slice(first, first + count).map(({ id, text }, offset) => ({
    id,
    number: first + offset + 1,
    text: inLanguage(text, language).text,
    chosen: open.answers.get(id) ?? null,
    previous: instrument.items[first + offset - 1]?.id ?? null,
  }))
}

/** The full form of an instrument whose short form this test is, or null when it is the full one. */
export async function findFullForm({ kind, form }: { kind: string; form: string }): Promise<string | null> {
  if (form === 'FULL') return null
  const full = await db.test.findFirst({
    where: { instrument: kind, form: 'FULL', state: 'ACTIVE' },
    orderBy: { order: 'asc' },
    select: { id: true },
  })
  return full?.id ?? null
}
