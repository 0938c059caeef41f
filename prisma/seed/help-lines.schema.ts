import { z } from 'zod'

const text = z.strictObject({ ru: z.string().min(1), kk: z.string().min(1), en: z.string().min(1) })

/** Whom a person in need can call, in the order they are shown. */
export const helpLinesFile = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/),
      /** As it is dialled from any telephone of Kazakhstan. */
      number: z.string().regex(/^[0-9]{3}$/),
      order: z.number().int().positive(),
      name: text,
      about: text,
      /** Where what is said was read; not shown. */
      source: z.string().min(1),
    }),
  )
  .min(1)
  .refine(lines => new Set(lines.map(({ id }) => id)).size === lines.length, 'An id is of one line.')
