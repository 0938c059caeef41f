import { z } from 'zod'

const goal = z.string('required').trim().min(1, 'required').max(80, { error: 'tooLong', abort: true })

/** Sample form of the style guide: a text and a list of one to five items. */
export const sampleSchema = z.object({
  project: z.string('required').trim().min(1, 'required').max(80, { error: 'tooLong', abort: true }),
  goals: z.array(goal).min(1, 'required').max(5, 'invalid'),
})
