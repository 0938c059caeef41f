import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'

/** The checkbox is a consent of its own; unticked, it is not sent. */
export const startSchema = z.object({ withModel: z.literal('on', 'invalid').optional() })

export const shareSchema = z.object({
  analysis: z.string('required').min(1, 'required').max(40, 'invalid'),
  idempotencyKey,
})
