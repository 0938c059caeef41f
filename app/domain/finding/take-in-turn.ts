/** Takes entries from several lists in turn until `room` is used up. The lists stay separate and in their order. */
export function takeInTurn<T>(lists: readonly (readonly T[])[], room: number): T[] {
  const taken = lists.map(() => 0)
  for (let left = room; left > 0;) {
    const before = left
    for (const [at, list] of lists.entries()) {
      if (left === 0 || taken[at]! >= list.length) continue
      taken[at]! += 1
      left -= 1
    }
    if (left === before) break
  }
  return lists.flatMap((list, at) => list.slice(0, taken[at]))
}
