/** Professions related to each, by id: those its authors name, then those that name it. What is near looks the same from
 *  both ends, and a profession written later is found from the older ones too. */
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
