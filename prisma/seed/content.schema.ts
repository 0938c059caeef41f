import { z } from 'zod'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { regions } from '#app/domain/locations/regions.ts'
import { subjects } from '#app/domain/accounts/answers.ts'
import {
  examSubjects,
  personalityTraits,
  professionFields,
  waysOfPay,
  workValues,
} from '#app/domain/professions/vocabulary.ts'

// Content is complete in three languages: a gap stops the seed.
const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })
const list = z.array(z.string().min(1)).min(3)
const lists = z.strictObject({ ru: list, kk: list, en: list })
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const interest = z.number().min(1).max(7)

export const locationsFile = z.strictObject({
  country: z.strictObject({ id: slug, name: text, order: z.number().int().min(0) }),
  cities: z.array(z.strictObject({ id: slug, region: z.enum(regions).optional(), name: text })).min(1),
})

const scaleKey = z.string().regex(/^(?:[RIASEC]|[a-z]+)$/)
const option = z.strictObject({ value: z.number().int(), text })
const options = z.array(option).min(2)

export const testFile = z
  .strictObject({
    instrument: z.enum(instrumentKinds),
    scales: z
      .array(z.strictObject({ key: scaleKey, name: text, about: text, high: text, low: text, short: text }))
      .min(1),
    /** For every item that has none of its own. */
    options: options.optional(),
    question: text,
    items: z.array(
      z.strictObject({
        key: z.string().regex(/^[a-z]\d{2}$/),
        scale: scaleKey,
        keyed: z.union([z.literal(1), z.literal(-1)]),
        short: z.boolean(),
        text,
        options: options.optional(),
        right: z.number().int().optional(),
        explanation: text.optional(),
      }),
    ),
    forms: z.array(
      z.strictObject({
        slug,
        form: z.enum(['FULL', 'SHORT']),
        minutes: z.number().int().positive(),
        /** An attempt ends `minutes` after it was started. */
        timed: z.boolean().default(false),
        minimumAge: z.number().int().positive(),
        title: text,
        summary: text,
        measures: text,
      }),
    ),
  })
  .superRefine(({ scales, options: common, items }, context) => {
    const known = new Set(scales.map(({ key }) => key))
    for (const { key, scale, options: own = common, right } of items) {
      const complain = (message: string) => context.addIssue({ code: 'custom', message: `${key}: ${message}` })
      if (!known.has(scale)) complain(`there is no scale ${scale}`)
      if (!own) complain('there is nothing to answer with')
      if (right !== undefined && !own?.some(({ value }) => value === right)) complain('the right answer is no option')
    }
  })

export type TestFile = z.output<typeof testFile>

const examSubject = z.enum(examSubjects)
export const programmeGroupsFile = z.array(
  z.strictObject({
    code: z.string().regex(/^BM?\d{3}$/),
    name: text,
    profileSubjects: z.array(z.array(examSubject).min(1).max(2)).min(1),
  }),
)

/** By slug: the words people look for, in any language. */
export const synonymsFile = z.record(slug, z.array(z.string().min(2)).min(1))

/** By slug: how this kind of work is usually paid. What is not named is not told. */
export const waysOfPayFile = z.record(slug, z.enum(waysOfPay))

const amount = z.number().int().positive()
/** By slug: figures that were published of the profession itself. */
export const payFile = z.record(
  z.string(),
  z.strictObject({
    average: amount,
    low: amount.optional(),
    high: amount.optional(),
    period: z.string().min(4),
    measure: z.enum(['mean', 'median']),
    /** False where the publication does not say. */
    beforeTax: z.boolean(),
    label: text,
    /** The same source about others who do this work. */
    also: z.array(z.strictObject({ average: amount, label: text })).optional(),
    source: text,
    seenAt: z.url(),
  }),
)

/** Years of study before one may work in the profession. */
const years = z.number().min(0.05).max(12)
const groupCode = z.string().regex(/^BM?\d{3}$/)
const specialityCode = z.string().regex(/^\d{8}$/)

/** One way that leads to a profession in Kazakhstan. */
const way = z.discriminatedUnion('way', [
  z.strictObject({ way: z.literal('COURSE'), years }),
  z.strictObject({
    way: z.literal('COLLEGE'),
    /** After class 11. */
    years,
    /** After class 9; absent where a college takes people after class 11 only. */
    yearsAfterNine: years.optional(),
    /** Codes of the state classifier of vocational specialities; empty where it names none for this profession. */
    specialities: z.array(specialityCode),
  }),
  z.strictObject({ way: z.literal('UNIVERSITY'), years, programmeGroups: z.array(groupCode) }),
  z.strictObject({ way: z.literal('MILITARY_OR_POLICE_INSTITUTE'), years, programmeGroups: z.array(groupCode) }),
])

const letter = z.enum(['R', 'I', 'A', 'S', 'E', 'C'])

/** At most so many characters in each language. */
const upTo = (most: number) => {
  const short = z.string().min(1).max(most)
  return z.strictObject({ ru: short, kk: short, en: short })
}
const hour = z.strictObject({ at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), ...upTo(115).shape })

export const professionFile = z.strictObject({
  slug,
  field: z.enum(professionFields),
  soc: z.string().regex(/^\d{2}-\d{4}\.\d{2}$/),
  isco: z.string().regex(/^\d{4}$/),
  interests: z.strictObject({ R: interest, I: interest, A: interest, S: interest, E: interest, C: interest }),
  zone: z.number().int().min(1).max(5),
  values: z.array(z.enum(workValues)).min(1).max(3),
  traits: z.array(z.enum(personalityTraits)).min(1).max(2),
  subjects: z.array(z.enum(subjects)).min(2).max(4),
  programmeGroups: z.array(z.string().regex(/^BM?\d{3}$/)),
  /** The usual way first, each kind once. */
  ways: z.array(way).min(1).max(4),
  /** For each strong interest the place (from 0) of the duty in which it is met most plainly. */
  dutyByInterest: z.partialRecord(letter, z.number().int().min(0)),
  outlook: z.enum(['growing', 'steady', 'shrinking']),
  related: z.array(slug).min(3).max(8),
  title: text,
  summary: text,
  duties: lists,
  suits: text,
  cautions: text,
  preparation: text,
  outlookText: text,
  /** A usual working day of one person: which one, where and how other days differ, and what is done at five hours. */
  day: z.strictObject({ when: upTo(42), place: upTo(110), hours: z.array(hour).length(5) }),
  /** What one may like about it, each with the interest it shows: no two pages tell the same one. */
  reasons: z.array(z.strictObject({ letter, ...upTo(55).shape })).min(3),
  /** What a pupil can try alone this week, and what it would tell them. */
  trial: upTo(240),
})

export type ProfessionFile = z.output<typeof professionFile>
