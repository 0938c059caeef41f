import { z } from 'zod'
import { checkYear, onceStatusIsKnown, situation } from '#app/domain/accounts/account.schema.ts'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'
import { planGoals, YEARS_AT_MOST } from './vocabulary.ts'

// Messages are keys: the field that shows them translates them.

/** The person's status and year, and how many years ahead they want to look. */
export const situationSchema = z
  .object({
    status: situation.status,
    year: situation.year,
    years: z.coerce.number('required').int('invalid').min(1, 'invalid').max(YEARS_AT_MOST, 'invalid'),
  })
  .superRefine(checkYear, onceStatusIsKnown)

export const goalSchema = z.object({ goal: z.enum(planGoals, 'required') })

const chosen = z.string('required').min(1, 'required').max(120, 'invalid')
export const professionSchema = z.object({ professionId: chosen })
export const programmeSchema = z.object({ majorId: chosen })

/** What a plan is begun to from another page: a profession or a programme. */
export const aimSchema = z.union([professionSchema, programmeSchema])

/** What somebody wants to keep in mind, in their own words; sent, the plan is made. */
export const aboutSchema = z.object({ idempotencyKey, about: plainText(1000).optional() })

export const taskSchema = z.object({
  state: z.enum(['done', 'open'], 'invalid'),
  back: z.string().max(2000).optional(),
})

export type SituationForm = z.output<typeof situationSchema>
