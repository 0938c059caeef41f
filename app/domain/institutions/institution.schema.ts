import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { isWebAddress } from '#app/domain/materials/material.schema.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { linesOf } from '#app/domain/text/row-text.ts'
import { readDeadlines } from './deadline-rows.ts'
import { readRequirements, type RowFault } from './requirement-rows.ts'
import { always, checkThreeLanguages } from './three-languages.ts'
import { admissionKinds, financings, institutionTypes } from './vocabulary.ts'

// Messages are keys: the field that shows them translates them. A fault of a row is `key:row`.

/** Numbers stay a text until they are judged: a field that becomes something else and is refused would keep what is judged
 *  of the whole form from being told. */
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

/** Of admission, of a price or of a source. */
export const sourceYear = z
  .string('required')
  .trim()
  .regex(/^\d{4}$/, { error: 'number', abort: true })
  .refine(year => Number(year) >= FIRST_YEAR && Number(year) <= new Date().getFullYear() + 2, 'yearRange')

const box = z.literal('on', 'invalid').optional()

/** A list with an entry a line. */
function lines(most: number, longest: number) {
  return plainText(4000)
    .refine(text => linesOf(text).length <= most, 'linesMany')
    .refine(text => linesOf(text).every(line => line.length <= longest), 'lineLong')
}

/** A list of rows in one text, judged row by row. */
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
  /** The name in these languages is our translation. */
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
  /** The classes after which it takes people. */
  entry9: box,
  entry11: box,
  /** It may teach more than its source names. */
  partial: box,
  /** Ids of the professions a service institute trains for. */
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
  /** Of lists that do not say of which year they are. */
  sourceYear: sourceYear.optional(),
  /** Of those who applied, in per cent. */
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
  const say = (field: keyof typeof fields, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message })
  checkThreeLanguages(given, ['short', 'about', 'check', 'statSource'], context)
  const counted = ([given.documentsRu, given.documentsKk, given.documentsEn] as const).map(
    text => linesOf(text ?? '').length,
  )
  if (counted.every(count => count > 0)) {
    if (counted[1] !== counted[0]) say('documentsKk', 'linesUnlike')
    if (counted[2] !== counted[0]) say('documentsEn', 'linesUnlike')
  }
  if (given.places && given.dormitory !== 'yes') say('places', 'placesWithout')
  checkStatistics(given, say)
}

/** Figures have a rate, a year and a source; the band of the middle half has all its parts, its lower end first. */
function checkStatistics(given: Given, say: (field: keyof typeof fields, message: string) => void) {
  const { statRate, statMeasure, statLow, statHigh, statYear, statSourceRu } = given
  const band = { statMeasure, statLow, statHigh }
  const hasBand = Object.values(band).some(Boolean)
  if (!statRate && !hasBand && !statYear && !statSourceRu) return
  for (const [field, value] of Object.entries({ statRate, statYear, statSourceRu, ...(hasBand && band) })) {
    if (!value) say(field as keyof typeof fields, 'statisticsWhole')
  }
  if (statLow && statHigh && numberOf(statLow) > numberOf(statHigh)) say('statHigh', 'bandOrder')
  if (statMeasure === 'GPA' && statHigh && numberOf(statHigh) > 4) say('statHigh', 'gpaRange')
}

export const institutionSchema = z.object(fields).superRefine(checkInstitution, always)
export const newInstitutionSchema = z.object({ idempotencyKey, ...fields }).superRefine(checkInstitution, always)
/** Of an institution or a major: the button says what is wanted, so that pressed twice it is done once. */
export const retiredSchema = z.object({ retired: z.enum(['on', 'off'], 'invalid') })

export type InstitutionForm = z.output<typeof institutionSchema>
export type NewInstitution = z.output<typeof newInstitutionSchema>
