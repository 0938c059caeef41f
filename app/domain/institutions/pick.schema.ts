import { z } from 'zod'

/** The button says what it wants, so that pressing it twice changes nothing. */
export const pickSchema = z.object({
  institutionId: z.string('required').min(1, 'required').max(100, 'invalid'),
  wants: z.enum(['on', 'off'], 'invalid'),
  back: z.string().max(2000, 'invalid').optional(),
})
