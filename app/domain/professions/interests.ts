/** The six interests of Holland's model (RIASEC), in their usual order. */
export const letters = ['R', 'I', 'A', 'S', 'E', 'C'] as const
export type Letter = (typeof letters)[number]
export type Interests = Record<Letter, number>
