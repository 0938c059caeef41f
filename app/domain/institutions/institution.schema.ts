import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { isWebAddress } from '#app/domain/materials/material.schema.ts'
import { evenIfFieldsFail } from '#app/domain/text/across-fields.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { linesOf } from '#app/domain/text/row-text.ts'
import { readDeadlines } from './deadline-rows.ts'
import { readRequirements, type RowFault } from './requirement-rows.ts'
import { checkThreeLanguages } from './three-languages.ts'
import { admissionKinds, financings, institutionTypes } from './vocabulary.ts'

// Messages are translation keys; the form field translates them. The fault of a row is `key:row`.

/** A number that stays text in the schema. If it were transformed and failed, zod would not run the checks of the whole
 *  form. */
export function decimal(most: number, least = 0) {
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}([.,]\d{1,6})?$/, { error: 'number', abort: true })
    .refine(typed => numberOf(typed) >= least && numberOf(typed) <= most, 'numberRange')
}

export function numberOf(typed: string): number {
  return Number(typed.replace(',', '.'))
}

const FIRST_YEAR = 2015

/** Year of an admission, a price or a source. */
export const sourceYear = z
  .string('required')
  .trim()
  .regex(/^\d{4}$/, { error: 'number', abort: true })
  .refine(year => Number(year) >= FIRST_YEAR && Number(year) <= new Date().getFullYear() + 2, 'yearRange')

const box = z.literal('on', 'invalid').optional()

/** A list with one entry per line. */
function lines(most: number, longest: number) {
  return plainText(4000)
    .refine(text => linesOf(text).length <= most, 'linesMany')
    .refine(text => linesOf(text).every(line => line.length <= longest), 'lineLong')
}

/** A list of rows in one text, validated row by row. */
export function rows(read: (text: string) => readonly unknown[] | RowFault, most: number) {
  return plainText(12_000).superRefine((text, context) => {
    const found = read(text)
    if ('key' in found) context.addIssue({ code: 'custom', message: `${found.key}:${found.row}` })
    else if (found.length > most) context.addIssue({ code: 'custom', message: 'linesMany' })
  })
}

const MOST_REQUIREMENTS = 20
const MOST_DEADLINES = 12

const name = plainLine(3, 160)
const short = plainLine(1, 60).optional()
const about = plainText(800).optional()
const note = plainLine(3, 400).optional()
const source = plainLine(3, 200)
const documents = lines(20, 300).refine(text => linesOf(text).length >= 2, 'documentsFew')

const fields = {
  nameRu: name,
  nameKk: name,
  nameEn: name,
  /** Whether the name in that language is our translation. */
  translatedRu: box,
  translatedKk: box,
  translatedEn: box,
  shortRu: short,
  shortKk: short,
  shortEn: short,
  synonyms: lines(20, 80)
    .refine(text => linesOf(text).every(line => line.length >= 2), 'lineShort')
    .optional(),
  type: z.enum(institutionTypes, 'required'),
  financing: z.enum(financings, 'invalid').optional(),
  cityId: z.string('required').min(1, 'required').max(60, 'invalid'),
  website: z.string().trim().max(300, { error: 'tooLong', abort: true }).refine(isWebAddress, 'linkInvalid').optional(),
  officialCode: z
    .string()
    .trim()
    .regex(/^\d{1,3}$/, 'officialCode')
    .optional(),
  national: box,
  dormitory: z.enum(['yes', 'no'], 'invalid').optional(),
  places: decimal(99_999, 1).regex(/^\d+$/, 'number').optional(),
  aboutRu: about,
  aboutKk: about,
  aboutEn: about,
  admission: z.enum(admissionKinds, 'required'),
  /** Whether it admits people after class 9 and after class 11. */
  entry9: box,
  entry11: box,
  /** Whether it may teach more than its source lists. */
  partial: box,
  /** Ids of the professions an institute of the army or the police trains for. */
  professions: lines(20, 60).optional(),
  requirements: rows(readRequirements, MOST_REQUIREMENTS).optional(),
  documentsRu: documents,
  documentsKk: documents,
  documentsEn: documents,
  deadlines: rows(readDeadlines, MOST_DEADLINES).optional(),
  admissionsSourceRu: source,
  admissionsSourceKk: source,
  admissionsSourceEn: source,
  admissionsYear: sourceYear,
  checkRu: note,
  checkKk: note,
  checkEn: note,
  sourceRu: source,
  sourceKk: source,
  sourceEn: source,
  /** Optional, because some lists do not state their year. */
  sourceYear: sourceYear.optional(),
  /** Share of applicants admitted, in per cent. */
  statRate: decimal(100, 0.5).optional(),
  statMeasure: z.enum(['SAT', 'GPA'], 'invalid').optional(),
  statLow: decimal(1600).optional(),
  statHigh: decimal(1600).optional(),
  statYear: sourceYear.optional(),
  statSourceRu: source.optional(),
  statSourceKk: source.optional(),
  statSourceEn: source.optional(),
}

type Given = Partial<Record<keyof typeof fields, string>>

function checkInstitution(given: Given, context: z.RefinementCtx) {
  const addIssue = (field: keyof typeof fields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  checkThreeLanguages(given, ['short', 'about', 'check', 'statSource'], context)
  const counted = ([given.documentsRu, given.documentsKk, given.documentsEn] as const).map(
    text => linesOf(text ?? '').length,
  )
  if (counted.every(count => count > 0)) {
    if (counted[1] !== counted[0]) addIssue('documentsKk', 'linesUnlike')
    if (counted[2] !== counted[0]) addIssue('documentsEn', 'linesUnlike')
  }
  if (given.places && given.dormitory !== 'yes') addIssue('places', 'placesWithout')
  checkStatistics(given, addIssue)
}

/** Statistics need a rate, a year and a source. The band of the middle half needs all its parts, in order. */
function checkStatistics(given: Given, addIssue: (field: keyof typeof fields, message: string) => void) {
  const { statRate, statMeasure, statLow, statHigh, statYear, statSourceRu } = given
  const band = { statMeasure, statLow, statHigh }
  const hasBand = Object.values(band).some(Boolean)
  if (!statRate && !hasBand && !statYear && !statSourceRu) return
  for (const [field, value] of Object.entries({ statRate, statYear, statSourceRu, ...(hasBand && band) })) {
    if (!value) addIssue(field as keyof typeof fields, 'statisticsWhole')
  }
  if (statLow && statHigh && numberOf(statLow) > numberOf(statHigh)) addIssue('statHigh', 'bandOrder')
  if (statMeasure === 'GPA' && statHigh && numberOf(statHigh) > 4) addIssue('statHigh', 'gpaRange')
}

export const institutionSchema = z.object(fields).superRefine(checkInstitution, evenIfFieldsFail)
export const newInstitutionSchema = z
  .object({ idempotencyKey, ...fields })
  .superRefine(checkInstitution, evenIfFieldsFail)
/** For an institution or a major. The button sends the wanted state, so repeated requests change nothing. */
export const retiredSchema = z.object({ retired: z.enum(['on', 'off'], 'invalid') })

export type InstitutionForm = z.output<typeof institutionSchema>
export type NewInstitution = z.output<typeof newInstitutionSchema>
