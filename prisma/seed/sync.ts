/** What must be written so that the rows of a table are those of the content: the new ones together, the changed ones one
 *  by one. Rows that are as they should be cost nothing, so that a second start is quick. */
export function changesOf<Row extends { id: string }>(wanted: readonly Row[], there: readonly { id: string }[]) {
  const known = new Map(there.map(row => [row.id, row as Record<string, unknown>]))
  const kept = new Set(wanted.map(({ id }) => id))
  const isChanged = (row: Row) => {
    const old = known.get(row.id)
    return Object.entries(row).some(([name, value]) => canonical(value) !== canonical(old?.[name]))
  }
  return {
    created: wanted.filter(({ id }) => !known.has(id)),
    changed: wanted.filter(row => known.has(row.id) && isChanged(row)),
    gone: [...known.keys()].filter(id => !kept.has(id)),
  }
}

/** A value as text, whatever the order of the names in it. */
function canonical(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
