import { db } from '#app/database/client.server.ts'
import { readRow, text } from '#app/database/rows.server.ts'
import { Prisma } from '#prisma/generated/client.ts'
import type { FeedbackQuestion } from './feedback.ts'

export async function hasFeedback(analysisId: string): Promise<boolean> {
  const query = Prisma.sql`SELECT "analysisId" FROM "Feedback" WHERE "analysisId" = ${analysisId}`
  return (await readRow({ analysisId: text }, query)) !== null
}

/** Saves a person's feedback on an analysis once; later submissions are ignored. */
export async function giveFeedback(analysisId: string, answers: Record<FeedbackQuestion, number>): Promise<void> {
  await db.feedback.create({ data: { analysisId, ...answers } }).catch((error: unknown) => {
    if (!(error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')) throw error
  })
}
