/** Under which a case is kept while it is open: there is one of a thing at a time. */
export function openKeyOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind} ${id}`
}
