import type { Cursor } from './list-posts.server.ts'

/** A place in a list as an address has it. */
export function cursorText({ at, id }: Cursor): string {
  return `${at}~${id}`
}

/** A place as it came in an address, or null when it is none: the list then begins anew. */
export function readCursor(text: string | null): Cursor | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\w-]{1,40})$/.exec(text ?? '') ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null
}
