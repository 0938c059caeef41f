import type { SubmissionResult } from '@conform-to/dom'

/** A form returned to its page, as conform replies: the typed values (`initialValue`), the error keys of each field
 *  (`error`, those of the form itself under `''`), or the requested change of a list (`intent`). */
export type FormState = SubmissionResult

/** Returns one error key per invalid field. Errors of a checkbox belong to its group, errors of a list row to the row. */
export function errorsIn({ error, fields = [] }: FormState): Record<string, string> {
  const found = new Map<string, string>()
  for (const [name, keys] of Object.entries(error ?? {})) {
    const field = fields.includes(name) ? name : name.replace(/\[\d+\]$/, '')
    if (keys?.[0] && !found.has(field)) found.set(field, keys[0])
  }
  return Object.fromEntries(found)
}

/** Returns the values typed into a field: none, one or several. */
export function typedIn({ initialValue }: FormState, name: string): string[] {
  const steps = name.match(/[^.[\]]+/g) ?? []
  const value = steps.reduce<unknown>(
    (within, step) => (isRecord(within) && Object.hasOwn(within, step) ? within[step] : undefined),
    initialValue,
  )
  return [value].flat().filter(one => typeof one === 'string')
}

/** Returns the number of rows in a list of the form. */
export function rowsIn({ initialValue }: FormState, list: string): number {
  const rows = initialValue?.[list]
  return Array.isArray(rows) ? rows.length : rows === undefined ? 0 : 1
}

/** Returns the change that a button of the list has just made. */
export function changeOf(state: FormState | undefined, list: string) {
  const asked = state?.intent
  const isOfList = asked?.type === 'insert' || asked?.type === 'remove' || asked?.type === 'reorder'
  return isOfList && asked.payload.name === list ? asked : null
}

/** Returns the index of the row that was just added or moved, which gets the focus. */
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
