import { z } from 'zod'
import {
  codeSchema,
  isTypedTwice,
  loginSchema,
  newPasswordSchema,
  ownPasswordSchema,
  typedTwice,
} from './account.schema.ts'

const currentPassword = ownPasswordSchema.shape.password
/** Required when the second step is on. */
const oneTimeCode = codeSchema.shape.oneTimeCode.optional()

const email = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(254, { error: 'tooLong', abort: true })
  .refine(text => z.email().safeParse(text).success, 'emailInvalid')

export const forgotPasswordSchema = loginSchema.pick({ emailOrUsername: true })

export const changePasswordSchema = z
  .object({ currentPassword, ...newPasswordSchema.shape })
  .refine(isTypedTwice, typedTwice)

export const changeEmailSchema = z.object({ email, currentPassword, oneTimeCode })
/** The field names differ from those of the other form on the same page. */
export const removeEmailSchema = z.object({ removalPassword: currentPassword, removalOneTimeCode: oneTimeCode })

/** The id of one session, or `others` for all but this one. */
export const endSessionSchema = z.object({ session: z.string('required').min(1, 'required').max(64, 'tooLong') })

export type ChangePassword = z.output<typeof changePasswordSchema>
export type ChangeEmail = z.output<typeof changeEmailSchema>
