/** The fields of a form as posted: text, empty for no value. */
export type Values = Record<string, string>
export type Pick = 'theirs' | 'mine'

/** A field that differs between two versions: `both` people changed it and one version must be chosen, or only one of
 *  them did. */
export type Difference = { name: string; changedBy: 'both' | Pick; base: string; theirs: string; mine: string }

/** Returns the differences of two versions of a record with a common base. A field both changed alike is not one. */
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
  /** The version the form was made from, and the current one. */
  seen: number
  now: number
  /** The choices for fields both have changed; null for the form itself, which offers none. */
  picks: Partial<Record<string, Pick>> | null
}

type Settled =
  | { settled: Values; declined: Values; differences: null }
  | { settled: null; declined: null; differences: Difference[] }

/** Returns the values to save: those typed when nobody else has saved, or those chosen from both versions. `declined`
 *  are the typed values that were given up. Otherwise returns the differences to choose from. */
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
