import type { Interests, Letter } from './interests.ts'

/** A reason to like a profession, and the interest it shows. */
export type Reason = { letter: Letter; text: string }

/** Places where a reason is shown. Each place shows a different reason for the same profession. */
export const reasonPlaces = { results: 0, analysis: 1, later: 2 } as const
export type ReasonPlace = keyof typeof reasonPlaces

/** Returns the reason for each profession that is shown at a place, in the order of the list; null for professions
 *  without reasons. Reasons are ordered by the person's interests (`interests`, on any one scale), ties in the order of
 *  the content; without interests the order of the content stands. If the analysis would begin two reasons of the list
 *  with the same word, it swaps its reason with that of the later place, so no place repeats another. */
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
    const arranged = isRepeated ? [first!, third, second, ...rest] : ordered
    const analysed = arranged[reasonPlaces.analysis]
    if (analysed) begun.add(beginning(analysed))
    return arranged[reasonPlaces[place] % Math.max(1, arranged.length)]?.text ?? null
  })
}

/** The first word of a reason. */
const beginning = ({ text }: Reason) => /\p{L}+/u.exec(text)?.[0].toLowerCase() ?? ''

/** Returns the reasons for a contrast: those showing an interest that carries none of the listed professions, or all of
 *  them when there are none. */
export function unlikeReasons(reasons: readonly Reason[], listed: readonly Letter[]): readonly Reason[] {
  const unlike = reasons.filter(({ letter }) => !listed.includes(letter))
  return unlike.length > 0 ? unlike : reasons
}
