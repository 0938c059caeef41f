import { type Part, shareOut } from './small-groups.ts'

const TOP = 10

/** How many people of a class a thing is named for; without an id, for how many anything is. */
export type Named = { id: string | null; people: number }

/** The ten things named for most people. `people` is null where they are fewer than five: that is said in words, after
 *  all others and without an order. What is named for one person only is theirs, and is not shown. A number is held to the
 *  rule of small classes too: without it a class with five and the whole with six would tell of the sixth. */
export type Top = { people: number; leftOut: number; items: { id: string; people: number | null }[] }

/** The top ten of all classes that count; null where they are too few. */
export function makeTop(rows: readonly (Named & { groupId: string | null })[]): Top | null {
  const parts = rows.filter(({ id }) => id === null)
  const { counted, people, leftOut } = shareOut(parts)
  if (people === 0) return null
  const byId = new Map<string, Part[]>()
  for (const { groupId, id, people: here } of rows) {
    if (id !== null && counted.has(groupId)) byId.set(id, [...(byId.get(id) ?? []), { groupId, people: here }])
  }
  const shares = [...byId].map(([id, own]) => ({ id, ...shareOut(own) }))
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
