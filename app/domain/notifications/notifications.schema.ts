import { z } from 'zod'
import { wishGroups } from './wishes.ts'

/** The kinds of notifications a person wants; an empty choice is valid. */
export const wishesSchema = z.object({
  groups: z.array(z.enum(wishGroups, 'invalid')).default([]),
  letter: z.literal('on', 'invalid').optional(),
})
export type Wishes = z.output<typeof wishesSchema>

/** Time at which the page was loaded. Later notifications stay unread. */
export const readSchema = z.object({ seen: z.iso.datetime('invalid') })
