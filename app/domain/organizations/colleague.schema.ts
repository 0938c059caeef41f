import { z } from 'zod'
import { memberStatuses } from '#app/domain/access/roles.ts'
import { dateOfBirth, personName, situation, username } from '#app/domain/accounts/account.schema.ts'
import { emailAddress } from '#app/domain/text/plain.schema.ts'
import { languages } from '#app/i18n/config.ts'

const name = personName.refine(text => Array.from(text).length >= 2, 'nameShort')

/** A new teacher, staff member or administrator, added by hand. */
export const newColleagueSchema = z.object({
  lastName: name,
  firstName: name,
  gender: situation.gender,
  dateOfBirth,
  language: z.enum(languages, 'required'),
  email: emailAddress.optional(),
  username: username.optional(),
  idempotencyKey: z.uuid('invalid'),
})
export type NewColleague = z.output<typeof newColleagueSchema>

/** A bulk action on the selected rows: a new status or removal from the organisation. */
export const colleagueActSchema = z.object({
  memberIds: z.array(z.string().min(1).max(64)).min(1, 'chooseSomebody').max(100, 'invalid'),
  act: z.enum([...memberStatuses, 'remove'], 'chooseAct'),
  /** Confirms a removal from the organisation. */
  sure: z.literal('on', 'invalid').optional(),
})
