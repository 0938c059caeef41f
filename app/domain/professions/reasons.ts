import type { Interests, Letter } from './interests.ts'

/** Why one might like a profession: something done there, and the interest it shows. */
export type Reason = { letter: Letter; text: string }

/** Where a reason is told. A profession met on the next page is told with another one. */
export const reasonPlaces = { results: 0, analysis: 1, later: 2 } as const
export type ReasonPlace = keyof typeof reasonPlaces

/** The reason for a profession that is told at a place: those that show the person's stronger interests first, in the order
 *  of the content where two show the same. `interests` are the person's scores, on any one scale; without them the order of
 *  the content stands. Null for a profession without reasons. */
export function reasonAt(reasons: readonly Reason[], interests: Interests | null, place: ReasonPlace): string | null {
  const ordered = interests
    ? reasons.toSorted((one, other) => interests[other.letter] - interests[one.letter])
    : reasons
  return ordered[reasonPlaces[place] % Math.max(1, ordered.length)]?.text ?? null
}
