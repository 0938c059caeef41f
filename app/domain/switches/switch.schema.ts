import { z } from 'zod'
import { plainText } from '#app/domain/text/plain.schema.ts'

// Messages are translation keys.

const LONGEST = 300
const reasons = ['reasonRu', 'reasonKk', 'reasonEn'] as const
const reason = plainText(LONGEST).optional()

/** A feature is turned on or off. The reason is given in all languages or in none. */
export const switchSchema = z
  .object({ on: z.enum(['on', 'off'], 'required'), reasonRu: reason, reasonKk: reason, reasonEn: reason })
  .superRefine((given, context) => {
    const filled = reasons.filter(field => given[field])
    if (filled.length === 0) return
    for (const field of reasons) {
      if (!given[field]) context.addIssue({ code: 'custom', path: [field], message: 'everyLanguage' })
    }
  })

export type SwitchForm = z.output<typeof switchSchema>
