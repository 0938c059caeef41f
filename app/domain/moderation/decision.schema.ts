import { z } from 'zod'
import { reportReasons } from '#app/domain/safety/report-weight.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'

// Messages are keys that the field translates.

const WORDS_LETTERS = 1000

const decisions = ['KEPT', 'HIDDEN', 'REMOVED'] as const
export type Decision = (typeof decisions)[number]
export const sanctions = ['NONE', 'WARNED', 'MUTED', 'BLOCKED'] as const
export type Sanction = Exclude<(typeof sanctions)[number], 'NONE'>

/** Pictures a decision may name: avatar, cover and certificates of a profile, and those its owner has taken away. */
const MOST_PICTURES = 100

/** Minimum and maximum length of a mute, in days. */
const MUTE_DAYS = { least: 1, most: 30 } as const

/** State the page was made from: the version of the case and the fingerprint of its content. */
const reviewedState = {
  version: z.coerce.number('invalid').int('invalid').nonnegative('invalid'),
  seen: z.string().max(40, 'invalid').optional(),
}
export type ReviewedState = { version: number; seen?: string | undefined }

/** Decision form. KEPT allows no sanction; every other decision needs a reason. */
export const decisionSchema = z
  .object({
    ...reviewedState,
    decision: z.enum(decisions, 'required'),
    reason: z.enum(reportReasons, 'required').optional(),
    sanction: z.enum(sanctions, 'required').default('NONE'),
    days: z.coerce.number('days').int('days').min(MUTE_DAYS.least, 'days').max(MUTE_DAYS.most, 'days').optional(),
    words: plainText(WORDS_LETTERS).optional(),
    /** For the removal of a profile: the file ids of the pictures at fault. */
    pictures: z.array(z.string().max(60, 'invalid')).max(MOST_PICTURES, 'invalid').optional(),
  })
  .superRefine(({ decision, reason, sanction, days }, context) => {
    const wrong = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (decision !== 'KEPT' && !reason) wrong('reason', 'required')
    if (decision === 'KEPT' && sanction !== 'NONE') wrong('sanction', 'keptWithSanction')
    if (sanction === 'MUTED' && days === undefined) wrong('days', 'days')
  })
export type DecisionForm = z.output<typeof decisionSchema>

/** What an appeal is answered. */
export const answerSchema = z.object({ ...reviewedState, answer: z.enum(['UPHELD', 'OVERTURNED'], 'required') })

/** Appeal of an author. */
export const appealSchema = z.object({
  appeal: plainText(WORDS_LETTERS).refine(text => text !== '', 'required'),
})
