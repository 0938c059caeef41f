import { z } from 'zod'

/** One answer of a test. A hydrated page sends `ahead` when it shows the next question itself, `again` with an answer
 *  it stored while offline, and `attempt` with such an answer when another person may have signed in since. */
export const answerSchema = z.object({
  answer: z.coerce.number('required').int('required'),
  ahead: z.literal('1', 'invalid').optional(),
  again: z.literal('1', 'invalid').optional(),
  attempt: z.string('invalid').max(64, 'invalid').optional(),
})
