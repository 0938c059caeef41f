import { z } from 'zod'

/** The form sends the wanted state, so that submitting it twice has no further effect. */
export const wantedSchema = z.object({
  wanted: z.enum(['on', 'off'], 'invalid'),
  /** Page with the button. */
  back: z.string().max(2000).optional(),
  /** Set when a script submits the form and the page stays open. */
  stays: z.literal('on', 'invalid').optional(),
})
