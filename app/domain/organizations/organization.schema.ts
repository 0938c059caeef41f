import { z } from 'zod'
import { personName, username } from '#app/domain/accounts/account.schema.ts'
import { isPlainDate } from '#app/domain/calendar/plain-date.ts'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { emailAddress, plainLine } from '#app/domain/text/plain.schema.ts'
import { languages } from '#app/i18n/config.ts'
import { organizationTypes, phone } from './partner.schema.ts'

// Messages are translation keys.

export const organizationStates = ['ACTIVE', 'INACTIVE'] as const

const name = plainLine(2, 150)
const id = z.string().max(40, 'invalid')
const day = z.string().trim().max(40, 'dateInvalid').refine(isPlainDate, 'dateInvalid')

/** Fields an organisation's own administrator may edit. */
const edited = {
  nameRu: name,
  nameKk: name.optional(),
  nameEn: name.optional(),
  cityId: id.optional(),
  contactName: plainLine(2, 100).optional(),
  contactEmail: emailAddress.optional(),
  contactPhone: phone.optional(),
  safetyContactId: id.optional(),
  /** Allows its pupils to join teams with people of other organisations. */
  teamsWithOthers: z.literal('on', 'invalid').optional(),
}

/** Fields agreed between the site and the organisation. */
const agreed = {
  type: z.enum(organizationTypes, 'required'),
  state: z.enum(organizationStates, 'required'),
  startsOn: day.optional(),
  endsOn: day.optional(),
}

export const editSchema = z.object(edited)
export const agreeSchema = z.object({ ...agreed, ...edited }).superRefine(checkDays, onceDaysAreKnown())

/** A new organisation with its first administrator. `application` is the id of the application it is created from. */
export const newOrganizationSchema = z
  .object({
    idempotencyKey,
    application: id.optional(),
    ...agreed,
    state: agreed.state.default('ACTIVE'),
    ...edited,
    firstName: personName.min(2, 'nameShort'),
    lastName: personName.min(2, 'nameShort'),
    username: username.optional(),
    email: emailAddress,
    language: z.enum(languages, 'required'),
  })
  .omit({ safetyContactId: true, teamsWithOthers: true })
  .superRefine(checkDays, onceDaysAreKnown())

type Days = { startsOn?: string; endsOn?: string }

/** Runs the check of the two dates even when other fields are invalid. */
function onceDaysAreKnown() {
  return {
    when: ({ value }: { value: unknown }) => {
      const { startsOn, endsOn } = value as Record<string, unknown>
      return [startsOn, endsOn].every(text => text === undefined || (typeof text === 'string' && isPlainDate(text)))
    },
  }
}

function checkDays({ startsOn, endsOn }: Days, context: z.RefinementCtx) {
  const addIssue = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (startsOn && !endsOn) addIssue('endsOn', 'bothDays')
  else if (!startsOn && endsOn) addIssue('startsOn', 'bothDays')
  else if (startsOn && endsOn && endsOn < startsOn) addIssue('endsOn', 'endsBefore')
}

export type OrganizationEdit = z.output<typeof editSchema> & Partial<z.output<typeof agreeSchema>>
export type NewOrganization = z.output<typeof newOrganizationSchema>

export const switchSchema = z.object({ shown: z.enum(['on', 'off'], 'invalid') })
