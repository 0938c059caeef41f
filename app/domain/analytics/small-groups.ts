/** Figures of fewer people are not shown, because individuals could be recognised (product decision). */
export const FEWEST_SHOWN = 5

/** A group (null for pupils without one) and the number of its people behind a figure. */
export type Part = { groupId: string | null; people: number }

/** Decides which groups may be shown individually and which count in the total.
 *
 *  Groups of five and more are shown. Smaller ones are only counted together; if they have fewer than five people in
 *  all, the total excludes them as well. Subtracting the shown groups from the total therefore leaves nobody or at
 *  least five people. `people` is the size of the total, 0 when it may not be shown. */
export function hideSmallGroups(parts: readonly Part[]) {
  const idsOf = (some: readonly Part[]) => new Set(some.map(({ groupId }) => groupId))
  const few = parts.filter(({ people }) => people > 0 && people < FEWEST_SHOWN)
  const enough = parts.filter(({ people }) => people >= FEWEST_SHOWN)
  const together = sum(few)
  const counted = together >= FEWEST_SHOWN ? [...enough, ...few] : enough
  return {
    shown: idsOf(enough),
    counted: idsOf(counted),
    people: sum(counted),
    leftOut: together >= FEWEST_SHOWN ? 0 : together,
  }
}

function sum(parts: readonly Part[]) {
  return parts.reduce((all, { people }) => all + people, 0)
}
