import { z } from 'zod'
import { languages } from '#app/i18n/config.ts'
import { ageOn } from './age.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { isInItsLine } from '#app/domain/text/plain.schema.ts'
import { genders, isStatus, type Status, statuses, subjects, yearRange } from './answers.ts'

// Error messages are translation keys. The form field that shows them translates them.

/** Aborts validation of a text that is too long, so that no pattern runs on it. */
export const tooLong = { error: 'tooLong', abort: true }

/** Excludes control characters, line breaks, invisible characters and those that reverse the text direction. */
const withoutTricks = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u

export const personName = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(60, tooLong)
  .regex(withoutTricks, 'characters')
  .refine(isInItsLine, 'marks')
  .regex(/\p{L}/u, 'required')

export const username = z
  .string('required')
  .trim()
  .min(3, 'usernameShort')
  .max(30, tooLong)
  .regex(/^[A-Za-z0-9_.]+$/, 'usernameCharacters')
  // A hydrated page requests `/app/profile/name.data` for the data of `name`, so such a username could have no page.
  .refine(name => !/\.data$/i.test(name), 'usernameEnding')

const password = z.string('required').min(8, 'passwordShort').max(128, tooLong)

/** The viewer's existing password, entered as a confirmation. */
const ownPassword = z.string('required').min(1, 'required').max(128, tooLong)

/** Six digits from an authenticator app, or a recovery code. */
const oneTimeCode = z.string('required').trim().min(1, 'required').max(20, tooLong)

/** Compares both passwords even when other fields are invalid, so that all errors are shown at once. */
export const typedTwice = {
  path: ['passwordConfirmation'],
  message: 'passwordsDiffer',
  when: ({ value }: { value: unknown }) => {
    const { password, passwordConfirmation } = value as Record<string, unknown>
    return typeof password === 'string' && typeof passwordConfirmation === 'string'
  },
}
export const isTypedTwice = (given: { password: string; passwordConfirmation: string }) =>
  given.password === given.passwordConfirmation

const ticked = z.literal('on', 'termsRequired')

/** Set when other people use this computer too. */
const sharedComputer = z.literal('on', 'invalid').optional()

export const signUpSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    username,
    password,
    passwordConfirmation: z.string('required').max(128, tooLong),
    terms: ticked,
    marketing: z.literal('on', 'invalid').optional(),
    shared: sharedComputer,
  })
  .refine(isTypedTwice, typedTwice)

export const loginSchema = z.object({
  emailOrUsername: z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(254, tooLong)
    .regex(/^[^\s\p{Cc}]+$/u, 'invalid'),
  password: z.string('required').min(2, 'passwordTooShort').max(128, tooLong),
  shared: sharedComputer,
})

/** The JSON API may send the code of the second step in the same call. */
export const apiLoginSchema = loginSchema.extend({ oneTimeCode: oneTimeCode.optional() })

export const codeSchema = z.object({ oneTimeCode })
export const ownPasswordSchema = z.object({ password: ownPassword })
/** Turns the second step off or creates new recovery codes. */
export const changeTwoStepSchema = z.object({
  password: ownPassword,
  oneTimeCode,
  wish: z.enum(['off', 'codes'], 'invalid').default('off'),
})

export const newPasswordSchema = z
  .object({ password, passwordConfirmation: z.string('required').max(128, tooLong) })
  .refine(isTypedTwice, typedTwice)

/** New password at the first sign-in to an account that was created for a person, who also accepts the terms. */
export const firstPasswordSchema = z
  .object({ password, passwordConfirmation: z.string('required').max(128, tooLong), terms: ticked })
  .refine(isTypedTwice, typedTwice)

export const dateOfBirth = z
  .string('required')
  .trim()
  .max(40, 'dateInvalid')
  // A client may send a full timestamp; only the day is used.
  .transform(text => text.replace(/T[\d:.]+(Z|[+-]\d{2}:?\d{2})?$/, ''))
  .refine(isPlainDate, 'dateInvalid')
  .refine(text => !isPlainDate(text) || ageOn(text, new Date()) >= 0, 'dateInFuture')
  .refine(
    text => !isPlainDate(text) || (ageOn(text, new Date()) >= 6 && ageOn(text, new Date()) <= 100),
    'dateUnlikely',
  )

/** Fields asked during onboarding that can be changed in the settings. */
export const situation = {
  status: z.enum(statuses, 'required'),
  year: z.coerce.number('yearInvalid').int('yearInvalid').min(1, 'yearInvalid').max(12, 'yearInvalid').optional(),
  gender: z.enum(genders, 'required'),
  cityId: z.string('required').min(1, 'required').max(40, 'invalid'),
}

/** Validates the class or year as soon as the status is valid, even when other fields are not. */
export const onceStatusIsKnown = {
  when: ({ value }: { value: unknown }) => {
    const { status, year } = value as Record<string, unknown>
    return isStatus(status) && (year === undefined || Number.isInteger(year))
  },
}

const interests = z.array(z.enum(subjects, 'invalid')).max(subjects.length, 'invalid').default([])
export const interestsSchema = z.object({ interests })

export const language = z.enum(languages, 'required')

/** Onboarding in one call. The pages do it in two steps (`onboarding.schema.ts`). */
export const onboardingSchema = z
  .object({
    status: situation.status,
    year: situation.year,
    dateOfBirth,
    gender: situation.gender,
    cityId: situation.cityId,
    interests,
    language,
  })
  .superRefine(checkYear, onceStatusIsKnown)

/** Checks that a pupil gives a class and a student a year of study, within their range. Other statuses need none. */
export function checkYear({ status, year }: { status: Status; year?: number }, context: z.RefinementCtx) {
  const range = yearRange[status]
  if (!range) return
  if (year === undefined) context.addIssue({ code: 'custom', path: ['year'], message: 'yearRequired' })
  else if (year < range.min || year > range.max) {
    context.addIssue({ code: 'custom', path: ['year'], message: status === 'PUPIL' ? 'classRange' : 'yearRange' })
  }
}

export type SignUp = z.output<typeof signUpSchema>
export type Login = z.output<typeof loginSchema>
export type Onboarding = z.output<typeof onboardingSchema>
