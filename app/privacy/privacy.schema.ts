import { z } from 'zod'

const password = z.string('required').max(128, { error: 'tooLong', abort: true })

export const exportSchema = z.object({ password })

export const deletionSchema = z.object({ password, understood: z.literal('on', 'understoodRequired') })

/** Optional consents only. The terms and the privacy notice are accepted with the account and cannot be withdrawn here. */
export const consentSchema = z.object({
  kind: z.enum(['MARKETING', 'ADVISOR'], 'invalid'),
  wants: z.enum(['on', 'off'], 'invalid'),
})
