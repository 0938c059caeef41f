import order from './kazakh-order.json' with { type: 'json' }
import signs from './name-signs.json' with { type: 'json' }
import { fold } from './fold.ts'

/** Kazakh letters, which Unicode places after the Russian alphabet. Each is replaced by the letter before it in the
 *  alphabet and a sign that sorts after every letter and occurs in no name. */
const placed: Record<string, string> = order

/** Sort and search key of a name: folded, words separated by one space, Kazakh letters in alphabetical order. Bytewise
 *  comparison gives the same order on every database. */
export function nameKey(...names: (string | null | undefined)[]): string {
  const folded = fold(names.filter(Boolean).join(' ')).replace(/\s+/g, ' ')
  return Array.from(folded, letter => placed[letter] ?? letter).join('')
}

/** Names of a person and their search key. All three must be written together. */
export function personNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { firstName, lastName, nameKey: nameKey(lastName, firstName) }
}

/** Replacements, in order, that make a name key match words typed without a Kazakh keyboard. Applied to the column and
 *  to the query. */
export const plainNameSteps: readonly (readonly [from: string, to: string])[] = [
  [signs.kept, signs.typed],
  ...signs.marks.map(mark => [mark, ''] as const),
]

/** The search key of a word, with the replacements of `plainNameSteps`. */
export function plainNameKey(word: string): string {
  return plainNameSteps.reduce((key, [from, to]) => key.replaceAll(from, to), nameKey(word))
}
