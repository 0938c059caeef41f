import { z } from 'zod'

const back = z.string().max(2000, 'invalid').optional()

export const thumbSchema = z.object({
  thumb: z.enum(['up', 'down', 'none'], 'invalid'),
  attempt: z.string().max(40, 'invalid').optional(),
  analysis: z.string().max(40, 'invalid').optional(),
  back,
})

/** An empty choice forgets the plan. */
export const preparationSchema = z.object({
  preparation: z.coerce.number('invalid').int('invalid').min(1, 'invalid').max(5, 'invalid').optional(),
  back,
})
