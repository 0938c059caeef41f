/** A new id for a form that is carried out once, for the loader of its page. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID()
}

/** The hidden field `submission` of such a form: sent twice (double click, back button, retry on a bad line), it is the
 *  same form. Its schema has `submission: idempotencyKey`, its verb asks `takeOnce`. */
export function IdempotencyKeyField({ id }: { id: string }) {
  return <input type="hidden" name="idempotencyKey" value={id} />
}
