import { saveAnswer, startAttempt } from '#app/domain/assessments/attempts.server.ts'
import { keepAnswers } from '#app/domain/assessments/completion.server.ts'
import { findInstrument } from '#app/domain/assessments/instrument.server.ts'
import { findOpenAttempt } from '#app/domain/assessments/open-attempt.server.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { rateRecommendation } from '#app/domain/guidance/recommendations.server.ts'
import type { PrismaClient } from '#prisma/generated/client.ts'
import { answersOf, randomFrom } from '../demo-answers.ts'
import type { History, Person } from '../demo-people.ts'
import { asOf, daysFromNow, hoursAfter } from './clock.ts'

type Taker = Pick<Person, 'username' | 'dateOfBirth' | 'language'> & { id: string }

/** Takes a test on its day and at the pace of a person. Starting and finishing go through the domain functions; the
 *  answers are written at once. `upTo` stops after that many answers. */
export async function takeTest(db: PrismaClient, taker: Taker, history: History) {
  const start = hoursAfter(daysFromNow(-history.daysAgo), -1)
  await asOf(start, () => take(db, taker, history, start))
}

async function take(db: PrismaClient, taker: Taker, history: History, start: Date) {
  const { testId, scores, upTo, careless, thumbs = [] } = history
  const viewer = { id: taker.id, dateOfBirth: taker.dateOfBirth } as Viewer
  await startAttempt(viewer, testId, taker.language ?? 'ru', start)
  const attempt = await findOpenAttempt(db, viewer, testId)
  const instrument = attempt && (await findInstrument(attempt.versionId))
  if (!instrument) throw new Error(`${taker.username} cannot take the test ${testId}.`)

  const random = randomFrom(`${taker.username} ${testId}`)
  const items = instrument.items.map(({ keyed, right, scaleKey }) => ({ keyed, right, scale: { key: scaleKey } }))
  const values = careless ? items.map((_, at) => (at % 12 === 11 ? 4 : 3)) : answersOf(items, scores, random)
  const paces = items.map(() => (careless ? 0.8 + random() / 2 : 3 + random() * 6))
  const given = values.map((value, at) => ({
    itemId: instrument.items[at]!.id,
    value,
    seconds: paces[at]!,
    answeredAt: hoursAfter(start, paces.slice(0, at + 1).reduce((sum, seconds) => sum + seconds, 0) / 3600),
  }))
  const last = upTo ? undefined : given.at(-1)!
  const before = given.slice(0, upTo ?? -1)
  await db.answer.createMany({ data: before.map(answer => ({ attemptId: attempt.id, ...answer })) })
  if (!last) return
  const outcome = await saveAnswer(viewer, { testId, questionId: last.itemId }, last, last.answeredAt)
  if (outcome === 'check') await keepAnswers(viewer, testId, last.answeredAt)
  for (const [professionId, thumb] of thumbs) await rateRecommendation(viewer, professionId, thumb)
}
