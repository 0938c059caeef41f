import { z } from 'zod'
import { checkYear, onceStatusIsKnown, situation } from '#app/domain/accounts/account.schema.ts'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainText } from '#app/domain/text/plain.schema.ts'
import { planGoals, YEARS_AT_MOST } from './vocabulary.ts'

// Messages are translation keys; the form field translates them.

/** The person's status and year, and the horizon of the plan in years. */
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

/** Target of a plan started from another page: a profession or a programme. */
export const aimSchema = z.union([professionSchema, programmeSchema])

/** The person's own notes, in free text. Submitting this form makes the plan. */
export const aboutSchema = z.object({ idempotencyKey, about: plainText(1000).optional() })

export const taskSchema = z.object({
  state: z.enum(['done', 'open'], 'invalid'),
  back: z.string().max(2000).optional(),
})

export type SituationForm = z.output<typeof situationSchema>
