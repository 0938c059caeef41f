import { FEWEST_SHOWN } from './small-groups.ts'

const TOP = 10

/** The ten things counted most. `count` is null where it is under five: that is said in words, after all others and
 *  without an order. What was counted once only is one person's, and is not shown. */
export type SiteTop = { id: string; count: number | null }[]

export function topOf(sums: readonly { scope: string; n: number }[]): SiteTop {
  const most = sums
    .filter(({ n }) => n > 1)
    .toSorted((one, other) => other.n - one.n || (one.scope < other.scope ? -1 : 1))
    .slice(0, TOP)
  const many = most.filter(({ n }) => n >= FEWEST_SHOWN).map(({ scope, n }) => ({ id: scope, count: n }))
  const few = most.filter(({ n }) => n < FEWEST_SHOWN).map(({ scope }) => scope)
  return [...many, ...few.toSorted().map(id => ({ id, count: null }))]
}
