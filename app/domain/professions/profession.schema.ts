import { z } from 'zod'
import { subjects } from '#app/domain/accounts/answers.ts'
import { type Fault, rulesOf } from './profession-rules.ts'
import { examSubjects, personalityTraits, professionFields, trainingWays, waysOfPay, workValues } from './vocabulary.ts'

// Content of a profession, shared by the seed and the administrators' form.

export const outlooks = ['growing', 'steady', 'shrinking'] as const

/** A text in three languages with a maximum length for each. */
const upTo = (most: number) => {
  const limited = z.string().min(1).max(most)
  return z.strictObject({ ru: limited, kk: limited, en: limited })
}
const text = upTo(600)
const list = z.array(z.string().min(1).max(200)).min(3).max(10)
const lists = z.strictObject({ ru: list, kk: list, en: list })
const letter = z.enum(['R', 'I', 'A', 'S', 'E', 'C'])
const hour = z.strictObject({ at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), ...upTo(115).shape })

/** O*NET interest value. */
const interest = z.number().min(1).max(7).multipleOf(0.01)
/** Years of study required to work in the profession. */
const years = z.number().min(0.05).max(12)
const groupCode = z.string().regex(/^BM?\d{3}$/)
const specialityCode = z.string().regex(/^\d{8}$/)
const amount = z.number().int().positive()

export const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)

export const programmeGroup = z.strictObject({
  code: groupCode,
  name: text,
  profileSubjects: z.array(z.array(z.enum(examSubjects)).min(1).max(2)).min(1),
})

/** Published figures about the profession itself. */
export const payFigure = z.strictObject({
  average: amount,
  low: amount.optional(),
  high: amount.optional(),
  period: z.string().regex(/^20\d\d( Q[1-4])?$/),
  measure: z.enum(['mean', 'median']),
  /** False when the publication does not say. */
  beforeTax: z.boolean(),
  label: text,
  /** Figures of the same source for other occupations that do this work. */
  also: z.array(z.strictObject({ average: amount, label: text })).optional(),
  source: text,
  seenAt: z.url({ protocol: /^https$/ }),
})

/** How this kind of work is usually paid. */
export const wayOfPay = z.enum(waysOfPay)

/** Another word people search for it by. */
export const synonym = z.string().min(2)

/** A way that leads to a profession in Kazakhstan. */
const way = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('COURSE'), years }),
  z.strictObject({
    way: z.literal('COLLEGE'),
    /** After class 11. */
    years,
    /** After class 9; absent when colleges admit only after class 11. */
    yearsAfterNine: years.optional(),
    /** Codes of the state classifier of vocational specialities; empty when it has none for this profession. */
    specialities: z.array(specialityCode),
  }),
  z.strictObject({ way: z.literal('UNIVERSITY'), years, programmeGroups: z.array(groupCode) }),
  z.strictObject({ way: z.literal('MILITARY_OR_POLICE_INSTITUTE'), years, programmeGroups: z.array(groupCode) }),
])

const profession = {
  field: z.enum(professionFields),
  soc: z.string().regex(/^\d{2}-\d{4}\.\d{2}$/),
  isco: z.string().regex(/^\d{4}$/),
  interests: z.strictObject({ R: interest, I: interest, A: interest, S: interest, E: interest, C: interest }),
  zone: z.number().int().min(1).max(5),
  values: z.array(z.enum(workValues)).min(1).max(3),
  traits: z.array(z.enum(personalityTraits)).min(1).max(2),
  subjects: z.array(z.enum(subjects)).min(2).max(4),
  programmeGroups: z.array(groupCode),
  /** The usual way first, each kind at most once. */
  ways: z.array(way).min(1).max(trainingWays.length),
  /** For each strong interest, the position (from 0) of the duty that shows it best. */
  dutyByInterest: z.partialRecord(letter, z.number().int().min(0)),
  outlook: z.enum(outlooks),
  related: z.array(slug).min(3).max(8),
  title: upTo(80),
  summary: upTo(300),
  duties: lists,
  suits: text,
  cautions: text,
  preparation: text,
  outlookText: text,
  /** A typical working day of one person: who, where and how other days differ, and what is done at five times of the
   *  day. */
  day: z.strictObject({ when: upTo(42), place: upTo(110), hours: z.array(hour).length(5) }),
  /** Reasons to like it, each with the interest it shows. No two professions share one. */
  reasons: z.array(z.strictObject({ letter, ...upTo(55).shape })).min(3),
  /** A task a pupil can try alone this week, and what it would show them. */
  trial: upTo(240),
}

/** A profession in the seed content. */
export const professionFile = z.strictObject({ slug, ...profession }).superRefine((parsed, context) => {
  for (const { path, key } of rulesOf(parsed)) context.addIssue({ code: 'custom', path, message: key })
})

export type ProfessionFile = z.output<typeof professionFile>

/** Adds the fields of the administrators' form. Skills belong to the materials, so their keys are checked in
 *  `catalogueFaults`. Ids of professions made by administrators may contain a number. */
const written = z.strictObject({
  ...profession,
  related: z.array(z.string()).min(3).max(8),
  skills: z.array(z.string()).min(3).max(6),
  synonyms: z.array(synonym).max(20),
  paidAs: wayOfPay.nullable(),
  pay: payFigure.nullable(),
})

type Profession = z.output<typeof written>

/** Returns everything that is wrong or missing in a profession. */
export function faultsOf(input: unknown): Fault[] {
  const issues = written.safeParse(input).error?.issues ?? []
  return [...issues.map(issue => faultOf(issue, input)), ...rulesOf(input as Partial<Profession>)]
}

function faultOf(issue: z.core.$ZodIssue, input: unknown): Fault {
  const path = issue.path as Fault['path']
  const value = path.reduce<unknown>((within, step) => (within as Record<string, unknown> | undefined)?.[step], input)
  if (value === undefined || value === '') return { path, key: 'required', incomplete: true }
  if (issue.code === 'too_small' && issue.origin === 'array') return { path, key: 'tooFew', incomplete: true }
  return { path, key: keyOf(issue), incomplete: false }
}

function keyOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'array' ? 'tooMany' : issue.origin === 'string' ? 'tooLong' : 'range'
    case 'too_small':
      return issue.origin === 'string' ? 'tooShort' : 'range'
    case 'not_multiple_of':
      return 'range'
    case 'invalid_type':
      return 'number'
    case 'invalid_value':
      return 'unknown'
    default:
      return 'format'
  }
}
