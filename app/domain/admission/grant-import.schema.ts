import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { grantKinds } from './grant-sheet.ts'
import { isGrantYear } from './grant-years.ts'

/** Fields of the upload form besides the file. */
export const grantSheetSchema = z.object({
  kind: z.enum(grantKinds, 'required'),
  year: z.coerce
    .number('number')
    .int('number')
    .refine(year => isGrantYear(year), 'yearRange'),
  idempotencyKey: idempotencyKey.optional(),
})
