import { z } from 'zod'
import { academicFields, checkGpa } from '#app/domain/academic/academic.schema.ts'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { CHOICES_AT_MOST } from '#app/domain/institutions/vocabulary.ts'

/** Programmes to compare and exam results entered with them. An empty field leaves the stored value unchanged. */
export const admissionSchema = z
  .object({
    idempotencyKey,
    major: z
      .array(z.string().max(120, 'invalid').optional())
      .transform(chosen => [...new Set(chosen.filter(id => id !== undefined && id !== ''))] as string[])
      .refine(chosen => chosen.length > 0, { error: 'required', abort: true })
      .refine(chosen => chosen.length <= CHOICES_AT_MOST, 'tooMany'),
    ...academicFields,
    rural: z.enum(['yes', 'no'], 'invalid').optional(),
  })
  .superRefine(checkGpa)

export type AdmissionForm = z.output<typeof admissionSchema>
