/** The six interests of Holland's model (RIASEC), in their usual order. */
export const letters = ['R', 'I', 'A', 'S', 'E', 'C'] as const
export type Letter = (typeof letters)[number]
export type Interests = Record<Letter, number>

/** Returns the letters of a profile from the strongest to the weakest; ties keep the order R I A S E C. */
export function strongest(profile: Interests): Letter[] {
  return letters.toSorted((one, other) => profile[other] - profile[one])
}
