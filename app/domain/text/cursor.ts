/** Where a list in order of time goes on: the moment and the id of the last row shown. The row itself may be gone by
 *  then: the list goes on from its moment, so no row is lost and none is shown twice. */
export type Cursor = { at: string; id: string }

/** Returns the cursor of a row. */
export function cursorOf(at: Date, id: string): Cursor {
  return { at: at.toISOString(), id }
}

/** Formats a cursor as a query parameter. */
export function cursorText({ at, id }: Cursor): string {
  return `${at}~${id}`
}

/** Parses a cursor from a query parameter. Returns null when it is invalid; the list then starts from the beginning. */
export function readCursor(text: string | null): Cursor | null {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)~([\w-]{1,40})$/.exec(text ?? '') ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? { at, id } : null
}
