import { z } from 'zod'
import { reportReasons } from '#app/domain/safety/report-weight.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'

// Messages are keys: the field that shows them translates them.

/** Letters of what somebody adds to a report. */
const REPORT_LETTERS = 500

/** A report is its button; OTHER says in words what it is. */
export const reportSchema = z
  .object({
    words: plainText(REPORT_LETTERS).optional(),
    reason: z.enum(reportReasons, 'required'),
  })
  .superRefine(({ reason, words }, context) => {
    if (reason === 'OTHER' && !words) context.addIssue({ code: 'custom', path: ['words'], message: 'required' })
  })
export type NewReport = z.output<typeof reportSchema>
