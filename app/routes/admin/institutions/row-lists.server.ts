import { data } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { type Row, rowsOfText, textOfRows } from '#app/domain/text/row-text.ts'
import { formDataOf } from '#app/forms/form.server.ts'
import type { FormState } from '#app/forms/form-state.ts'

/** Lists of a form: the fields of their rows and the maximum number of rows. */
type RowLists = Record<string, { parts: readonly string[]; most: number }>

/** Reads a form with row lists (`RowList`). Each list becomes one text, the form in which it is stored and compared. If
 *  a list button was pressed, `again` is the response that shows the form with that list changed and all other values
 *  as typed. */
export async function readRowLists(args: GuardArgs, lists: RowLists) {
  const posted = await formDataOf(args.request)
  for (const [name, { parts, most }] of Object.entries(lists)) foldRows(posted, name, parts, most)
  const pressed = posted.get('rows')
  const again = typeof pressed === 'string' ? change(posted, lists, pressed) : null
  return { posted, again }
}

/** Combines the fields `name_0_part` into one text under `name`. Without such fields the text of the form stays. */
function foldRows(posted: FormData, name: string, parts: readonly string[], most: number) {
  const rows: Row<string>[] = []
  let isFolded = false
  for (const [field, value] of [...posted]) {
    const [, of, number, part = ''] = /^(\w+)_(\d{1,3})_([a-z]+)$/.exec(field) ?? []
    if (of !== name || !parts.includes(part)) continue
    isFolded = true
    posted.delete(field)
    const at = Number(number)
    if (at >= most) continue
    while (rows.length <= at) rows.push(Object.fromEntries(parts.map(one => [one, ''])))
    rows[at]![part] = typeof value === 'string' ? value : ''
  }
  if (isFolded) posted.set(name, textOfRows(parts, rows))
}

function change(posted: FormData, lists: RowLists, pressed: string) {
  const [name = '', action, number] = pressed.split(':')
  const list = lists[name]
  if (!list) return null
  const { parts, most } = list
  const kept = posted.get(name)
  const rows = rowsOfText(parts, typeof kept === 'string' ? kept : '')
  const at = Number(number)
  let focus = name
  if (action === 'add' && rows.length < most) {
    rows.push(Object.fromEntries(parts.map(part => [part, ''])))
    focus = `${name}_${rows.length - 1}_${parts[0]}`
  }
  if (action === 'remove') rows.splice(at, 1)
  if (action === 'up' && at > 0 && at < rows.length) {
    rows.splice(at - 1, 0, ...rows.splice(at, 1))
    focus = `${name}_${at - 1}_${parts[0]}`
  }
  posted.set(name, textOfRows(parts, rows))
  const typed = [...posted].filter(([field]) => field !== 'rows')
  const form: FormState = { initialValue: Object.fromEntries(typed) as FormState['initialValue'] }
  return data({ form, focus })
}
