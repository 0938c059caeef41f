import looks from './latin-looks.json' with { type: 'json' }
import { fold } from '#app/domain/text/fold.ts'

/** Latin letters typed with the wrong keyboard layout, mapped to the Cyrillic letters they look like. */
const cyrillic: Record<string, string> = looks

/** Normalises a group's code for comparison: `9А`, `9 "а"`, `9-A` with a Latin letter and `9a` are the same class.
 *  Codes with other Latin letters (`IT-21`) keep all their Latin letters. */
export function groupKey(code: string): string {
  const folded = fold(code).replace(/[\s"'«»“”„.-]/g, '')
  const alike = Array.from(folded).every(letter => !/[a-z]/.test(letter) || letter in cyrillic)
  return alike ? Array.from(folded, letter => cyrillic[letter] ?? letter).join('') : folded
}

/** The school class (1–12) at the start of a code (`10 «Б»` is 10), or null. */
export function yearOfCode(code: string): number | null {
  const year = Number(/^\s*(\d{1,2})(?!\d)/.exec(code)?.[1])
  return year >= 1 && year <= 12 ? year : null
}
