import { z } from 'zod'

/** One answer of a test. `ahead` is sent by a hydrated page that shows the next question itself, `again` with what it had
 *  kept through a lost line. */
export const answerSchema = z.object({
  answer: z.coerce.number('required').int('required'),
  ahead: z.literal('1', 'invalid').optional(),
  again: z.literal('1', 'invalid').optional(),
})
