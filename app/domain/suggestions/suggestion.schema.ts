import { z } from 'zod'

/** What an administrator decides, and the version of the row they have seen. */
export const decisionSchema = z.object({
  decision: z.enum(['take', 'keep'], 'required'),
  version: z.coerce.number('invalid').int('invalid').nonnegative('invalid'),
})
