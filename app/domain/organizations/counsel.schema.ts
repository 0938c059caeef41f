import { z } from 'zod'
import { ownPasswordSchema } from '#app/domain/accounts/account.schema.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'

/** In letters, as a browser counts them. */
const NOTE_LENGTH = 2000
const REQUEST_LENGTH = 280

const filled = (max: number) => plainText(max).refine(text => text.length > 0, 'required')

export const noteSchema = z.object({
  /** Made with the form: sent twice it is one note. */
  idempotencyKey: z.uuid('invalid'),
  note: filled(NOTE_LENGTH),
})

/** What a pupil would like to talk about; nothing is enough. */
export const talkRequestSchema = z.object({
  words: plainText(REQUEST_LENGTH).optional(),
})

export const heldSchema = z.object({
  /** Why the pupil was on the list, for the log; a talk may also be held without one. */
  reason: z.enum(['asked', 'test-left', 'low-chances', 'undifferentiated', 'plan-overdue']).optional(),
  /** When the page was made whose reasons were seen. */
  seen: z.iso.datetime('invalid'),
  back: z.string().max(2000, 'invalid').optional(),
})

/** The pupils ticked on the page of a class. */
export const remindSchema = z.object({
  student: z.array(z.string().max(64, 'invalid')).min(1, 'chooseStudents').max(200, 'invalid'),
})

export const joinSchema = z
  .object({
    code: z.string('required').trim().min(1, { error: 'required', abort: true }).max(40, 'codeUnknown'),
    passwordHelp: z.literal('on').optional(),
    /** The own password, asked only with the box. */
    password: ownPasswordSchema.shape.password.optional(),
  })
  .refine(({ passwordHelp, password }) => !passwordHelp || password, { path: ['password'], error: 'required' })

export const leaveSchema = z.object({
  understood: z.literal('on', 'understoodRequired'),
})

export const answerRequestSchema = z.object({
  answer: z.enum(['accept', 'decline'], 'invalid'),
})
