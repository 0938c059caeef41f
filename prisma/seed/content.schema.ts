import { z } from 'zod'
import { subjects } from '#app/domain/accounts/answers.ts'
import { examSubjects, personalityTraits, professionFields, workValues } from '#app/domain/professions/vocabulary.ts'

// Content is complete in three languages: a gap stops the seed.
const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })
const list = z.array(z.string().min(1)).min(3)
const lists = z.strictObject({ ru: list, kk: list, en: list })
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const letter = z.enum(['R', 'I', 'A', 'S', 'E', 'C'])
const interest = z.number().min(1).max(7)

export const locationsFile = z.strictObject({
  country: z.strictObject({ id: slug, name: text }),
  cities: z.array(z.strictObject({ id: slug, name: text })).min(1),
})

export const testFile = z.strictObject({
  instrument: z.enum(['INTERESTS', 'PERSONALITY', 'VALUES', 'APTITUDE']),
  scales: z.array(z.strictObject({ key: letter, name: text, about: text, high: text, low: text, short: text })).min(1),
  options: z.array(z.strictObject({ value: z.number().int(), text })).min(2),
  question: text,
  items: z.array(
    z.strictObject({
      key: z.string().regex(/^[a-z]\d{2}$/),
      scale: letter,
      keyed: z.union([z.literal(1), z.literal(-1)]),
      short: z.boolean(),
      text,
    }),
  ),
  forms: z.array(
    z.strictObject({
      slug,
      form: z.enum(['FULL', 'SHORT']),
      version: z.number().int().positive().default(1),
      minutes: z.number().int().positive(),
      minimumAge: z.number().int().positive(),
      title: text,
      summary: text,
      measures: text,
    }),
  ),
})

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

const amount = z.number().int().positive()
export const payFile = z.record(
  z.string(),
  z.strictObject({
    average: amount,
    low: amount.optional(),
    high: amount.optional(),
    period: z.string().min(4),
    measure: z.enum(['mean', 'median']),
    label: text,
    source: text,
    seenAt: z.url(),
  }),
)

export const professionFile = z.strictObject({
  slug,
  field: z.enum(professionFields),
  sector: z.string().min(1),
  soc: z.string().regex(/^\d{2}-\d{4}\.\d{2}$/),
  isco: z.string().regex(/^\d{4}$/),
  interests: z.strictObject({ R: interest, I: interest, A: interest, S: interest, E: interest, C: interest }),
  zone: z.number().int().min(1).max(5),
  values: z.array(z.enum(workValues)).min(1).max(3),
  traits: z.array(z.enum(personalityTraits)).min(1).max(2),
  subjects: z.array(z.enum(subjects)).min(2).max(4),
  programmeGroups: z.array(z.string().regex(/^BM?\d{3}$/)),
  outlook: z.enum(['growing', 'steady', 'shrinking']),
  related: z.array(slug).min(3).max(4),
  title: text,
  summary: text,
  duties: lists,
  suits: text,
  cautions: text,
  preparation: text,
  outlookText: text,
})
