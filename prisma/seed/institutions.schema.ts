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

// Content is complete in three languages: a gap stops the seed.
const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const groupCode = z.string().regex(/^BM?\d{3}$/)
const specialityCode = z.string().regex(/^\d{8}$/)
const language = z.string().regex(/^[a-z]{2,3}$/)
const currency = z.string().regex(/^[A-Z]{3}$/)
const year = z.number().int().min(2015).max(2030)
/** Month and day, without a year: it comes round every year. */
const day = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** A year's cost: null where it is unknown, 0 where it is free. What nobody published is not estimated. */
const cost = z.strictObject({
  amount: z.number().int().min(0).nullable(),
  currency,
  year,
  source: z.enum(costSources).exclude(['ESTIMATE']),
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
  /** Of a college: the speciality of the state classifier. */
  speciality: specialityCode.optional(),
  name: text,
  /** Absent where nobody published it. */
  years: z.number().min(0.5).max(8).optional(),
  languages: z.array(language).min(1).optional(),
  /** Null where nobody published it, though the institution says what its other majors cost. */
  cost: cost.nullable().optional(),
  requirements: z.array(requirement).optional(),
})

/** What is said of a college only where it is known: what is absent here is unknown, and the pages say so. */
const known = {
  financing: z.enum(financings).optional(),
  dormitory: z.boolean().optional(),
  /** How many live in the dormitory. */
  places: z.number().int().positive().optional(),
  website: z.url().optional(),
  /** The classes after which it takes people. */
  entry: z
    .array(z.union([z.literal(9), z.literal(11)]))
    .min(1)
    .optional(),
  /** It may teach more than its source names. */
  partial: z.boolean().optional(),
  /** Languages in which its name is our translation. */
  translated: z.array(z.enum(languages)).min(1).optional(),
}

export const institutionFile = z
  .strictObject({
    ...known,
    slug,
    type: z.enum(institutionTypes),
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
    name: text,
    /** What it is called for short, where it has a usual short name. */
    short: text.optional(),
    about: text.optional(),
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
    /** Programme groups that were given state grants lately, whether or not a cut-off is known. */
    grantedGroups: z.array(groupCode).default([]),
    /** Professions a service institute trains for: it belongs to no programme group. */
    professions: z.array(slug).default([]),
    majors: z.array(major).default([]),
    /** Specialities of a college of which no more is known than that it teaches them. */
    specialities: z.array(specialityCode).default([]),
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
  .refine(
    ({ officialCode, majors, paidGroups, partial }) => officialCode || partial || majors.length + paidGroups.length > 0,
    'no majors',
  )

/** A region's colleges that are known from lists only. */
export const collegesFile = z.array(
  z.strictObject({
    ...known,
    slug,
    name: text,
    city: slug,
    specialities: z.array(specialityCode),
    /** A key of `college-sources.json`. */
    source: z.string(),
    /** Of the source; null where it does not say. */
    year: year.nullable(),
  }),
)

/** What is asked by colleges of which we know no requirements of their own. */
export const collegeRequirementsFile = z.array(requirement).min(1)

/** Where lists of colleges were read. */
export const collegeSourcesFile = z.record(z.string(), text)

/** The specialities of the state classifier, with what one may become. */
export const specialitiesFile = z.array(
  z.strictObject({ code: specialityCode, name: text, qualifications: z.array(text), source: text, year }),
)

/** Documents and deadlines many institutions share. */
export const admissionsFile = z.strictObject({
  documents: z.array(text).min(2),
  /** Empty where they are not published in advance. */
  deadlines: z.array(
    z.strictObject({
      from: day.optional(),
      to: day,
      /** The kind of college specialities it is for. */
      window: z.enum(collegeWindows).optional(),
      text,
    }),
  ),
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

export type CollegeRow = z.output<typeof collegesFile>[number]
export type InstitutionFile = z.output<typeof institutionFile>
