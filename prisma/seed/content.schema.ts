import { z } from 'zod'
import { instrumentKinds } from '#app/domain/assessments/kinds.ts'
import { regions } from '#app/domain/locations/regions.ts'
import { payFigure, programmeGroup, slug, synonym, wayOfPay } from '#app/domain/professions/profession.schema.ts'

// Content is complete in three languages: a gap stops the seed.
const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })

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

export const programmeGroupsFile = z.array(programmeGroup)

/** By slug: the words people look for, in any language. */
export const synonymsFile = z.record(slug, z.array(synonym).min(1))

/** By slug: how this kind of work is usually paid. What is not named is not told. */
export const waysOfPayFile = z.record(slug, wayOfPay)

/** By slug: figures that were published of the profession itself. */
export const payFile = z.record(z.string(), payFigure)
