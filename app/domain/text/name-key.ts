import order from './kazakh-order.json' with { type: 'json' }
import signs from './name-signs.json' with { type: 'json' }
import { fold } from './fold.ts'

/** Letters of Kazakh that code points put behind the Russian alphabet: the letter each follows in the alphabet and a sign
 *  that sorts behind every letter and is part of no name. */
const placed: Record<string, string> = order

/** A name as it is sorted and searched: folded, its words parted by one space, Kazakh letters where the Kazakh alphabet
 *  has them. Compared byte by byte it sorts Kazakh and Russian names alike on every database. */
export function nameKey(...names: (string | null | undefined)[]): string {
  const folded = fold(names.filter(Boolean).join(' ')).replace(/\s+/g, ' ')
  return Array.from(folded, letter => placed[letter] ?? letter).join('')
}

/** The names of a person with the key they are found by; whoever writes a name writes all three. */
export function personNames({ firstName, lastName }: { firstName: string; lastName: string }) {
  return { firstName, lastName, nameKey: nameKey(lastName, firstName) }
}

/** What must be replaced in a name's key, in this order, so that Kazakh letters are found by those that people type who
 *  have no Kazakh keyboard: the same for the column and for what is looked for. */
export const plainNameSteps: readonly (readonly [from: string, to: string])[] = [
  [signs.kept, signs.typed],
  ...signs.marks.map(mark => [mark, ''] as const),
]

/** A word as it is looked for in such a column. */
export function plainNameKey(word: string): string {
  return plainNameSteps.reduce((key, [from, to]) => key.replaceAll(from, to), nameKey(word))
}
