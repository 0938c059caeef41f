/** Facts the head of a portfolio may show beside the name. */
export const portfolioFacts = ['status', 'school', 'city', 'goal', 'languages'] as const
type PortfolioFact = (typeof portfolioFacts)[number]

/** The lists of a portfolio, in their order on paper. */
export const portfolioLists = ['projects', 'certificates', 'scales', 'achievements'] as const
export type PortfolioList = (typeof portfolioLists)[number]

/** Items of each list that fit on two A4 sheets, skills listed per project, and characters of the text about oneself. */
export const MOST_SHOWN: Record<PortfolioList, number> = { projects: 4, certificates: 6, scales: 6, achievements: 6 }
export const MOST_SKILLS = 6
export const ABOUT_LETTERS = 600

/** A person's choice: facts of the head, and ids or keys of each list in their order. */
export type Shown = { facts: PortfolioFact[] } & Record<PortfolioList, string[]>

/** Reads a stored choice. An invalid one, or one from another version of the site, reads as empty. */
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

/** Facts ticked by default. A minor's school and city are not. */
export function firstFacts(isMinor: boolean): PortfolioFact[] {
  return portfolioFacts.filter(fact => !isMinor || (fact !== 'school' && fact !== 'city'))
}

export function isEmpty({ about, shown }: { about: string | null; shown: Shown }): boolean {
  return !about && portfolioLists.every(list => shown[list].length === 0)
}

/** Moves an item one place up or down; at the end of the list it stays. */
export function moved(list: readonly string[], one: string, direction: 'up' | 'down'): string[] {
  const from = list.indexOf(one)
  const to = from + (direction === 'up' ? -1 : 1)
  if (from < 0 || to < 0 || to >= list.length) return [...list]
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), one, ...others.slice(to)]
}

/** The chosen things in their order, without those that no longer exist. */
export function chosenOf<Thing extends { id: string }>(things: readonly Thing[], chosen: readonly string[]): Thing[] {
  const byId = new Map(things.map(thing => [thing.id, thing]))
  return chosen.flatMap(id => byId.get(id) ?? [])
}

/** The chosen things in their order, followed by the others. */
export function chosenFirst<Thing extends { id: string }>(
  things: readonly Thing[],
  chosen: readonly string[],
): Thing[] {
  return [...chosenOf(things, chosen), ...things.filter(({ id }) => !chosen.includes(id))]
}

/** Scores that cannot be told apart: pairs of neighbours in order of score whose bands overlap. */
export function meetingPairs<Scale extends { score: number; low: number; high: number }>(
  scales: readonly Scale[],
): [Scale, Scale][] {
  const sorted = scales.toSorted((one, other) => other.score - one.score)
  return sorted.flatMap((scale, at): [Scale, Scale][] => {
    const next = sorted[at + 1]
    return next && next.high >= scale.low ? [[scale, next]] : []
  })
}
