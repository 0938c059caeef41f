import { z } from 'zod'
import { dateOfBirth, language, situation, tooLong } from './account.schema.ts'
import { findOccupation } from './answers.ts'

/** First step: status, date of birth and gender. Status and class are one answer, so that they cannot contradict each
 *  other. */
export const aboutSchema = z.object({
  occupation: z
    .string('required')
    .max(40, tooLong)
    .refine(key => findOccupation(key) !== undefined, 'required')
    .transform(key => findOccupation(key)!),
  dateOfBirth,
  gender: situation.gender,
})

/** Second step: city and language. */
export const placeSchema = z.object({ cityId: situation.cityId, language })

/** Second step of a user who goes back to the first. Valid answers are kept, none is required. */
export const placeSoFarSchema = z.object({
  cityId: situation.cityId.optional().catch(undefined),
  language: language.optional().catch(undefined),
})

export type About = z.output<typeof aboutSchema>
export type Place = z.output<typeof placeSchema>
export type PlaceSoFar = z.output<typeof placeSoFarSchema>
