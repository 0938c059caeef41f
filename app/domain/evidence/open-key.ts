/** Returns the unique key of an open case: one per target. */
export function openKeyOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind} ${id}`
}
