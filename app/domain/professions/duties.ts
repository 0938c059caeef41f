import { type Letter, letters } from './interests.ts'

/** The duty that shows each interest. */
export type DutyByInterest = Partial<Record<Letter, string>>

/** Returns the duties that show interests, by letter. `places` holds their positions in the list, from 0. */
export function dutiesByInterest(
  duties: readonly string[],
  places: Partial<Record<Letter, number>> | undefined,
): DutyByInterest {
  const shown = letters.flatMap(letter => {
    const duty = duties[places?.[letter] ?? -1]
    return duty === undefined ? [] : [[letter, duty] as const]
  })
  return Object.fromEntries(shown)
}
