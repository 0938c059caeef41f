import { z } from 'zod'
import { systemRoles } from '#app/domain/access/roles.ts'
import { emailAddress, plainLine } from '#app/domain/text/plain.schema.ts'
import { accountStates } from './account-states.ts'
import { dateOfBirth, language, ownPasswordSchema, personName, situation, username } from './account.schema.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { idempotencyKey } from './idempotency.schema.ts'

// Messages are keys: the field that shows them translates them.

const day = z.string().trim().max(40, 'dateInvalid').refine(isPlainDate, 'dateInvalid')
const reason = plainLine(3, 300)

/** So many months a button adds to a subscription. */
export const addedMonths = ['1', '3', '12'] as const

/** A personal subscription: months more, or until a day, or none. `version` and `was` are what the form was made from: the
 *  day a subscription ran until, empty for none; `choosing` and the pick come from the page of two versions. */
export const subscriptionSchema = z.object({
  idempotencyKey,
  change: z.enum([...addedMonths, 'until', 'end'], 'required'),
  until: day.optional(),
  version: z.coerce.number('invalid').int('invalid').nonnegative('invalid'),
  was: day.optional(),
  choosing: z.literal('on', 'invalid').optional(),
  pick_paidUntil: z.enum(['theirs', 'mine'], 'invalid').optional(),
})
export type SubscriptionForm = z.output<typeof subscriptionSchema>

/** An account opened or shut; a block may end by itself. */
export const stateSchema = z
  .object({
    state: z.enum(accountStates, 'required'),
    reason: reason.optional(),
    until: day.optional(),
  })
  .superRefine(({ state, reason }, context) => {
    if (state !== 'ACTIVE' && !reason) context.addIssue({ code: 'custom', path: ['reason'], message: 'required' })
  })

// By these one could become somebody else or gain a role: the viewer's own password is asked for again.

export const givePasswordSchema = ownPasswordSchema
export const roleSchema = ownPasswordSchema.extend({ role: z.enum(systemRoles, 'required') })

/** Turning somebody's second step off says why. */
export const twoStepOffSchema = ownPasswordSchema.extend({ reason })

/** Somebody who belongs to no organisation. */
export const newUserSchema = z.object({
  lastName: personName.min(2, 'nameShort'),
  firstName: personName.min(2, 'nameShort'),
  gender: situation.gender,
  dateOfBirth,
  language,
  email: emailAddress.optional(),
  username: username.optional(),
  idempotencyKey,
})
export type NewUser = z.output<typeof newUserSchema>
