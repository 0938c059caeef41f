import { z } from 'zod'

// Messages are translation keys.

/** Aborts validation, so that regular expressions never run on overlong texts. */
const tooLong = { error: 'tooLong', abort: true }

/** Single line: no control characters, line breaks, invisible characters or bidirectional controls. */
const inOneLine = /^[^\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u

/** Multiple lines: line breaks and tabs are allowed, and invisible characters, which join emoji. */
const inLines = /^(?:[^\p{Cc}\p{Cs}\p{Co}\p{Bidi_Control}\p{Zl}\p{Zp}]|[\n\t])*$/u

/** Matches text without any visible character: white space, invisible characters and the empty Braille cell. */
const blank = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u

/** Whether no letter has more than two marks, also with signs between them that cannot be seen: more are there to cover
 *  other lines. */
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

/** Plain text over several lines; a browser sends a line's end as two signs and counts it as one. A text in which there
 *  is nothing to see is empty. */
export function plainText(max: number) {
  return z
    .string('required')
    .transform(text => (blank.test(text) ? '' : text.replace(/\r\n?/g, '\n').trim()))
    .refine(text => text.length <= max, tooLong)
    .refine(text => inLines.test(text), 'characters')
}

/** An email address, checked only for its format and length. */
export const emailAddress = z
  .string('required')
  .trim()
  .min(1, { error: 'required', abort: true })
  .max(254, tooLong)
  .refine(text => z.regexes.email.test(text), 'emailInvalid')
