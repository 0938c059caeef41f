import { z } from 'zod'

const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })

/** Help lines for people in need, in display order. */
export const helpLinesFile = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/),
      /** As dialled from any telephone in Kazakhstan. */
      number: z.string().regex(/^[0-9]{3}$/),
      order: z.number().int().positive(),
      name: text,
      about: text,
      /** Source of the description; not shown. */
      source: z.string().min(1),
    }),
  )
  .min(1)
  .refine(lines => new Set(lines.map(({ id }) => id)).size === lines.length, 'An id is of one line.')
