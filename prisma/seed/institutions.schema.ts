import { z } from 'zod'
import {
  admissionKinds,
  costSources,
  financings,
  floorRules,
  institutionTypes,
  measures,
  requirementTypes,
} from '#app/domain/institutions/vocabulary.ts'

// Content is complete in three languages: a gap stops the seed.
const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const groupCode = z.string().regex(/^BM?\d{3}$/)
const language = z.string().regex(/^[a-z]{2,3}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const year = z.number().int().min(2019).max(2030)
/** Month and day, without a year: it comes round every year. */
const day = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** A year's cost: null where it is unknown, 0 where it is free. */
const cost = z.strictObject({
  amount: z.number().int().min(0).nullable(),
  currency,
  year,
  source: z.enum(costSources),
  /** Read at its source; otherwise the page asks the reader to check it with the institution. */
  checked: z.boolean(),
})

const requirement = z
  .strictObject({
    type: z.enum(requirementTypes),
    measure: z.enum(measures),
    minimum: z.number().optional(),
    language: language.optional(),
    /** Requirements with the same word are alternatives: one of them is enough. */
    alternative: slug.optional(),
    text: text.optional(),
  })
  .refine(({ measure, minimum }) => (measure === 'NONE') === (minimum === undefined), 'a measure has a minimum')
  .refine(({ measure, text: words }) => measure !== 'NONE' || words !== undefined, 'what has no measure has words')
  .refine(({ measure, language: of }) => (measure === 'LEVEL') === (of !== undefined), 'a level is of a language')

const major = z.strictObject({
  key: slug,
  /** The programme group of the state classifier, or the nearest one abroad and in a college. */
  group: groupCode.optional(),
  name: text,
  years: z.number().min(0.5).max(8),
  languages: z.array(language).min(1).optional(),
  cost: cost.optional(),
  requirements: z.array(requirement).optional(),
})

export const institutionFile = z
  .strictObject({
    slug,
    type: z.enum(institutionTypes),
    financing: z.enum(financings),
    dormitory: z.boolean(),
    city: slug,
    /** Of the state's list of universities. */
    officialCode: z
      .string()
      .regex(/^\d{1,3}$/)
      .optional(),
    /** Has the status of a national university, with a legal floor of its own. */
    national: z.boolean().default(false),
    /** The first admission of which that holds, where it was given lately. */
    nationalSince: year.optional(),
    website: z.url(),
    name: text,
    /** What it is called for short, where it has a usual short name. */
    short: text.optional(),
    about: text,
    /** What people type to find it. */
    synonyms: z.array(z.string().min(2)).default([]),
    admission: z.enum(admissionKinds),
    /** Languages it teaches in, for majors that say nothing else. */
    languages: z.array(language).min(1),
    /** What a year costs in majors that say nothing else: the first that names the major's group, or that names none. */
    costs: z.array(cost.extend({ groups: z.array(groupCode).min(1).optional() })).default([]),
    /** How long its state programme groups take, where it is not the usual. */
    years: z.number().min(2).max(7).optional(),
    /** Programme groups taught without state grants; those with grants come with the cut-offs. */
    paidGroups: z.array(groupCode).default([]),
    majors: z.array(major).default([]),
    requirements: z.array(requirement).default([]),
    /** The set of documents and deadlines: a file of `admissions/`. */
    admissions: slug,
    statistics: z
      .strictObject({
        rate: z.number().min(0.005).max(1),
        band: z.strictObject({ measure: z.enum(['SAT', 'GPA']), low: z.number(), high: z.number() }).optional(),
        year,
        source: text,
      })
      .optional(),
    /** What must be asked of the institution itself. */
    check: text.optional(),
    source: z.strictObject({ text, year }),
  })
  .refine(({ officialCode, majors, paidGroups }) => officialCode || majors.length + paidGroups.length > 0, 'no majors')

/** Documents and deadlines many institutions share. */
export const admissionsFile = z.strictObject({
  documents: z.array(text).min(2),
  deadlines: z.array(z.strictObject({ from: day.optional(), to: day, text })).min(1),
  source: z.strictObject({ text, year }),
})

export const ratesFile = z.strictObject({
  date: z.iso.date(),
  source: text,
  /** Tenge for one unit. */
  rates: z.record(currency, z.number().positive()),
})

export const floorsFile = z.array(
  z.strictObject({
    rule: z.enum(floorRules),
    from: year,
    to: year.optional(),
    score: z.number().int().min(0).max(140),
    source: text,
  }),
)

export type InstitutionFile = z.output<typeof institutionFile>
