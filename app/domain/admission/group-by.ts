/** Groups items by key, in the order in which the keys first appear. */
export function groupBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const byKey = new Map<string, T[]>()
  for (const one of all) {
    const there = byKey.get(keyOf(one))
    if (there) there.push(one)
    else byKey.set(keyOf(one), [one])
  }
  return byKey
}
