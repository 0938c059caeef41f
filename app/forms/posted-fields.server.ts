import { getZodConstraint } from '@conform-to/zod/v4'
import { INTENT } from '@conform-to/dom'
import { z } from 'zod'
import type { Schema } from './form.server.ts'

/** Maximum rows of a list. conform expands `list[1000000]` into a million rows before any rule is checked. */
const MOST_ROWS = 100

const row = z.int().min(0).max(MOST_ROWS)
const text = z.string().max(1000)

/** Intents of the list buttons. */
const intent = z
  .string()
  .max(10_000)
  .transform(parsed)
  .pipe(
    z.discriminatedUnion('type', [
      z.object({
        type: z.literal('insert'),
        payload: z.object({
          name: text,
          index: row.optional(),
          defaultValue: z.union([text, z.record(z.string().regex(/^[a-z]\w*$/i), text)]).optional(),
        }),
      }),
      z.object({ type: z.literal('remove'), payload: z.object({ name: text, index: row }) }),
      z.object({ type: z.literal('reorder'), payload: z.object({ name: text, from: row, to: row }) }),
    ]),
  )

/** Returns the posted fields that conform may expand: flat names, and those of the form's own lists within the schema's
 *  depth and `MOST_ROWS`. Of conform's own fields only the list button is kept, in forms with lists. */
export function fieldsWithin(posted: FormData, schema: Schema, lists: string[]): FormData {
  const known = new Set(lists.length > 0 ? Object.keys(getZodConstraint(schema)) : [])
  const fields = new FormData()
  for (const [name, value] of posted) {
    const isFlat = /^[a-z]\w*$/i.test(name) && !(name in {}) && !lists.includes(name)
    if (isFlat || isWithin(name, known, lists)) fields.append(name, value)
  }
  if (lists.length > 0 && posted.has(INTENT)) fields.set(INTENT, JSON.stringify(pressed(posted, fields, lists)))
  return fields
}

/** Checks for a name inside a list that the schema knows, such as `goals[3]` or `goals[3].title`. */
function isWithin(name: string, known: Set<string>, lists: string[]) {
  const [, list = ''] = /^(\w+)\[\d/.exec(name) ?? []
  if (!lists.includes(list) || name.includes('[]') || !known.has(name.replace(/\[\d+\]/g, '[]'))) return false
  return Array.from(name.matchAll(/\[(\d+)\]/g), ([, row]) => Number(row)).every(row => row < MOST_ROWS)
}

/** Returns the pressed list button. An invalid one only validates the form and never submits it. */
function pressed(posted: FormData, fields: FormData, lists: string[]) {
  const button = intent.safeParse(posted.get(INTENT))
  const obeyed = button.success && lists.includes(button.data.payload.name) && hasRoom(fields, button.data)
  return obeyed ? button.data : { type: 'validate', payload: {} }
}

/** A full list accepts no more rows, because they would be lost on submit. */
function hasRoom(fields: FormData, { type, payload }: z.output<typeof intent>) {
  if (type !== 'insert') return true
  return !Array.from(fields.keys()).some(name => name.startsWith(`${payload.name}[${MOST_ROWS - 1}]`))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
