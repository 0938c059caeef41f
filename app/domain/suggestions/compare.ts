/** What stands at one place of a row: words, a number, yes or no, or nothing. */
export type Leaf = string | number | boolean | null

/** Where a row and a suggestion part: the way to the place (a column, then the names and numbers within it), what stands
 *  there now and what the release would write. */
export type Difference = { path: string[]; own: Leaf; theirs: Leaf }

type Values = Readonly<Record<string, unknown>>

/** The places where two rows differ, in the order in which they stand in either. Columns are those the release speaks of. */
export function differencesOf(own: Values, theirs: Values): Difference[] {
  const columns = Object.keys(theirs)
  const leaves = (row: Values) => new Map(columns.flatMap(column => leavesIn(row[column], [column])))
  const [kept, given] = [leaves(own), leaves(theirs)]
  return [...new Set([...given.keys(), ...kept.keys()])].flatMap(key => {
    const [mine = null, their = null] = [kept.get(key), given.get(key)]
    return mine === their ? [] : [{ path: JSON.parse(key) as string[], own: mine, theirs: their }]
  })
}

/** Every place of a value that holds something. A list of words is one place; of a list of things each is a place of its
 *  own, counted from one. */
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
