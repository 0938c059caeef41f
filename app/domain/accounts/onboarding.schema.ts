import { z } from 'zod'
import { dateOfBirth, language, situation, tooLong } from './account.schema.ts'
import { findOccupation } from './answers.ts'

/** The first step: who somebody is now. Status and class are one answer, so that none of them can contradict the other. */
export const aboutSchema = z.object({
  occupation: z
    .string('required')
    .max(40, tooLong)
    .refine(key => findOccupation(key) !== undefined, 'required')
    .transform(key => findOccupation(key)!),
  dateOfBirth,
  gender: situation.gender,
})

/** The second step: where they live and what they read. */
export const placeSchema = z.object({ cityId: situation.cityId, language })

/** The second step of somebody who goes back to the first: what is there is kept, nothing is asked for. */
export const placeSoFarSchema = z.object({
  cityId: situation.cityId.optional().catch(undefined),
  language: language.optional().catch(undefined),
})

export type About = z.output<typeof aboutSchema>
export type Place = z.output<typeof placeSchema>
export type PlaceSoFar = z.output<typeof placeSoFarSchema>
