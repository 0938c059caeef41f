import { z } from 'zod'
import { trainingWays } from '#app/domain/professions/vocabulary.ts'

const back = z.string().max(2000, 'invalid').optional()

export const thumbSchema = z.object({
  thumb: z.enum(['up', 'down', 'none'], 'invalid'),
  attempt: z.string().max(40, 'invalid').optional(),
  analysis: z.string().max(40, 'invalid').optional(),
  back,
})

/** An empty choice opens all ways again. */
export const plannedWaysSchema = z.object({ ways: z.array(z.enum(trainingWays, 'invalid')).default([]), back })
