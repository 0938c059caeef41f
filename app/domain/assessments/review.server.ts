import { instant, number, orNull, readRows, text } from '#app/database/rows.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { describe, findInstrument, hasRightAnswers, type Instrument, optionsOf } from './instrument.server.ts'
import { isSettled } from './timing.ts'

type Ended = { deadlineAt: Date | null; answered: number }

/** Checks whether the right answers of an attempt may be shown: `'later'` while a late answer may still arrive. */
export function reviewOf(attempt: Ended, instrument: Instrument, now = new Date()): 'open' | 'later' {
  const complete = attempt.answered === instrument.items.length
  return complete || isSettled(attempt.deadlineAt, now) ? 'open' : 'later'
}

export type ReviewedTask = {
  number: number
  text: string
  yours: string | null
  right: string
  why: string | null
  outcome: 'right' | 'wrong' | 'missing'
}

/** Returns every task of a completed attempt of the viewer (the latest without an id) with the right answer, their own
 *  and the explanation. Null when there is none, the test has no right answers, or it is too early to show them. */
export async function findReview(viewer: Viewer, testId: string, attemptId: string | null, language: Language) {
  const answers = await readAnswers(viewer, testId, attemptId)
  const [attempt] = answers
  const instrument = attempt && (await findInstrument(attempt.versionId))
  if (!instrument || !hasRightAnswers(instrument)) return null
  const given = new Map(answers.flatMap(({ itemId, value }) => (itemId === null ? [] : [[itemId, value] as const])))
  if (reviewOf({ ...attempt, answered: given.size }, instrument) !== 'open') return null
  const tasks = instrument.items.map((item, at): ReviewedTask => {
    const say = (value: number | null | undefined) => {
      const option = optionsOf(instrument, item).find(other => other.value === value)
      return option ? inLanguage(option.text, language).text : null
    }
    const value = given.get(item.id)
    return {
      number: at + 1,
      text: inLanguage(item.text, language).text,
      yours: say(value),
      right: say(item.right) ?? '',
      why: item.why && inLanguage(item.why, language).text,
      outcome: value === undefined ? 'missing' : value === item.right ? 'right' : 'wrong',
    }
  })
  return { attemptId: attempt.id, title: describe(instrument, language).title, tasks }
}

const answerRow = { id: text, versionId: text, deadlineAt: orNull(instant), itemId: orNull(text), value: number }

/** Returns the answers of one completed attempt, each with its attempt; a single row without an answer when there are
 *  none. */
function readAnswers(viewer: Pick<Viewer, 'id'>, testId: string, attemptId: string | null) {
  const asked = attemptId ? Prisma.sql`AND l."id" = ${attemptId}` : Prisma.empty
  return readRows(
    answerRow,
    Prisma.sql`
      SELECT a."id", a."versionId", a."deadlineAt", w."itemId", w."value"
      FROM "Attempt" a LEFT JOIN "Answer" w ON w."attemptId" = a."id"
      WHERE a."id" = (
        SELECT l."id" FROM "Attempt" l JOIN "TestVersion" k ON k."id" = l."versionId"
        WHERE l."userId" = ${viewer.id} AND l."completedAt" IS NOT NULL AND k."testId" = ${testId} ${asked}
        ORDER BY l."completedAt" DESC, l."id" DESC LIMIT 1)`,
  )
}
