import type { Interests, Letter } from './interests.ts'

/** Why one might like a profession: something done there, and the interest it shows. */
export type Reason = { letter: Letter; text: string }

/** Where a reason is told. A profession met on the next page is told with another one. */
export const reasonPlaces = { results: 0, analysis: 1, later: 2 } as const
export type ReasonPlace = keyof typeof reasonPlaces

/** The reasons for the professions of a list that are told at a place, in its order: of each profession those that show the
 *  person's stronger interests first, in the order of the content where two show the same. Where an analysis would begin a
 *  reason with the word another one before it begins with, it tells the later one, and the later place tells this. So no
 *  place repeats another. `interests` are the person's scores, on any one scale; without them the order of the content
 *  stands. Null for a profession without reasons. */
export function reasonsAt(
  professions: readonly (readonly Reason[])[],
  interests: Interests | null,
  place: ReasonPlace,
): (string | null)[] {
  const begun = new Set<string>()
  return professions.map(reasons => {
    const ordered = interests
      ? reasons.toSorted((one, other) => interests[other.letter] - interests[one.letter])
      : reasons
    const [first, second, third, ...rest] = ordered
    const isRepeated = second && third && begun.has(beginning(second)) && !begun.has(beginning(third))
    const told = isRepeated ? [first!, third, second, ...rest] : ordered
    const analysed = told[reasonPlaces.analysis]
    if (analysed) begun.add(beginning(analysed))
    return told[reasonPlaces[place] % Math.max(1, told.length)]?.text ?? null
  })
}

/** The first word of a reason. */
const beginning = ({ text }: Reason) => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''

/** The reasons of a contrast: those that show an interest none of the list is told for; all of them where there is none. */
export function unlikeReasons(reasons: readonly Reason[], told: readonly Letter[]): readonly Reason[] {
  const unlike = reasons.filter(({ letter }) => !told.includes(letter))
  return unlike.length > 0 ? unlike : reasons
}
