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

/** An emoji with what joins its parts, or a line break; else what cannot be seen and what turns text around. */
const keptOrUnseen =
  /(\p{Extended_Pictographic}(?:\u200d|\ufe0f|\p{Emoji_Modifier}){0,3}|\n)|[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Text pasted from elsewhere brings soft hyphens and marks its writer never saw: they are dropped, not complained of. */
const seen = (text: string) => text.replaceAll('\t', ' ').replace(keptOrUnseen, (_, kept?: string) => kept ?? '')

/** Browsers send a line break as two characters and count it as one. Two empty lines say no more than one. */
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
    /** Asked only of a person who changes their username. */
    currentPassword: ownPasswordSchema.shape.password.optional(),
  })
  .superRefine(checkYear, onceStatusIsKnown)

/** A follow says what it wants, so that posting it twice changes nothing. */
export const followSchema = z.object({
  follow: z.enum(['on', 'off'], 'invalid'),
  /** A minor has read what following a grown-up opens. */
  confirmed: z.literal('on', 'invalid').optional(),
  /** The page the button was on. */
  back: z.string().max(2000).optional(),
  /** A script pressed it: the page it was on stays. */
  stays: z.literal('on', 'invalid').optional(),
})

export type ProfileForm = z.output<typeof profileSchema>
