import { z } from 'zod'
import { tooLong } from '#app/domain/accounts/account.schema.ts'
import { gpaMaximum, type GpaSystem, gpaSystems } from './gpa.ts'
import { languageLevels, skillLanguages } from './languages.ts'
import { sumOfParts, UNT_MAXIMUM, type UntPart, untPartNames, untParts, untSubjectPairs } from './unt.ts'

// Error messages are translation keys. The form field that shows them translates them.

/** Digits with a decimal comma or point. Exponents are refused. */
const decimal = /^[-−]?\d{1,10}([.,]\d{1,3})?$/

/** An optional number. A value outside the range or not a multiple of `step` is refused with `key`. */
function score(key: string, { min, max, step }: { min: number; max: number; step?: number }) {
  return z
    .string('number')
    .trim()
    .max(12, tooLong)
    .refine(text => decimal.test(text), { error: 'number', abort: true })
    .transform(text => Number(text.replace(',', '.').replace('−', '-')) + 0)
    .refine(value => value >= min && value <= max && (step === undefined || Number.isInteger(value / step)), key)
    .optional()
}

/** Marks and exam results, all optional. */
export const academicFields = {
  gpa: score('gpaNegative', { min: 0, max: Infinity }),
  gpaSystem: z.enum(gpaSystems, 'invalid').optional(),
  ielts: score('ielts', { min: 0, max: 9, step: 0.5 }),
  toefl: score('toefl', { min: 0, max: 120, step: 1 }),
  sat: score('sat', { min: 400, max: 1600, step: 10 }),
  unt: score('unt', { min: 0, max: UNT_MAXIMUM, step: 1 }),
  untSubjects: z.enum(untSubjectPairs, 'invalid').optional(),
}

/** Checks that a GPA names its grading system and lies within its range. */
export function checkGpa({ gpa, gpaSystem }: { gpa?: number; gpaSystem?: GpaSystem }, context: z.RefinementCtx) {
  if (gpa === undefined) return
  if (!gpaSystem) context.addIssue({ code: 'custom', path: ['gpaSystem'], message: 'required' })
  else if (gpa > gpaMaximum[gpaSystem]) context.addIssue({ code: 'custom', path: ['gpa'], message: `gpa.${gpaSystem}` })
}

const part = (name: UntPart) => score(`part.${untParts[name].most}`, { min: 0, max: untParts[name].most, step: 1 })

export const academicSchema = z
  .object({
    ...academicFields,
    mathLiteracy: part('mathLiteracy'),
    reading: part('reading'),
    history: part('history'),
    first: part('first'),
    second: part('second'),
    rural: z.enum(['yes', 'no'], 'invalid').optional(),
  })
  .superRefine(checkGpa)
  .superRefine(({ unt, ...rest }, context) => {
    const sum = sumOfParts(rest)
    // An invalid part already has its own error, so the sum is not checked then.
    const [wrong] = context.issues.filter(({ path = [] }) => untPartNames.some(name => name === path[0]))
    if (!wrong && unt !== undefined && sum !== null && sum !== unt)
      context.addIssue({ code: 'custom', path: ['unt'], message: 'untSum' })
  })

const language = z.enum(skillLanguages, 'required')

export const languageSkillSchema = z.object({ language, level: z.enum(languageLevels, 'required') })
export const removeLanguageSchema = z.object({ language })

export type AcademicForm = z.output<typeof academicSchema>
export type LanguageSkill = z.output<typeof languageSkillSchema>
