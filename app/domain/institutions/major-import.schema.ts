import { z } from 'zod'

/** The form of a sheet is its file. */
export const majorSheetSchema = z.object({})

/** A sheet is taken as it was shown: `version` is that of the plan. */
export const takeMajorImportSchema = z.object({ version: z.string('invalid').min(1, 'invalid').max(40, 'invalid') })
