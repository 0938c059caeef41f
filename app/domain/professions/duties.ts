import { type Letter, letters } from './interests.ts'

/** What one does there, in the duty that shows each interest. */
export type DutyByInterest = Partial<Record<Letter, string>>

/** The duties that show interests, by letter: `places` says where each stands in the list. */
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
