import { z } from 'zod'

/** The upload form has no fields besides its file. */
export const majorSheetSchema = z.object({})

/** `version` is that of the plan shown, so that exactly this plan is applied. */
export const applyMajorImportSchema = z.object({ version: z.string('invalid').min(1, 'invalid').max(40, 'invalid') })
