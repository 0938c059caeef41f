import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { instantOf } from '#app/domain/calendar/day-bounds.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'
import { ownPath } from '#app/paths.ts'

// Messages are keys: the field that shows them translates them.

export const announcementTones = ['NOTE', 'CAUTION'] as const
export const announcementAudiences = ['EVERYBODY', 'SIGNED_IN'] as const

const LONGEST = 300

const text = plainText(LONGEST).refine(words => words !== '', 'required')

/** A day and a time as a browser's field has them. */
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
  /** Where one can read more: an address of our own. */
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

/** Both are texts of one shape, so that their order is that of the times. */
function checkTimes({ from, until }: Times, context: z.RefinementCtx) {
  if (typeof from === 'string' && typeof until === 'string' && until && until <= from) {
    context.addIssue({ code: 'custom', path: ['until'], message: 'endFirst' })
  }
}

/** The times are judged whatever else is wrong with the form. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

export const announcementSchema = z.object(fields).superRefine(checkTimes, always)
export const newAnnouncementSchema = z.object({ idempotencyKey, ...fields }).superRefine(checkTimes, always)
/** What the button that hides one sends: the announcement as it was read, and the page it was read on. */
export const hideAnnouncementSchema = z.object({
  token: z.string('invalid').regex(/^[0-9a-f]{12}$/, 'invalid'),
  back: z.string().max(2000, 'invalid').optional(),
})

export type AnnouncementForm = z.output<typeof announcementSchema>
export type NewAnnouncement = z.output<typeof newAnnouncementSchema>
