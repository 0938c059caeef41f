/** Returns a new idempotency key, for the loader of a form's page. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}

/** The hidden field with the idempotency key: a form sent twice (double click, back button, retry on a bad connection)
 *  is carried out once. Its schema has `idempotencyKey`, and the domain function calls `useKeyOnce`. */
export function IdempotencyKeyField({ id }: { id: string }) {
  return <input type="hidden" name="idempotencyKey" value={id} />
}
