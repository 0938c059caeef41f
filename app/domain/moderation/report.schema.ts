import { z } from 'zod'
import { reportReasons } from '#app/domain/safety/report-weight.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'

// Messages are keys that the field translates.

/** Maximum length of the text of a report, in characters. */
const REPORT_LETTERS = 500

/** Report form. The buttons are the reasons; OTHER requires a text. */
export const reportSchema = z
  .object({
    words: plainText(REPORT_LETTERS).optional(),
    reason: z.enum(reportReasons, 'required'),
  })
  .superRefine(({ reason, words }, context) => {
    if (reason === 'OTHER' && !words) context.addIssue({ code: 'custom', path: ['words'], message: 'required' })
  })
export type NewReport = z.output<typeof reportSchema>
