import { z } from 'zod'
import { feedbackQuestions } from './feedback.ts'

const answer = z.enum(['5', '4', '3', '2', '1'], 'required').transform(Number)

/** Five questions, all required. */
export const feedbackSchema = z.object({
  recognised: answer,
  clear: answer,
  fitting: answer,
  useful: answer,
  again: answer,
} satisfies Record<(typeof feedbackQuestions)[number], typeof answer>)
