import { z } from 'zod'
import {
  checkYear,
  onceStatusIsKnown,
  ownPasswordSchema,
  personName,
  situation,
  tooLong,
  username,
} from '#app/domain/accounts/account.schema.ts'
import { isInItsLine } from '#app/domain/text/plain.schema.ts'
import { visibilities } from '#app/domain/visibility/visibility.ts'

/** Matches an emoji with its joiners or a line break (kept), or an invisible or direction-changing character (dropped). */
const keptOrUnseen =
  /(\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier}){0,3}|\n)|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Pasted text may contain invisible characters such as soft hyphens. They are dropped without an error. */
const seen = (text: string) => text.replaceAll('\t', ' ').replace(keptOrUnseen, (_, kept?: string) => kept ?? '')

/** Browsers send a line break as two characters but count one. More than one consecutive empty line is reduced to one. */
const plainBreaks = (text: string) => text.replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
const fewBreaks = (text: string) => text.replace(/\n *(?=\n *\n)/g, '')

export const profileSchema = z
  .object({
    firstName: personName,
    lastName: personName,
    username,
    ...situation,
    organization: z
      .string('invalid')
      .overwrite(text => seen(plainBreaks(text).replaceAll('\n', ' ')))
      .trim()
      .max(120, tooLong)
      .refine(isInItsLine, 'marks')
      .optional(),
    bio: z
      .string('invalid')
      .overwrite(text => fewBreaks(seen(plainBreaks(text))))
      .trim()
      .max(500, tooLong)
      .refine(isInItsLine, 'marks')
      .optional(),
    visibility: z.enum(visibilities, 'invalid'),
    /** Required only when the username changes. */
    currentPassword: ownPasswordSchema.shape.password.optional(),
  })
  .superRefine(checkYear, onceStatusIsKnown)

/** The form sends the wanted state, so that submitting it twice has no further effect. */
export const followSchema = z.object({
  follow: z.enum(['on', 'off'], 'invalid'),
  /** Set when a minor has read what following an adult opens to them. */
  confirmed: z.literal('on', 'invalid').optional(),
  /** Page with the button. */
  back: z.string().max(2000).optional(),
  /** Set when a script submits the form and the page stays open. */
  stays: z.literal('on', 'invalid').optional(),
})

export type ProfileForm = z.output<typeof profileSchema>
