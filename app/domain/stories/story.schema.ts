import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { audiences } from '#app/domain/feed/audience.ts'
import { words } from '#app/domain/feed/feed.schema.ts'
import { LETTERS } from '#app/domain/feed/limits.ts'
import { storyGrounds } from '#app/domain/feed/story-grounds.ts'
import { DESCRIPTION } from './limits.ts'

const shared = {
  idempotencyKey,
  audience: z.enum(audiences, 'required'),
  /** Confirms publication after the site's question. */
  sure: z.literal('yes').optional(),
}

export const textStorySchema = z.object({
  text: words(LETTERS.story).refine(text => text !== '', 'required'),
  ground: z.enum(storyGrounds, 'required'),
  ...shared,
})

/** The file is sent in a field of its own. */
export const fileStorySchema = z.object({ description: words(DESCRIPTION).optional(), ...shared })

export const storyLikeSchema = z.object({ like: z.enum(['on', 'off']) })
