import looks from './latin-looks.json' with { type: 'json' }
import { fold } from '#app/domain/text/fold.ts'

/** Latin letters that a keyboard in the wrong layout leaves in a class's name, and the Cyrillic ones they look like. */
const cyrillic: Record<string, string> = looks

/** A group's code as codes are compared: `9А`, `9 "а"`, `9-A` with a Latin letter and `9a` are one class. A code that has
 *  other Latin letters (`IT-21`) keeps them all. */
export function groupKey(code: string): string {
  const folded = fold(code).replace(/[\s"'«»“”„.-]/g, '')
  const alike = Array.from(folded).every(letter => !/[a-z]/.test(letter) || letter in cyrillic)
  return alike ? Array.from(folded, letter => cyrillic[letter] ?? letter).join('') : folded
}

/** The school class a code speaks of (`10 «Б»` is 10), or null. */
export function yearOfCode(code: string): number | null {
  const year = Number(/^\s*(\d{1,2})(?!\d)/.exec(code)?.[1])
  return year >= 1 && year <= 12 ? year : null
}
