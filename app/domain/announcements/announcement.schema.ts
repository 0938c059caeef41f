import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { instantOf } from '#app/domain/calendar/day-bounds.ts'
import { evenIfFieldsFail } from '#app/domain/text/across-fields.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'
import { ownPath } from '#app/paths.ts'

// Messages are translation keys.

export const announcementTones = ['NOTE', 'CAUTION'] as const
export const announcementAudiences = ['EVERYBODY', 'SIGNED_IN'] as const

const LONGEST = 300

const text = plainText(LONGEST).refine(words => words !== '', 'required')

/** Date and time as submitted by a `datetime-local` field. */
const moment = z
  .string('required')
  .trim()
  .min(1, { error: 'required', abort: true })
  .regex(/^20\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, { error: 'momentInvalid', abort: true })
  .refine(typed => !Number.isNaN(instantOf(typed).getTime()), { error: 'momentInvalid', abort: true })
  .transform(typed => typed.slice(0, 16))

const fields = {
  textRu: text,
  textKk: text,
  textEn: text,
  /** Internal link to more information. */
  path: z
    .string()
    .trim()
    .max(500, { error: 'tooLong', abort: true })
    .refine(path => path === '/' || (path.startsWith('/') && ownPath(path) !== '/'), 'pathInvalid')
    .optional(),
  from: moment,
  until: moment,
  tone: z.enum(announcementTones, 'required'),
  audience: z.enum(announcementAudiences, 'required'),
}

type Times = Partial<Record<'from' | 'until', unknown>>

/** Both times are strings of the same format, so they can be compared as strings. */
function checkTimes({ from, until }: Times, context: z.RefinementCtx) {
  if (typeof from === 'string' && typeof until === 'string' && until && until <= from) {
    context.addIssue({ code: 'custom', path: ['until'], message: 'endFirst' })
  }
}

export const announcementSchema = z.object(fields).superRefine(checkTimes, evenIfFieldsFail)
export const newAnnouncementSchema = z.object({ idempotencyKey, ...fields }).superRefine(checkTimes, evenIfFieldsFail)
/** The form that hides an announcement: a token of its current text, and the page to return to. */
export const hideAnnouncementSchema = z.object({
  token: z.string('invalid').regex(/^[0-9a-f]{12}$/, 'invalid'),
  back: z.string().max(2000, 'invalid').optional(),
})

export type AnnouncementForm = z.output<typeof announcementSchema>
export type NewAnnouncement = z.output<typeof newAnnouncementSchema>
