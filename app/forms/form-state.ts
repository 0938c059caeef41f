import type { SubmissionResult } from '@conform-to/dom'

/** A form on its way back to its page, as conform replies: what was typed (`initialValue`), the error keys of each
 *  field (`error`, the form's own under `''`), or the change to a list that was asked for (`intent`). */
export type FormState = SubmissionResult

/** One error key per field, or none. An entry of a set of boxes is at fault as the set, a row of a list as itself. */
export function errorsIn({ error, fields = [] }: FormState): Record<string, string> {
  const found = new Map<string, string>()
  for (const [name, keys] of Object.entries(error ?? {})) {
    const field = fields.includes(name) ? name : name.replace(/\[\d+\]$/, '')
    if (keys?.[0] && !found.has(field)) found.set(field, keys[0])
  }
  return Object.fromEntries(found)
}

/** What was typed into a field: nothing, one text or several. */
export function typedIn({ initialValue }: FormState, name: string): string[] {
  const steps = name.match(/[^.[\]]+/g) ?? []
  const value = steps.reduce<unknown>(
    (within, step) => (isRecord(within) && Object.hasOwn(within, step) ? within[step] : undefined),
    initialValue,
  )
  return [value].flat().filter(one => typeof one === 'string')
}

/** How many rows a list of the form has. */
export function rowsIn({ initialValue }: FormState, list: string): number {
  const rows = initialValue?.[list]
  return Array.isArray(rows) ? rows.length : rows === undefined ? 0 : 1
}

/** What a button of the list just changed. */
export function changeOf(state: FormState | undefined, list: string) {
  const asked = state?.intent
  const isOfList = asked?.type === 'insert' || asked?.type === 'remove' || asked?.type === 'reorder'
  return isOfList && asked.payload.name === list ? asked : null
}

/** The row that was just added or moved: what is typed next goes there. */
export function rowInHand(state: FormState, list: string): number | null {
  const change = changeOf(state, list)
  if (change?.type === 'insert') return change.payload.index ?? rowsIn(state, list) - 1
  return change?.type === 'reorder' ? change.payload.to : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

export type Constraint = {
  required?: boolean
  minLength?: number
  maxLength?: number
  min?: string | number
  max?: string | number
  step?: string | number
  pattern?: string
}
