import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { plainLine, plainText } from '#app/domain/text/plain.schema.ts'

const name = plainLine(3, 120)
const about = plainLine(5, 300)

export const helpLineSchema = z.object({
  /** As dialled: digits, optionally with a plus, brackets, spaces and hyphens. */
  number: z
    .string('required')
    .trim()
    .min(1, { error: 'required', abort: true })
    .regex(/^\+?[\d ()-]{3,20}$/, 'number'),
  /** Position in the list, from 1. */
  order: z
    .string('required')
    .trim()
    .regex(/^[1-9]\d?$/, 'order'),
  ...{ nameRu: name, nameKk: name, nameEn: name },
  ...{ aboutRu: about, aboutKk: about, aboutEn: about },
})
export type HelpLineForm = z.output<typeof helpLineSchema>

export const newHelpLineSchema = helpLineSchema.extend({ idempotencyKey })
export type NewHelpLine = z.output<typeof newHelpLineSchema>

export const removeHelpLineSchema = z.object({
  version: z.coerce.number('invalid').int('invalid'),
  /** Reason of the deletion, kept in the log. */
  reason: plainText(300).refine(text => text.length >= 5, 'required'),
})
