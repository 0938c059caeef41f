/** What the head of a portfolio may say beside the name. */
export const portfolioFacts = ['status', 'school', 'city', 'goal', 'languages'] as const
type PortfolioFact = (typeof portfolioFacts)[number]

/** The lists a portfolio has, in the order they stand in on paper. */
export const portfolioLists = ['projects', 'certificates', 'scales', 'achievements'] as const
export type PortfolioList = (typeof portfolioLists)[number]

/** So many of each fit on two sheets of A4, and so many skills of a project; letters of one's own words. */
export const MOST_SHOWN: Record<PortfolioList, number> = { projects: 4, certificates: 6, scales: 6, achievements: 6 }
export const MOST_SKILLS = 6
export const ABOUT_LETTERS = 600

/** What somebody chose: facts of the head, and ids and keys of each list in their order. */
export type Shown = { facts: PortfolioFact[] } & Record<PortfolioList, string[]>

/** A choice as it is kept. What is no choice, or was kept by another version of the site, reads as nothing. */
export function readShown(kept: unknown): Shown {
  const given = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  const words = (name: string) =>
    Array.isArray(given[name]) ? given[name].filter((one): one is string => typeof one === 'string') : []
  const facts = words('facts')
  return {
    facts: portfolioFacts.filter(fact => facts.includes(fact)),
    projects: words('projects'),
    certificates: words('certificates'),
    scales: words('scales'),
    achievements: words('achievements'),
  }
}

/** The facts that are ticked before anything was chosen: a minor does not begin with what they may be found by. */
export function firstFacts(isMinor: boolean): PortfolioFact[] {
  return portfolioFacts.filter(fact => !isMinor || (fact !== 'school' && fact !== 'city'))
}

/** Whether anything at all was chosen. */
export function isEmpty({ about, shown }: { about: string | null; shown: Shown }): boolean {
  return !about && portfolioLists.every(list => shown[list].length === 0)
}

/** One of a list moved a place up or down; at its end it stays where it is. */
export function moved(list: readonly string[], one: string, direction: 'up' | 'down'): string[] {
  const from = list.indexOf(one)
  const to = from + (direction === 'up' ? -1 : 1)
  if (from < 0 || to < 0 || to >= list.length) return [...list]
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}

/** Those that were chosen, in their order; what is not there any more is left out. */
export function chosenOf<Thing extends { id: string }>(things: readonly Thing[], chosen: readonly string[]): Thing[] {
  const byId = new Map(things.map(thing => [thing.id, thing]))
  return chosen.flatMap(id => byId.get(id) ?? [])
}

/** The chosen ones in their order, then the others as they came. */
export function chosenFirst<Thing extends { id: string }>(
  things: readonly Thing[],
  chosen: readonly string[],
): Thing[] {
  return [...chosenOf(things, chosen), ...things.filter(({ id }) => !chosen.includes(id))]
}

/** Scores that cannot be told apart: of each two that stand side by side in order of score, those whose bands meet. */
export function meetingPairs<Scale extends { score: number; low: number; high: number }>(
  scales: readonly Scale[],
): [Scale, Scale][] {
  const sorted = scales.toSorted((one, other) => other.score - one.score)
  return sorted.flatMap((scale, at): [Scale, Scale][] => {
    const next = sorted[at + 1]
    return next && next.high >= scale.low ? [[scale, next]] : []
  })
}
