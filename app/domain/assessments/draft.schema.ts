import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { evenIfFieldsFail } from '#app/domain/text/across-fields.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { MOST_OPTIONS, MOST_OWN_OPTIONS, places } from './option-places.ts'

// Error messages are translation keys. The form field that shows them translates them. Russian is required at once, the
// other languages before publication.

const line = (max: number) => plainLine(1, max)
const prose = (max: number) => plainText(max).refine(text => text.length > 0, 'required')

/** A text in three languages, of which Russian is required. */
function inThree<Ru extends string, Other extends string, T extends z.ZodType<string, string>>(
  [ru, ...others]: readonly [Ru, Other, Other],
  text: T,
) {
  const optional = text.optional()
  const fields = Object.fromEntries(others.map(name => [name, optional])) as Record<Other, typeof optional>
  return { [ru]: text, ...fields } as Record<Ru, T> & Record<Other, typeof optional>
}

/** An optional text in three languages. */
function optionalInThree<Name extends string>(names: readonly [Name, Name, Name], max: number) {
  const text = prose(max).optional()
  return Object.fromEntries(names.map(name => [name, text])) as Record<Name, typeof text>
}

const whole = (least: number, most: number, key: string) =>
  z
    .string('required')
    .trim()
    .regex(/^-?\d{1,4}$/, 'number')
    .refine(text => Number(text) >= least && Number(text) <= most, key)

const texts = {
  ...inThree(['titleRu', 'titleKk', 'titleEn'], line(80)),
  ...inThree(['summaryRu', 'summaryKk', 'summaryEn'], prose(300)),
  ...inThree(['measuresRu', 'measuresKk', 'measuresEn'], prose(500)),
  ...inThree(['questionRu', 'questionKk', 'questionEn'], line(200)),
  minutes: whole(1, 180, 'minutesRange'),
  minimumAge: whole(6, 60, 'ageRange'),
  timed: z.literal('on', 'invalid').optional(),
}

export const testTextsSchema = z.object(texts)
export const newTestSchema = z.object({ idempotencyKey, ...texts })

const scaleTexts = {
  ...inThree(['nameRu', 'nameKk', 'nameEn'], line(60)),
  ...inThree(['aboutRu', 'aboutKk', 'aboutEn'], prose(300)),
  ...inThree(['highRu', 'highKk', 'highEn'], prose(300)),
  ...inThree(['lowRu', 'lowKk', 'lowEn'], prose(300)),
  ...optionalInThree(['shortRu', 'shortKk', 'shortEn'], 80),
}

export const scaleSchema = z.object(scaleTexts)
export const newScaleSchema = z.object({ idempotencyKey, ...scaleTexts })

const value = whole(-20, 100, 'valueRange').optional()

function optionFields(most: number) {
  const fields: Record<string, z.ZodOptional<z.ZodType<string, string>>> = {}
  for (const place of places(most)) {
    fields[`value${place}`] = value
    Object.assign(fields, optionalInThree([`option${place}Ru`, `option${place}Kk`, `option${place}En`], 120))
  }
  return fields
}

type Given = Record<string, string | undefined>

/** Checks that every option has a Russian text and a value of its own; options with the same value would be
 *  indistinguishable. */
function checkOptions(most: number, least = 0) {
  return (given: Given, context: z.RefinementCtx) => {
    const complain = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    const values: string[] = []
    for (const place of places(most)) {
      const [own, ru] = [given[`value${place}`], given[`option${place}Ru`]]
      const others = given[`option${place}Kk`] ?? given[`option${place}En`]
      if (own === undefined && ru === undefined && others === undefined) continue
      if (own === undefined) complain(`value${place}`, 'required')
      else if (values.includes(own)) complain(`value${place}`, 'valueTwice')
      if (ru === undefined) complain(`option${place}Ru`, 'required')
      if (own !== undefined) values.push(own)
    }
    for (const place of places(least)) {
      if (given[`option${place}Ru`] === undefined) complain(`option${place}Ru`, 'required')
    }
  }
}

/** Minimum number of options. */
const LEAST_OPTIONS = 2

export const optionsSchema = z
  .object(optionFields(MOST_OPTIONS))
  .superRefine((given, context) => checkOptions(MOST_OPTIONS, LEAST_OPTIONS)(given, context), evenIfFieldsFail)

const itemTexts = {
  ...inThree(['textRu', 'textKk', 'textEn'], prose(300)),
  scale: z.string('required').min(1, 'required').max(40, 'invalid'),
  keyed: z.enum(['1', '-1'], 'required'),
  ...optionFields(MOST_OWN_OPTIONS),
  /** Position of the right answer among the item's options, from 1. */
  right: z.enum(places(MOST_OPTIONS).map(String) as ['1'], 'invalid').optional(),
  ...optionalInThree(['whyRu', 'whyKk', 'whyEn'], 400),
}
const checkOwn = (given: unknown, context: z.RefinementCtx) => checkOptions(MOST_OWN_OPTIONS)(given as Given, context)

export const itemSchema = z.object(itemTexts).superRefine(checkOwn, evenIfFieldsFail)
export const newItemSchema = z.object({ idempotencyKey, ...itemTexts }).superRefine(checkOwn, evenIfFieldsFail)

/** Moves a row of a list up or down. `from` is its position when the page was shown. */
export const moveSchema = z.object({
  by: z.enum(['-1', '1'], 'invalid'),
  from: z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(1000, 'invalid'),
})

export const removePartSchema = z.object({ version: z.coerce.number('invalid').int('invalid') })
export const testStateSchema = z.object({ retired: z.enum(['on', 'off'], 'invalid') })
/** Hash of the draft that was shown on the page. */
const draftHash = z.string('invalid').regex(/^[0-9a-f]{64}$/, 'invalid')
export const publishSchema = z.object({ draft: draftHash })
export const draftSchema = z.discriminatedUnion(
  'draft',
  [z.object({ draft: z.literal('make') }), z.object({ draft: z.literal('discard'), seen: draftHash })],
  'invalid',
)
export const applyItemImportSchema = z.object({ import: z.string('invalid').min(1, 'invalid').max(64, 'invalid') })
export const itemsFileSchema = z.object({})
