import { z } from 'zod'

const password = z.string('required').max(128, { error: 'tooLong', abort: true })

export const exportSchema = z.object({ password })

export const deletionSchema = z.object({ password, understood: z.literal('on', 'understoodRequired') })

/** Terms and the privacy notice belong to the account; only what is optional is given and taken back here. */
export const consentSchema = z.object({
  kind: z.enum(['MARKETING', 'ADVISOR'], 'invalid'),
  wants: z.enum(['on', 'off'], 'invalid'),
})
