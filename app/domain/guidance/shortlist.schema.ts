import { z } from 'zod'
import { subjects } from '#app/domain/accounts/answers.ts'
import { personalityTraits, trainingWays, workValues } from '#app/domain/professions/vocabulary.ts'
import { letters } from './matching.ts'

const score = z.number().min(0).max(100)

/** A person as typed by a counsellor: interests 0–100, and what else is known. */
export const personSchema = z.strictObject({
  interests: z.record(z.enum(letters), score),
  subjects: z.array(z.enum(subjects)).optional(),
  ways: z.array(z.enum(trainingWays)).optional(),
  traits: z.record(z.enum(personalityTraits), score).optional(),
  values: z.record(z.enum(workValues), score).optional(),
})

export type TypedPerson = z.output<typeof personSchema>
