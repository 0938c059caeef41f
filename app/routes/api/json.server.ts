import type { GuardArgs } from '#app/access/guards.server.ts'
import { fieldsOf } from '#app/access/json-strategy.server.ts'
import { reading } from '#app/access/page.server.ts'
import { parseForm, type Refused } from '#app/forms/form.server.ts'
import { errorsIn } from '#app/forms/form-state.ts'
import { fieldMessage } from '#app/forms/field-message.ts'
import type { Key } from '#app/i18n/catalogue.ts'

/** Returns the JSON error response: a message in the caller's language and the status as `code`. */
export function failed(args: GuardArgs, status: number, key: Key<'auth'>, fieldErrors?: Record<string, string>) {
  const { t } = reading(args, 'auth')
  const message = fieldMessage(t, reading(args, 'person').t, reading(args, 'fields').t)
  const words =
    fieldErrors &&
    Object.fromEntries(Object.entries(fieldErrors).map(([field, error]) => [field, message(error, field)]))
  const headers = status === 429 || status === 503 ? { 'Retry-After': '30' } : undefined
  return Response.json({ message: t(key), code: status, ...(words && { fieldErrors: words }) }, { status, headers })
}

type Schema = Parameters<typeof parseForm>[2]

/** Reads a JSON body with the schema of the corresponding form. Reads a clone, since the authenticator reads the
 *  request as well. */
export async function readJson<S extends Schema>(args: GuardArgs, schema: S) {
  const body: unknown = await args.request
    .clone()
    .json()
    .catch(() => null)
  return parseForm(args, fieldsOf(body), schema)
}

/** Returns the field errors of a refused form, as keys. */
export function errorsOf(refused: Refused) {
  return errorsIn(refused.data.form)
}

/** Returns the response to any method other than POST (405). */
export function onlyPost(args: GuardArgs) {
  const answer = failed(args, 405, 'api.method')
  answer.headers.set('Allow', 'POST')
  return answer
}
