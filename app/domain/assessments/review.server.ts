import { db } from '#app/database/client.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { inLanguage } from '#app/domain/text/localized.ts'
import type { Language } from '#app/i18n/config.ts'
import { describe, findInstrument, hasRightAnswers, type Instrument, optionsOf } from './instrument.server.ts'
import { isSettled } from './timing.ts'

type Ended = { deadlineAt: Date | null; _count: { answers: number } }

/** Whether the right answers of an attempt may be seen: `'later'` while an answer that was on its way may still come
 *  in. */
export function reviewOf(attempt: Ended, instrument: Instrument, now = new Date()): 'open' | 'later' {
  const complete = attempt._count.answers === instrument.items.length
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

/** Every task of a completed attempt of the viewer (the latest without an id) with the right answer, their own and why.
 *  Null when there is none, the test has no right answers, or it is too early to tell them. */
export async function findReview(viewer: Viewer, testId: string, attemptId: string | null, language: Language) {
  const attempt = await db.attempt.findFirst({
    where: {
      userId: viewer.id,
      version: { testId },
      completedAt: { not: null },
      ...(attemptId ? { id: attemptId } : {}),
    },
    orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
    include: { answers: { select: { itemId: true, value: true } }, _count: { select: { answers: true } } },
  })
  const instrument = attempt && (await findInstrument(attempt.versionId))
  if (!instrument || !hasRightAnswers(instrument) || reviewOf(attempt, instrument) !== 'open') return null
  const given = new Map(attempt.answers.map(({ itemId, value }) => [itemId, value]))
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
