import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { evenIfFieldsFail } from '#app/domain/text/across-fields.ts'
import { plainLine } from '#app/domain/text/plain.schema.ts'
import { decimal, rows, sourceYear } from './institution.schema.ts'
import { isLanguageCode, readRequirements } from './requirement-rows.ts'
import { costSources } from './vocabulary.ts'

// Messages are translation keys; the form field translates them.

const MOST_MAJOR_REQUIREMENTS = 10

const name = plainLine(3, 160)
const box = z.literal('on', 'invalid').optional()

const fields = {
  nameRu: name,
  nameKk: name,
  nameEn: name,
  /** A programme group of the state classifier; abroad, the nearest one. */
  groupCode: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^BM?\d{3}$/, 'groupCode')
    .optional(),
  /** Colleges only: a speciality of the state classifier. */
  specialityCode: z
    .string()
    .trim()
    .regex(/^\d{8}$/, 'specialityCode')
    .optional(),
  years: decimal(8, 0.5).optional(),
  /** ISO 639 codes separated by spaces or commas; empty when unknown. */
  languages: z
    .string()
    .trim()
    .toLowerCase()
    .max(60, { error: 'tooLong', abort: true })
    .refine(text => codesIn(text).every(isLanguageCode), 'languages')
    .optional(),
  /** A year in whole units of the currency; 0 when free, empty when not published. */
  cost: z
    .string()
    .transform(typed => typed.replace(/[\s\u00a0\u202f]/g, ''))
    .refine(typed => /^\d{1,9}$/.test(typed), 'costNumber')
    .optional(),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, 'currency')
    .optional(),
  costYear: sourceYear.optional(),
  costSource: z.enum(costSources, 'invalid').optional(),
  /** Whether the cost was checked at its source. Otherwise the page advises to check it. */
  costChecked: box,
  grants: box,
  requirements: rows(readRequirements, MOST_MAJOR_REQUIREMENTS).optional(),
}

export function codesIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
}

type Given = Partial<Record<keyof typeof fields, string>>

/** A cost needs a currency, a year and a source; without a cost none of them may be given. */
function checkMajor(given: Given, context: z.RefinementCtx) {
  const { cost, currency, costYear, costSource, costChecked } = given
  const about = { currency, costYear, costSource }
  for (const [field, value] of Object.entries(about)) {
    if (cost && !value) context.addIssue({ code: 'custom', path: [field], message: 'costWhole' })
  }
  const isAbout = Object.values({ ...about, costChecked }).some(Boolean)
  if (!cost && isAbout) context.addIssue({ code: 'custom', path: ['cost'], message: 'costMissing' })
  if (given.grants && !given.groupCode)
    context.addIssue({ code: 'custom', path: ['groupCode'], message: 'grantsGroup' })
}

export const majorSchema = z.object(fields).superRefine(checkMajor, evenIfFieldsFail)
export const newMajorSchema = z.object({ idempotencyKey, ...fields }).superRefine(checkMajor, evenIfFieldsFail)

export type MajorForm = z.output<typeof majorSchema>
export type NewMajor = z.output<typeof newMajorSchema>
