import { z } from 'zod'
import { memberRoles, memberStatuses } from '#app/domain/access/roles.ts'
import { dateOfBirth, personName, situation, username } from '#app/domain/accounts/account.schema.ts'
import { emailAddress, plainLine } from '#app/domain/text/plain.schema.ts'
import { languages } from '#app/i18n/config.ts'

const name = personName.refine(text => Array.from(text).length >= 2, 'nameShort')
const id = z.string('required').min(1, 'required').max(64, 'invalid')

export const newStudentSchema = z.object({
  lastName: name,
  firstName: name,
  gender: situation.gender,
  dateOfBirth,
  groupId: id.optional(),
  year: situation.year,
  language: z.enum(languages, 'required'),
  email: emailAddress.optional(),
  username: username.optional(),
  /** Confirms the addition although there are members with the same name and date of birth. */
  another: z.literal('on', 'invalid').optional(),
  idempotencyKey: z.uuid('invalid'),
})
export type NewStudent = z.output<typeof newStudentSchema>

const REASON_LENGTH = 200
const reason = plainLine(1, REASON_LENGTH).optional()

/** Fields of each bulk action on pupils. `status` and `groupId` are the new values. */
export const actSchemas = {
  group: z.object({ groupId: id }),
  status: z.object({ status: z.enum(memberStatuses, 'required'), reason }),
  password: z.object({ idempotencyKey: z.uuid('invalid') }),
  remove: z.object({}),
}

/** The form on a member's page. */
export const memberSchema = z.object({
  role: z.enum(memberRoles, 'invalid').optional(),
  status: z.enum(memberStatuses, 'required'),
  reason,
  groupId: id.optional(),
})
export type MemberForm = z.output<typeof memberSchema>
