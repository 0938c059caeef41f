/** As many things of several lists as there is room for, one of each list in turn while it has any; the lists stay apart and
 *  in their order. */
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
