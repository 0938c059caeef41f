import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { UNT_MAXIMUM } from '#app/domain/academic/unt.ts'
import { calendarDay } from '#app/domain/calendar/calendar-day.ts'
import { floorRules } from '#app/domain/institutions/vocabulary.ts'
import { calendarEvents } from '#app/domain/roadmaps/vocabulary.ts'
import { evenIfFieldsFail } from '#app/domain/text/across-fields.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { isCurrency } from './currencies.ts'
import { isRegistrationOf } from './exam-days.ts'

// Messages are translation keys.

const source = plainLine(5, 300)
const sources = { sourceRu: source, sourceKk: source, sourceEn: source }

const FIRST_YEAR = 2019
const LAST_YEAR = 2040
/** Numbers stay strings. Refinements of the whole form would not run if a transformation of one field failed. */
const whole = z
  .string('required')
  .trim()
  .regex(/^\d{1,4}$/, { error: 'number', abort: true })
const year = whole.refine(text => Number(text) >= FIRST_YEAR && Number(text) <= LAST_YEAR, 'yearRange')

const floorFields = {
  rule: z.enum(floorRules, 'required'),
  from: year,
  /** Last admission year of validity; open-ended if missing. */
  to: year.optional(),
  score: whole.refine(text => Number(text) <= UNT_MAXIMUM, 'scoreRange'),
  ...sources,
}

function checkYears({ from, to }: { from?: string; to?: string }, context: z.RefinementCtx) {
  if (from && to && Number(to) < Number(from)) context.addIssue({ code: 'custom', path: ['to'], message: 'endsBefore' })
}

const day = z.iso.date('dayInvalid')
const pastDay = day.refine(text => text <= calendarDay(new Date()), 'dayAhead')

const rateFields = {
  tenge: z
    .string('required')
    .trim()
    .regex(/^\d{1,7}([.,]\d{1,4})?$/, { error: 'number', abort: true })
    .refine(text => numberOf(text) > 0, 'ratePositive'),
  per: z.enum(['1', '100', '1000'], 'required'),
  date: pastDay,
  ...sources,
}

const dateFields = {
  event: z.enum(calendarEvents, 'required'),
  from: day.refine(text => text >= '2024-01-01' && text <= `${LAST_YEAR}-12-31`, 'dayInvalid'),
  to: day,
  registerFrom: day.optional(),
  registerTo: day.optional(),
  /** Some of the dates are not confirmed. */
  expected: z.literal('on', 'invalid').optional(),
  ...sources,
}

type Days = { from?: string; to?: string; registerFrom?: string; registerTo?: string }

function checkDays({ from, to, registerFrom, registerTo }: Days, context: z.RefinementCtx) {
  const refuse = (path: keyof Days, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (!from || !to) return
  if (to < from) refuse('to', 'endsBefore')
  else if (to.slice(0, 4) !== from.slice(0, 4)) refuse('to', 'otherYear')
  if ((registerFrom === undefined) !== (registerTo === undefined)) {
    refuse(registerFrom ? 'registerTo' : 'registerFrom', 'bothEnds')
  } else if (registerFrom && registerTo) {
    if (registerTo < registerFrom) refuse('registerTo', 'endsBefore')
    for (const name of ['registerFrom', 'registerTo'] as const) {
      if (!isRegistrationOf(from, name === 'registerFrom' ? registerFrom : registerTo)) refuse(name, 'registersLate')
    }
  }
}

const currency = z
  .string('required')
  .trim()
  .toUpperCase()
  .refine(text => isCurrency(text) && text !== 'KZT', 'currencyUnknown')

export const cycleSchemas = {
  LegalFloor: z.object(floorFields).superRefine(checkYears, evenIfFieldsFail),
  ExchangeRate: z.object(rateFields),
  ExamDate: z.object(dateFields).superRefine(checkDays, evenIfFieldsFail),
}
export const newCycleSchemas = {
  LegalFloor: z.object({ idempotencyKey, ...floorFields }).superRefine(checkYears, evenIfFieldsFail),
  ExchangeRate: z.object({ idempotencyKey, currency, ...rateFields }),
  ExamDate: z.object({ idempotencyKey, ...dateFields }).superRefine(checkDays, evenIfFieldsFail),
}

export type CycleForms = { [Table in keyof typeof cycleSchemas]: z.output<(typeof cycleSchemas)[Table]> }
export type NewCycleForms = { [Table in keyof typeof newCycleSchemas]: z.output<(typeof newCycleSchemas)[Table]> }

export const removalSchema = z.object({
  version: z.coerce.number('invalid').int('invalid'),
  /** Reason for the deletion, kept in the audit log. */
  reason: plainText(300).refine(text => text.length >= 5, 'required'),
})

/** Parses a number with a decimal comma or point. */
export function numberOf(text: string): number {
  return Number(text.replace(',', '.'))
}
