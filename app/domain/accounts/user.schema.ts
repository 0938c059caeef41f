import { z } from 'zod'
import { systemRoles } from '#app/domain/access/roles.ts'
import { emailAddress, plainLine } from '#app/domain/text/plain.schema.ts'
import { accountStates } from './account-states.ts'
import { dateOfBirth, language, ownPasswordSchema, personName, situation, username } from './account.schema.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { idempotencyKey } from './idempotency.schema.ts'

// Error messages are translation keys. The form field that shows them translates them.

const day = z.string().trim().max(40, 'dateInvalid').refine(isPlainDate, 'dateInvalid')
const reason = plainLine(3, 300)

/** Months a button can add to a subscription. */
export const addedMonths = ['1', '3', '12'] as const

/** Change of a personal subscription: more months, an end day, or none. `version` and `was` describe the state the form
 *  was made from (`was` is the end day, empty for none). `choosing` and the pick come from the conflict page. */
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

/** Opens or closes an account. A block may have an end day. */
export const stateSchema = z
  .object({
    state: z.enum(accountStates, 'required'),
    reason: reason.optional(),
    until: day.optional(),
  })
  .superRefine(({ state, reason }, context) => {
    if (state !== 'ACTIVE' && !reason) context.addIssue({ code: 'custom', path: ['reason'], message: 'required' })
  })

// These actions would let the viewer take over an account or gain a role, so their own password is required again.

export const givePasswordSchema = ownPasswordSchema
export const roleSchema = ownPasswordSchema.extend({ role: z.enum(systemRoles, 'required') })

/** Turns off another person's second step. The reason is required. */
export const twoStepOffSchema = ownPasswordSchema.extend({ reason })

/** New user without an organisation. */
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
