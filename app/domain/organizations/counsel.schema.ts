import { z } from 'zod'
import { ownPasswordSchema } from '#app/domain/accounts/account.schema.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'

/** In characters, counted as browsers do. */
const NOTE_LENGTH = 2000
const REQUEST_LENGTH = 280

const filled = (max: number) => plainText(max).refine(text => text.length > 0, 'required')

export const noteSchema = z.object({
  /** Created with the form, so a resubmission does not add a second note. */
  idempotencyKey: z.uuid('invalid'),
  note: filled(NOTE_LENGTH),
})

/** The topic a pupil wants to talk about. Optional. */
export const talkRequestSchema = z.object({
  words: plainText(REQUEST_LENGTH).optional(),
})

export const heldSchema = z.object({
  /** The reason why the pupil was listed, for the audit log. A talk without a reason is allowed. */
  reason: z.enum(['asked', 'test-left', 'low-chances', 'undifferentiated', 'plan-overdue']).optional(),
  /** Time at which the page with the reasons was rendered. */
  seen: z.iso.datetime('invalid'),
  back: z.string().max(2000, 'invalid').optional(),
})

/** The pupils selected on the page of a group. */
export const remindSchema = z.object({
  student: z.array(z.string().max(64, 'invalid')).min(1, 'chooseStudents').max(200, 'invalid'),
})

export const joinSchema = z
  .object({
    code: z.string('required').trim().min(1, { error: 'required', abort: true }).max(40, 'codeUnknown'),
    passwordHelp: z.literal('on').optional(),
    /** The viewer's own password, required only together with `passwordHelp`. */
    password: ownPasswordSchema.shape.password.optional(),
  })
  .refine(({ passwordHelp, password }) => !passwordHelp || password, { path: ['password'], error: 'required' })

export const leaveSchema = z.object({
  understood: z.literal('on', 'understoodRequired'),
})

export const answerRequestSchema = z.object({
  answer: z.enum(['accept', 'decline'], 'invalid'),
})
