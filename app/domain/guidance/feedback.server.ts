import { db } from '#app/database/client.server.ts'
import { readRow, text } from '#app/database/rows.server.ts'
import { isSuper } from '#app/domain/access/roles.ts'
import type { Viewer } from '#app/domain/accounts/viewer.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { type FeedbackQuestion, feedbackQuestions } from './feedback.ts'

/** Below this many answers a mean would report of single people. */
const FEEDBACK_MINIMUM = 5

export async function hasFeedback(analysisId: string): Promise<boolean> {
  const query = Prisma.sql`SELECT "analysisId" FROM "Feedback" WHERE "analysisId" = ${analysisId}`
  return (await readRow({ analysisId: text }, query)) !== null
}

/** Keeps what a person thinks of their analysis, once: what is sent later changes nothing. */
export async function giveFeedback(analysisId: string, answers: Record<FeedbackQuestion, number>): Promise<void> {
  await db.feedback.create({ data: { analysisId, ...answers } }).catch((error: unknown) => {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
  })
}

/** How many people answered and, from five on, the mean of each question (1–5, 5 is yes); for the super roles, null for
 *  others. */
export async function averageFeedback(viewer: Viewer) {
  if (!isSuper(viewer)) return null
  const { _count: n, _avg: means } = await db.feedback.aggregate({
    _count: true,
    _avg: { recognised: true, clear: true, fitting: true, useful: true, again: true },
  })
  const questions = feedbackQuestions.map(question => ({ question, mean: means[question] ?? 0 }))
  return { n, questions: n >= FEEDBACK_MINIMUM ? questions : [] }
}
