/** Of fewer people than this nothing is shown: somebody in the class would know who they are (product decision). */
export const FEWEST_SHOWN = 5

/** A class, or those without one (null), with how many of its people a figure is of. */
export type Part = { groupId: string | null; people: number }

/** Which classes may be shown by themselves, and which count in a figure of all of them together.
 *
 *  A class is shown from five people on. The others are counted together with each other; when they are fewer than five
 *  all in all, they are left out of the whole too. So whoever subtracts the classes that are shown from the whole is left
 *  with nobody, or with five people and more. `people` is how many the whole is of: 0 where it may not be shown. */
export function shareOut(parts: readonly Part[]) {
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
