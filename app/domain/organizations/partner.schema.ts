import { z } from 'zod'
import { emailAddress, plainLine, plainText } from '#app/domain/text/plain.schema.ts'

export const organizationTypes = ['SCHOOL', 'COLLEGE', 'UNIVERSITY', 'EDUCATION_CENTER'] as const

/** Phone numbers come in many formats, so the check is loose; a person reads them. */
export const phone = z
  .string()
  .trim()
  .max(40, { error: 'tooLong', abort: true })
  .refine(text => /^\+?[\d\s().-]+$/.test(text) && /^\D*(?:\d\D*){6,15}$/.test(text), 'phoneInvalid')

const people = z.coerce.number('number').int('number').min(1, 'peopleRange').max(100_000, 'peopleRange')

/** In characters, counted as browsers do. */
export const MESSAGE_LENGTH = 2000

export const partnerSchema = z.object({
  /** Created with the form, so a resubmission is the same application. */
  idempotencyKey: z.uuid('invalid'),
  organization: plainLine(2, 200),
  type: z.enum(organizationTypes, 'required'),
  city: plainLine(2, 100),
  people: people.optional(),
  contactName: plainLine(2, 100),
  email: emailAddress,
  phone: phone.optional(),
  message: plainText(MESSAGE_LENGTH).optional(),
})

export type PartnerForm = z.output<typeof partnerSchema>

export const answerSchema = z.object({
  answered: z.enum(['on', 'off'], 'invalid'),
  back: z.string().max(2000, 'invalid').optional(),
})
