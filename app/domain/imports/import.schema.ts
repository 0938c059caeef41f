import { z } from 'zod'
import { languages } from '#app/i18n/config.ts'
import { importKinds } from './kinds.ts'

/** The upload form has only its file. */
export const listSchema = z.object({})

export const templateSchema = z.object({
  kind: z.enum(importKinds).default('STUDENTS'),
  language: z.enum(languages).optional(),
})

/** Reads the decisions about possible duplicates: field `row-64` holds the choice for row 64. */
export function choicesIn(form: FormData): Map<number, string> {
  return new Map(
    [...form].flatMap(([name, value]) => {
      const number = Number(/^row-(\d{1,7})$/.exec(name)?.[1])
      return typeof value === 'string' && value.length <= 40 && Number.isSafeInteger(number) ? [[number, value]] : []
    }),
  )
}
