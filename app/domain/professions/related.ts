/** Returns the related professions of each, by id: those its authors name, then those that name it. Relations are
 *  symmetric, so that newer professions are also found from older ones. */
export function relatedBothWays(named: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const related = new Map([...named].map(([id, others]) => [id, [...others]]))
  for (const [id, others] of named) {
    for (const other of others) {
      const back = related.get(other)
      if (back && !back.includes(id)) back.push(id)
    }
  }
  return related
}
