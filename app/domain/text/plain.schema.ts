import { z } from 'zod'

// Messages are keys: the field that shows them translates them.

/** Nothing else is asked of a text that is too long: patterns are for texts of a human size. */
const tooLong = { error: 'tooLong', abort: true }

/** Control characters, line breaks, what cannot be seen and what turns text around have no place in one line. */
const inOneLine = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u

/** The same for a longer text, where lines break and emoji are glued together by signs one cannot see. */
const inLines = /^(?:[^\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\p{Zl}\p{Zp}]|[\n\t])*$/u

/** Only what takes no ink: spaces, signs one cannot see, and the Braille cell without a dot. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether no letter has more than two marks, also with signs between them that cannot be seen: more are there to cover other
 *  lines. */
export function isInItsLine(text: string): boolean {
  return !/\p{M}{3,}/u.test(text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''))
}

/** One line of plain text with at least one letter or digit in it. */
export function plainLine(min: number, max: number) {
  return z
    .string('required')
    .trim()
    .min(1, { error: 'required', abort: true })
    .max(max, tooLong)
    .min(min, 'tooShort')
    .regex(inOneLine, 'characters')
    .refine(isInItsLine, 'marks')
    .refine(text => /[\p{L}\p{N}]/u.test(text), 'required')
}

/** Plain text over several lines; a browser sends a line's end as two signs and counts it as one. A text in which there is nothing
 *  to see is empty. */
export function plainText(max: number) {
  return z
    .string('required')
    .transform(text => (blank.test(text) ? '' : text.replace(/\r\n?/g, '\n').trim()))
    .refine(text => text.length <= max, tooLong)
    .refine(text => inLines.test(text), 'characters')
}

/** An address letters can be sent to; not more is asked than a mail server would. */
export const emailAddress = z
  .string('required')
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(254, tooLong)
  .refine(text => z.regexes.email.test(text), 'emailInvalid')
