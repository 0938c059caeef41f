import { z } from 'zod'
import { wishGroups } from './wishes.ts'

/** What one wants to be told of; nothing is allowed. */
export const wishesSchema = z.object({
  groups: z.array(z.enum(wishGroups, 'invalid')).default([]),
  letter: z.literal('on', 'invalid').optional(),
})
export type Wishes = z.output<typeof wishesSchema>

/** Up to when somebody has seen what they were told of: what came later stays unread. */
export const readSchema = z.object({ seen: z.iso.datetime('invalid') })
