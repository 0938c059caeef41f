import type { FloorRule } from '#app/domain/institutions/vocabulary.ts'

/** Legal floors of the UNT: applicants below them may not compete. */

/** Programme groups with a floor of their own, by their field in the state classifier. */
const fieldOf: Record<Exclude<FloorRule, 'GENERAL' | 'NATIONAL'>, RegExp> = {
  PEDAGOGY: /^B0(0[1-9]|1\d|20)$/,
  LAW: /^B049$/,
  HEALTH: /^(BM08[6-9]|B08[459])$/,
  AGRICULTURE: /^(B07[7-9]|B08[0-3]|B183)$/,
}

/** Returns the floor of a programme group among those in force, or null. A field's floor takes precedence over that of
 *  national universities, and that over the general one (decision 026). */
export function floorOf<Floor extends { rule: FloorRule; score: number }>(
  { groupCode, national }: { groupCode: string; national: boolean },
  floors: readonly Floor[],
): Floor | null {
  const [field] = (Object.keys(fieldOf) as (keyof typeof fieldOf)[]).filter(rule => fieldOf[rule].test(groupCode))
  const rules = [field, national ? ('NATIONAL' as const) : undefined, 'GENERAL' as const]
  for (const rule of rules) {
    const floor = rule && floors.find(one => one.rule === rule)
    if (floor) return floor
  }
  return null
}
