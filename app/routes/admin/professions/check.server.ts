import { data } from '@remix-run/node'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { reading } from '#app/access/page.server.ts'
import { listNearest } from '#app/domain/guidance/nearest.server.ts'
import type { Interests } from '#app/domain/professions/interests.ts'
import type { FieldFault } from '#app/domain/professions/profession-form.schema.ts'
import { writtenIn } from '#app/domain/professions/profession-fields.ts'
import { formDataOf, judgeForm, type Schema } from '#app/forms/form.server.ts'

/** Returns the professions nearest to a profile of interests, with the closeness as text. */
export async function nearestTexts(args: GuardArgs, interests: Partial<Interests>, except: string) {
  const { t, language } = reading(args, 'match')
  const found = await listNearest(interests, except, language)
  return found.map(({ closeness, ...rest }) => ({ ...rest, closeness: t(`closeness.${closeness}`) }))
}

export type Nearest = Awaited<ReturnType<typeof nearestTexts>>

/** Returns the response to a form that was sent only to be checked: the form as typed, its errors and the nearest
 *  professions. Nothing is saved. Null for a form that is to be saved. */
export async function checkAnswer(args: GuardArgs, schema: Schema, except: string) {
  const posted = await formDataOf(args.request.clone())
  if (!posted.has('check')) return null
  const { valid, refuse } = judgeForm(args, posted, schema)
  const { data: shown } = refuse({}, valid ? 200 : 400)
  args.context.refused = !valid
  const typed = [...posted].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const { interests } = writtenIn(Object.fromEntries(typed))
  return data({ ...shown, nearest: await nearestTexts(args, interests, except) }, { status: valid ? 200 : 400 })
}

export function errorsOf(faults: readonly FieldFault[]): Record<string, string> {
  return Object.fromEntries(faults.map(({ field, key }) => [field, key]))
}
