import { z } from 'zod'

/** An administrator's decision and the version of the row it is based on. */
export const decisionSchema = z.object({
  decision: z.enum(['take', 'keep'], 'required'),
  version: z.coerce.number('invalid').int('invalid').nonnegative('invalid'),
})
