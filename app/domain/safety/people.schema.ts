import { z } from 'zod'

/** A block or a mute says what it wants, so that posting it twice changes nothing. */
export const wantedSchema = z.object({
  wanted: z.enum(['on', 'off'], 'invalid'),
  /** The page the button was on. */
  back: z.string().max(2000).optional(),
  /** A script pressed it: the page it was on stays. */
  stays: z.literal('on', 'invalid').optional(),
})
