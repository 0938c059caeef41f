import { z } from 'zod'
import { idempotencyKey } from '#app/domain/accounts/idempotency.schema.ts'
import { isInItsLine } from '#app/domain/text/plain.schema.ts'

const tooLong = { error: 'tooLong', abort: true }

/** Rejects control, invisible and direction-changing characters and line breaks. */
const withoutTricks = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u

export const certificateSchema = z.object({
  idempotencyKey,
  name: z
    .string('required')
    .trim()
    .min(1, 'required')
    .max(100, tooLong)
    .min(2, 'nameShort')
    .regex(withoutTricks, 'characters')
    .refine(isInItsLine, 'marks')
    .regex(/[\p{L}\d]/u, 'required'),
  /** HTTPS link to the issuer's confirmation. */
  link: z.string().trim().max(500, tooLong).refine(isSafeLink, 'linkInvalid').optional(),
})

function isSafeLink(text: string) {
  if (!/^https:\/\/[^\s\p{C}\\]+$/iu.test(text) || !URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && !username && !password
}

export type NewCertificate = z.output<typeof certificateSchema>
