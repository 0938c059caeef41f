import { z } from 'zod'
import { languages } from '#app/i18n/config.ts'

export const preferencesSchema = z.object({
  language: z.enum(languages, 'invalid').optional(),
  theme: z.enum(['light', 'dark'], 'invalid').optional(),
  lite: z.enum(['0', '1'], 'invalid').optional(),
  back: z.string().max(2000, 'invalid').optional(),
})
