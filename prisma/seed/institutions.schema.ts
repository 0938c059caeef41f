import { z } from 'zod'
import { collegeWindows } from '#app/domain/institutions/college-window.ts'
import { languages } from '#app/i18n/config.ts'
import {
  admissionKinds,
  costSources,
  financings,
  floorRules,
  institutionTypes,
  measures,
  requirementTypes,
} from '#app/domain/institutions/vocabulary.ts'

// Content must be complete in three languages: a missing text stops the seed.
const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const groupCode = z.string().regex(/^BM?\d{3}$/)
const specialityCode = z.string().regex(/^\d{8}$/)
const language = z.string().regex(/^[a-z]{2,3}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const year = z.number().int().min(2015).max(2030)
/** Month and day, without a year: it recurs every year. */
const day = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** Cost of a year: null where it is unknown, 0 where it is free. Unpublished costs are not estimated. */
const cost = z.strictObject({
  amount: z.number().int().min(0).nullable(),
  currency,
  year,
  source: z.enum(costSources).exclude(['ESTIMATE']),
  /** Verified at its source; otherwise the page asks the reader to check it with the institution. */
  checked: z.boolean(),
})

const requirement = z
  .strictObject({
    type: z.enum(requirementTypes),
    measure: z.enum(measures),
    minimum: z.number().optional(),
    language: language.optional(),
    /** Requirements with the same key are alternatives: one of them is enough. */
    alternative: slug.optional(),
    text: text.optional(),
  })
  .refine(({ measure, minimum }) => (measure === 'NONE') === (minimum === undefined), 'a measure has a minimum')
  .refine(({ measure, text: words }) => measure !== 'NONE' || words !== undefined, 'what has no measure has words')
  .refine(({ measure, language: of }) => (measure === 'LEVEL') === (of !== undefined), 'a level is of a language')

const major = z.strictObject({
  key: slug,
  /** Programme group of the state classifier; abroad and for colleges, the nearest one. */
  group: groupCode.optional(),
  /** For colleges: speciality of the state classifier. */
  speciality: specialityCode.optional(),
  name: text,
  /** Absent where it is not published. */
  years: z.number().min(0.5).max(8).optional(),
  languages: z.array(language).min(1).optional(),
  /** Null where it is not published, although the institution's other majors have a cost. */
  cost: cost.nullable().optional(),
  requirements: z.array(requirement).optional(),
})

/** Optional facts about a college. Absent means unknown, and the pages say so. */
const known = {
  financing: z.enum(financings).optional(),
  dormitory: z.boolean().optional(),
  /** Number of places in the dormitory. */
  places: z.number().int().positive().optional(),
  website: z.url().optional(),
  /** Classes after which it admits. */
  entry: z
    .array(z.union([z.literal(9), z.literal(11)]))
    .min(1)
    .optional(),
  /** The source may list only some of its programmes. */
  partial: z.boolean().optional(),
  /** Languages in which the name is our own translation. */
  translated: z.array(z.enum(languages)).min(1).optional(),
}

export const institutionFile = z
  .strictObject({
    ...known,
    slug,
    type: z.enum(institutionTypes),
    city: slug,
    /** Code in the state's list of universities. */
    officialCode: z
      .string()
      .regex(/^\d{1,3}$/)
      .optional(),
    /** Whether it has the status of a national university, which has a legal floor of its own. */
    national: z.boolean().default(false),
    /** First admission with that status, where it is recent. */
    nationalSince: year.optional(),
    name: text,
    /** Short name, where one is in common use. */
    short: text.optional(),
    about: text.optional(),
    /** Search terms. */
    synonyms: z.array(z.string().min(2)).default([]),
    admission: z.enum(admissionKinds),
    /** Languages of instruction, for majors that give none. */
    languages: z.array(language).min(1),
    /** Yearly cost for majors that give none: the first that names the major's group, or that names no group. */
    costs: z.array(cost.extend({ groups: z.array(groupCode).min(1).optional() })).default([]),
    /** Length of its state programme groups, where it is not the usual one. */
    years: z.number().min(2).max(7).optional(),
    /** Programme groups taught without state grants; those with grants come from the cut-offs. */
    paidGroups: z.array(groupCode).default([]),
    /** Programme groups that recently received state grants, whether or not a cut-off is known. */
    grantedGroups: z.array(groupCode).default([]),
    /** Professions that a service institute trains for, since it belongs to no programme group. */
    professions: z.array(slug).default([]),
    majors: z.array(major).default([]),
    /** Specialities a college teaches, of which nothing else is known. */
    specialities: z.array(specialityCode).default([]),
    requirements: z.array(requirement).default([]),
    /** Documents and deadlines: name of a file in `admissions/`. */
    admissions: slug,
    statistics: z
      .strictObject({
        rate: z.number().min(0.005).max(1),
        band: z.strictObject({ measure: z.enum(['SAT', 'GPA']), low: z.number(), high: z.number() }).optional(),
        year,
        source: text,
      })
      .optional(),
    /** Points to confirm with the institution itself. */
    check: text.optional(),
    source: z.strictObject({ text, year }),
  })
  .refine(
    ({ officialCode, majors, paidGroups, partial }) => officialCode || partial || majors.length + paidGroups.length > 0,
    'no majors',
  )

/** Colleges of a region that are known from lists only. */
export const collegesFile = z.array(
  z.strictObject({
    ...known,
    slug,
    name: text,
    city: slug,
    specialities: z.array(specialityCode),
    /** Key in `college-sources.json`. */
    source: z.string(),
    /** Year of the source; null where it gives none. */
    year: year.nullable(),
  }),
)

/** Requirements of colleges that have none of their own recorded. */
export const collegeRequirementsFile = z.array(requirement).min(1)

/** Sources of the lists of colleges. */
export const collegeSourcesFile = z.record(z.string(), text)

/** Specialities of the state classifier, with their qualifications. */
export const specialitiesFile = z.array(
  z.strictObject({ code: specialityCode, name: text, qualifications: z.array(text), source: text, year }),
)

/** Documents and deadlines that many institutions share. */
export const admissionsFile = z.strictObject({
  documents: z.array(text).min(2),
  /** Empty where they are not published in advance. */
  deadlines: z.array(
    z.strictObject({
      from: day.optional(),
      to: day,
      /** Kind of college specialities that the deadline is for. */
      window: z.enum(collegeWindows).optional(),
      text,
    }),
  ),
  source: z.strictObject({ text, year }),
})

export const ratesFile = z.strictObject({
  date: z.iso.date(),
  source: text,
  /** Tenge per unit. */
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

export type CollegeRow = z.output<typeof collegesFile>[number]
export type InstitutionFile = z.output<typeof institutionFile>
