import { data } from '@remix-run/node'
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { DoorArgs } from '#app/access/doors.server.ts'
import type { Constraint, FormState } from './form-state.ts'

export type Schema = z.ZodType<unknown, Record<string, unknown>>
type Refusal<S extends Schema> =
  | (Partial<Record<keyof z.output<S> & string, string>> & { '': string })
  | Partial<Record<keyof z.output<S> & string, string>>

/** Secrets never travel back to the page. */
const secret = /password|oneTimeCode/i

/** Reads a posted form against its schema. Either `value` is there, or `refused` is the 400 answer that shows the form
 *  again: what was typed stays, every error is a key beside its field. */
export async function readForm<S extends Schema>(args: DoorArgs, schema: S) {
  return parseForm(args, await formDataOf(args.request), schema)
}

/** A one-button deed without a page of its own: what it refuses is no form to show again but a plain 400. */
export async function readDeed<S extends Schema>(args: DoorArgs, schema: S) {
  const { refused, value } = await readForm(args, schema)
  return refused ? { refused: Response.json(refused.data, { status: 400 }), value: null } : { refused: null, value }
}

/** The same for form data that was read before. */
export function parseForm<S extends Schema>(args: DoorArgs, formData: FormData, schema: S) {
  const { refuse, ...judged } = judgeForm(args, formData, schema)
  return judged.valid
    ? { refused: null, value: judged.value, refuse }
    : { refused: refuse(judged.errors), value: null, refuse }
}

/** What the schema says of a form, and the way to refuse it: a form with a file is refused for both at once. */
export function judgeForm<S extends Schema>(args: DoorArgs, formData: FormData, schema: S) {
  const fields = withoutNesting(formData)
  const submission = parseWithZod(fields, { schema })
  const refuse = (errors: Refusal<S>, status = 400) => refusal(args, fields, errors as Record<string, string>, status)
  if (submission.status === 'success') return { valid: true as const, value: submission.value, refuse }
  const errors = Object.fromEntries(
    Object.entries(submission.error ?? {}).map(([name, keys]) => [
      name.replace(/\[\d+\]$/, ''),
      keys?.[0] ?? 'invalid',
    ]),
  )
  return { valid: false as const, errors: errors as Refusal<S>, refuse }
}

/** Our forms are flat. A name like `list[1000000]` would be unfolded into a million entries before any rule is asked. */
function withoutNesting(formData: FormData) {
  const flat = new FormData()
  for (const [name, value] of formData) if (/^[a-z]\w*$/i.test(name)) flat.append(name, value)
  return flat
}

/** The answer that shows a form again. */
export type Refused = ReturnType<typeof refusal>

function refusal(args: DoorArgs, formData: FormData, errors: Record<string, string>, status: number) {
  args.context.refused = true
  // A Map first: a field may be called `toString`.
  const typed = new Map<string, string[]>()
  for (const [name, value] of formData) {
    if (typeof value !== 'string' || secret.test(name)) continue
    const others = typed.get(name)
    if (others) others.push(value)
    else typed.set(name, [value])
  }
  const values = Object.fromEntries(typed)
  return data({ form: { values, errors } satisfies FormState }, { status })
}

/** Form fields whatever the body; a body that is no form is an empty one and fails its schema. */
export async function formDataOf(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** A JSON object as form fields, so that the JSON calls pass the very same schemas. */
export function formDataFrom(body: unknown): FormData {
  const form = new FormData()
  if (typeof body !== 'object' || body === null) return form
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === true) form.append(name, 'on')
      else if (typeof one === 'string' || typeof one === 'number') form.append(name, String(one))
    }
  }
  return form
}

/** What the browser can check by itself (`required`, `minlength`, `pattern`, …), as data for the fields. */
export function constraintOf(schema: Schema): Record<string, Constraint> {
  return JSON.parse(JSON.stringify(getZodConstraint(schema))) as Record<string, Constraint>
}
