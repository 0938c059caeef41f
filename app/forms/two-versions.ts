/** The fields of a form as they travel: one text each, empty for nothing. */
export type Values = Record<string, string>
export type Pick = 'theirs' | 'mine'

/** One field two people did not leave alike: `both` changed it and one must be chosen, or only one of them did. */
export type Difference = { name: string; changedBy: 'both' | Pick; base: string; theirs: string; mine: string }

/** Where two versions of one record part, given the one both began with. What both changed alike is no difference. */
export function differencesOf(base: Values, theirs: Values, mine: Values): Difference[] {
  return Object.keys(mine).flatMap(name => {
    const [was, their, my] = [base, theirs, mine].map(version => version[name] ?? '') as [string, string, string]
    if (their === my) return []
    const changedBy = was === my ? 'theirs' : was === their ? 'mine' : 'both'
    return [{ name, changedBy, base: was, theirs: their, mine: my }]
  })
}

type Versions = {
  base: Values
  theirs: Values
  mine: Values
  /** The version the form was made from, and the one that is kept now. */
  seen: number
  now: number
  /** What was chosen of each field both have changed; null on the form itself, where nothing was asked yet. */
  picks: Partial<Record<string, Pick>> | null
}

type Settled =
  | { settled: Values; declined: Values; differences: null }
  | { settled: null; declined: null; differences: Difference[] }

/** What is to be saved of a form: what was typed while nobody else saved meanwhile, or what was chosen of both versions.
 *  `declined` is what was typed and given up. Otherwise the differences, to choose from. */
export function settle({ base, theirs, mine, seen, now, picks }: Versions): Settled {
  if (seen === now && picks === null) return { settled: mine, declined: {}, differences: null }
  const differences = differencesOf(base, theirs, mine)
  const mineOf = ({ name, changedBy }: Difference) => changedBy === 'mine' || picks?.[name] === 'mine'
  const wantsNothing = differences.every(({ changedBy }) => changedBy === 'theirs')
  const chosen = picks !== null && seen === now && differences.every(one => one.changedBy !== 'both' || picks[one.name])
  if (!wantsNothing && !chosen) return { settled: null, declined: null, differences }
  const declined = differences.filter(one => one.changedBy === 'both' && !mineOf(one))
  return {
    settled: { ...theirs, ...Object.fromEntries(differences.filter(mineOf).map(({ name, mine }) => [name, mine])) },
    declined: Object.fromEntries(declined.map(({ name, mine }) => [name, mine])),
    differences: null,
  }
}
