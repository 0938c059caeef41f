import { type Part, hideSmallGroups } from './small-groups.ts'

const TOP = 10

/** Number of people of a group who have an entry; with a null id, who have any entry. */
export type Named = { id: string | null; people: number }

/** The ten most frequent entries. `people` is null below five; these entries come last, sorted by id, not by number.
 *  Entries of a single person are left out. The rule for small groups applies to each number, otherwise a group with
 *  five and a total of six would reveal the sixth person. */
export type Top = { people: number; leftOut: number; items: { id: string; people: number | null }[] }

/** The top ten over all groups that may be counted; null when they have too few people. */
export function makeTop(rows: readonly (Named & { groupId: string | null })[]): Top | null {
  const parts = rows.filter(({ id }) => id === null)
  const { counted, people, leftOut } = hideSmallGroups(parts)
  if (people === 0) return null
  const byId = new Map<string, Part[]>()
  for (const { groupId, id, people: here } of rows) {
    if (id !== null && counted.has(groupId)) byId.set(id, [...(byId.get(id) ?? []), { groupId, people: here }])
  }
  const shares = [...byId].map(([id, own]) => ({ id, ...hideSmallGroups(own) }))
  const many = shares
    .filter(one => one.people > 0)
    .toSorted((one, other) => other.people - one.people || order(one, other))
  const few = shares.filter(one => one.people === 0 && one.leftOut > 1)
  const shown = many.slice(0, TOP)
  const named = few
    .toSorted((one, other) => other.leftOut - one.leftOut || order(one, other))
    .slice(0, TOP - shown.length)
  return {
    people,
    leftOut: Math.max(leftOut, ...shown.map(one => one.leftOut)),
    items: [
      ...shown.map(one => ({ id: one.id, people: one.people })),
      ...named.toSorted(order).map(({ id }) => ({ id, people: null })),
    ],
  }
}

function order({ id: one }: { id: string }, { id: other }: { id: string }) {
  return one < other ? -1 : 1
}
