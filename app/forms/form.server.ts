import { data } from '@remix-run/node'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { GuardArgs } from '#app/access/guards.server.ts'
import type { Constraint, FormState } from './form-state.ts'
import { fieldsWithin } from './posted-fields.server.ts'

export type Schema = z.ZodType<unknown, Record<string, unknown>>
type Errors<S extends Schema> =
  | (Partial<Record<keyof z.output<S> & string, string>> & { '': string })
  | Partial<Record<keyof z.output<S> & string, string>>

/** Fields with secrets, which are never sent back to the page. */
const secret = /(?:password|passwordConfirmation|oneTimeCode)$/i

/** Reads a posted form with its schema. Returns either `value`, or `refused`, the 400 response that shows the form
 *  again with the typed values and an error key per field. */
export async function readForm<S extends Schema>(args: GuardArgs, schema: S) {
  return parseForm(args, await formDataOf(args.request), schema)
}

/** Reads a form with lists whose rows are added, removed and moved by buttons (conform's intents). `intent` is then the
 *  response that shows the form with the changed list and all typed values. */
export async function readListForm<S extends Schema>(
  args: GuardArgs,
  schema: S,
  lists: (keyof z.output<S> & string)[],
) {
  return parseListForm(args, await formDataOf(args.request), schema, lists)
}

/** Reads the form of a one-button action without a page of its own. There is no form to show again, so the route throws
 *  `refusedAction` when it is refused. */
export async function readAction<S extends Schema>(args: GuardArgs, schema: S) {
  const { refused, value } = await readForm(args, schema)
  args.context.refused = false
  return refused ? { refused: true as const, value: null } : { refused: null, value }
}

/** The same for form data that has been read already. */
export function parseForm<S extends Schema>(args: GuardArgs, formData: FormData, schema: S) {
  const { valid, value, refuse } = judgeForm(args, formData, schema)
  return valid ? { refused: null, value, refuse } : { refused: refuse({}), value: null, refuse }
}

export function parseListForm<S extends Schema>(args: GuardArgs, formData: FormData, schema: S, lists: string[]) {
  const { valid, value, refuse, intent } = judgeForm(args, formData, schema, lists)
  if (intent) return { intent: data({ form: intent }), refused: null, value: null, refuse }
  return valid
    ? { intent: null, refused: null, value, refuse }
    : { intent: null, refused: refuse({}), value: null, refuse }
}

/** Validates a form with its schema. `refuse` returns the response that shows it again, with additional errors. */
export function judgeForm<S extends Schema>(args: GuardArgs, formData: FormData, schema: S, lists: string[] = []) {
  const submission = parseWithZod(fieldsWithin(formData, schema, lists), { schema })
  const hideFields = Array.from(formData.keys()).filter(name => secret.test(name))
  const refuse = (errors: Errors<S>, status = 400) => {
    args.context.refused = true
    const { '': form, ...fields } = errors as Record<string, string>
    const fieldErrors = Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, [key]]))
    const reply = submission.reply({ formErrors: form ? [form] : undefined, fieldErrors, hideFields })
    return data({ form: reply satisfies FormState }, { status })
  }
  if (submission.status === 'success') return { valid: true as const, value: submission.value, refuse, intent: null }
  const intent = submission.status === undefined ? submission.reply({ hideFields }) : null
  return { valid: false as const, value: null, refuse, intent }
}

/** The response that shows a form again. */
export type Refused = ReturnType<ReturnType<typeof judgeForm>['refuse']>

/** Reads the form fields of a request. A body that is not a form counts as empty and fails its schema. */
export async function formDataOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** Returns the constraints the browser can check itself (`required`, `minlength`, `pattern`, …), as data for the
 *  fields. */
export function constraintOf(schema: Schema): Record<string, Constraint> {
  return JSON.parse(JSON.stringify(getZodConstraint(schema))) as Record<string, Constraint>
}
