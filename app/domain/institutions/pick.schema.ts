import { z } from 'zod'

/** The button sends the wanted state, so repeated requests change nothing. */
export const pickSchema = z.object({
  institutionId: z.string('required').min(1, 'required').max(100, 'invalid'),
  wants: z.enum(['on', 'off'], 'invalid'),
  back: z.string().max(2000, 'invalid').optional(),
})
