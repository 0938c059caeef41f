import { z } from 'zod'
import { plainLine } from '#app/domain/text/plain.schema.ts'

const name = plainLine(3, 120)
const about = plainLine(5, 300)

export const helpLineSchema = z.object({
  /** As it is dialled: digits, with a plus, brackets, spaces and hyphens between them at most. */
  number: z
    .string('required')
    .trim()
    .min(1, { error: 'required', abort: true })
    .regex(/^\+?[\d ()-]{3,20}$/, 'number'),
  /** Its place among the others, the first one is 1. */
  order: z
    .string('required')
    .trim()
    .regex(/^[1-9]\d?$/, 'order'),
  ...{ nameRu: name, nameKk: name, nameEn: name },
  ...{ aboutRu: about, aboutKk: about, aboutEn: about },
})
export type HelpLineForm = z.output<typeof helpLineSchema>
