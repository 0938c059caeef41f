import { FEWEST_SHOWN } from './small-groups.ts'

const TOP = 10

/** The ten most frequent entries. `count` is null below five; these entries come last, sorted by id, not by number.
 *  Entries counted only once belong to a single person and are left out. */
export type SiteTop = { id: string; count: number | null }[]

export function topTen(sums: readonly { scope: string; n: number }[]): SiteTop {
  const most = sums
    .filter(({ n }) => n > 1)
    .toSorted((one, other) => other.n - one.n || (one.scope < other.scope ? -1 : 1))
    .slice(0, TOP)
  const many = most.filter(({ n }) => n >= FEWEST_SHOWN).map(({ scope, n }) => ({ id: scope, count: n }))
  const few = most.filter(({ n }) => n < FEWEST_SHOWN).map(({ scope }) => scope)
  return [...many, ...few.toSorted().map(id => ({ id, count: null }))]
}
