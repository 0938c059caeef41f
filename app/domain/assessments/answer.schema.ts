import { z } from 'zod'

/** One answer of a test. `ahead` is sent by a hydrated page that shows the next question itself, `again` with what it had
 *  kept through a lost line; `attempt` is told by a page that does not know whose answers it sends. */
export const answerSchema = z.object({
  answer: z.coerce.number('required').int('required'),
  ahead: z.literal('1', 'invalid').optional(),
  again: z.literal('1', 'invalid').optional(),
  attempt: z.string('invalid').max(64, 'invalid').optional(),
})
