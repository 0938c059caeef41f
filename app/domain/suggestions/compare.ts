/** A value at one position of a row: text, number, boolean or nothing. */
export type Leaf = string | number | boolean | null

/** A difference between a row and a suggestion: the path (a column, then keys and positions within it), the current
 *  value and the release's value. */
export type Difference = { path: string[]; own: Leaf; theirs: Leaf }

type Values = Readonly<Record<string, unknown>>

/** Differences between two rows, in order of appearance. Compares only the columns the release contains. */
export function differencesOf(own: Values, theirs: Values): Difference[] {
  const columns = Object.keys(theirs)
  const leaves = (row: Values) => new Map(columns.flatMap(column => leavesIn(row[column], [column])))
  const [kept, given] = [leaves(own), leaves(theirs)]
  return [...new Set([...given.keys(), ...kept.keys()])].flatMap(key => {
    const [mine = null, their = null] = [kept.get(key), given.get(key)]
    return mine === their ? [] : [{ path: JSON.parse(key) as string[], own: mine, theirs: their }]
  })
}

/** All non-empty leaves of a value. A list of plain values is one leaf; elements of other lists are separate, counted
 *  from one. */
function leavesIn(value: unknown, path: string[]): [string, Leaf][] {
  if (value === null || value === undefined) return []
  if (Array.isArray(value)) {
    if (value.every(isLeaf)) return value.length === 0 ? [] : [[JSON.stringify(path), value.join(', ')]]
    return value.flatMap((each: unknown, at) => leavesIn(each, [...path, String(at + 1)]))
  }
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, each]) => leavesIn(each, [...path, name]))
  }
  return isLeaf(value) ? [[JSON.stringify(path), value]] : []
}

function isLeaf(value: unknown): value is Leaf {
  return ['string', 'number', 'boolean'].includes(typeof value)
}
