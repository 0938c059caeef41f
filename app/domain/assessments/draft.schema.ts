import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'
import { MOST_OPTIONS, MOST_OWN_OPTIONS, places } from './option-places.ts'

// Messages are keys: the field that shows them translates them. Russian is needed at once, the other languages before
// the test is published.

const line = (max: number) => plainLine(1, max)
const prose = (max: number) => plainText(max).refine(text => text.length > 0, 'required')

const lines = <Name extends string>(name: Name, max: number) => inThree(name, line(max))
const proses = <Name extends string>(name: Name, max: number) => inThree(name, prose(max))

function inThree<Name extends string, T extends z.ZodType<string, string>>(name: Name, text: T) {
  return { [`${name}Ru`]: text, [`${name}Kk`]: text.optional(), [`${name}En`]: text.optional() } as Record<
    `${Name}Ru`,
    T
  > &
    Record<`${Name}Kk` | `${Name}En`, z.ZodOptional<T>>
}

function optionalInThree<Name extends string>(name: Name, max: number) {
  const text = prose(max).optional()
  return { [`${name}Ru`]: text, [`${name}Kk`]: text, [`${name}En`]: text } as Record<
    `${Name}${'Ru' | 'Kk' | 'En'}`,
    typeof text
  >
}

const whole = (least: number, most: number, key: string) =>
  z
    .string('required')
    .trim()
    .regex(/^-?\d{1,4}$/, 'number')
    .refine(text => Number(text) >= least && Number(text) <= most, key)

const texts = {
  ...lines('title', 80),
  ...proses('summary', 300),
  ...proses('measures', 500),
  ...lines('question', 200),
  minutes: whole(1, 180, 'minutesRange'),
  minimumAge: whole(6, 60, 'ageRange'),
  timed: z.literal('on', 'invalid').optional(),
}

export const testTextsSchema = z.object(texts)
export const newTestSchema = z.object({ idempotencyKey, ...texts })
export type TestTextsForm = z.output<typeof testTextsSchema>

const scaleTexts = {
  ...lines('name', 60),
  ...proses('about', 300),
  ...proses('high', 300),
  ...proses('low', 300),
  ...optionalInThree('short', 80),
}

export const scaleSchema = z.object(scaleTexts)
export const newScaleSchema = z.object({ idempotencyKey, ...scaleTexts })
export type ScaleForm = z.output<typeof scaleSchema>

const value = whole(-20, 100, 'valueRange').optional()

function optionFields(most: number) {
  return Object.fromEntries(
    places(most).flatMap(place => [
      [`value${place}`, value],
      ...Object.entries(optionalInThree(`option${place}`, 120)),
    ]),
  )
}

type Given = Record<string, string | undefined>

/** An answer has a Russian text and a value; two answers of one value could not be told apart. */
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

/** The answers are judged whatever else is wrong with the form. */
const always = { when: ({ value: given }: { value: unknown }) => typeof given === 'object' && given !== null }

/** One answer is no choice. */
const LEAST_OPTIONS = 2

export const optionsSchema = z
  .object(optionFields(MOST_OPTIONS))
  .superRefine((given, context) => checkOptions(MOST_OPTIONS, LEAST_OPTIONS)(given as Given, context), always)

const itemTexts = {
  ...proses('text', 300),
  scale: z.string('required').min(1, 'required').max(40, 'invalid'),
  keyed: z.enum(['1', '-1'], 'required'),
  ...optionFields(MOST_OWN_OPTIONS),
  /** The place of the right answer among the answers of the item. */
  right: z.enum(places(MOST_OPTIONS).map(String) as ['1'], 'invalid').optional(),
  ...optionalInThree('why', 400),
}
const checkOwn = (given: unknown, context: z.RefinementCtx) => checkOptions(MOST_OWN_OPTIONS)(given as Given, context)

export const itemSchema = z.object(itemTexts).superRefine(checkOwn, always)
export const newItemSchema = z.object({ idempotencyKey, ...itemTexts }).superRefine(checkOwn, always)
export type ItemForm = Given

/** One press of a button that moves a row of the list that was shown. */
export const moveSchema = z.object({
  by: z.enum(['-1', '1'], 'invalid'),
  from: z.coerce.number('invalid').int('invalid').min(0, 'invalid').max(1000, 'invalid'),
})

export const removePartSchema = z.object({ version: z.coerce.number('invalid').int('invalid') })
export const testStateSchema = z.object({ retired: z.enum(['on', 'off'], 'invalid') })
/** The draft as it was when its page was shown. */
export const publishSchema = z.object({ draft: z.string('invalid').regex(/^[0-9a-f]{64}$/, 'invalid') })
export const draftSchema = z.object({ draft: z.enum(['make', 'discard'], 'invalid') })
export const takeItemsSchema = z.object({ import: z.string('invalid').min(1, 'invalid').max(64, 'invalid') })
export const itemsFileSchema = z.object({})
