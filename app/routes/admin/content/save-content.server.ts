import { redirectWithToast } from '#app/access/toast.server.ts'
import type { GuardArgs } from '#app/access/guards.server.ts'
import { conflictAnswer, type Kept, type VersionedForm } from '#app/forms/conflict.server.ts'
import type { Schema } from '#app/forms/form.server.ts'
import { conflictWords, type EditedRow, type FieldWords } from './history.server.ts'

type Valid<S extends Schema> = Extract<VersionedForm<S>, { raced: (now: Kept) => unknown }>
/** Errors of fields, `'conflict'`, or any other outcome of a save. */
type Saved<S extends Schema> = { refused: Parameters<Valid<S>['refuse']>[0] } | string | null

type Saving<S extends Schema> = {
  row: EditedRow
  words: () => FieldWords | Promise<FieldWords>
  /** Saves the values. Returns `'conflict'` when the row was saved since it was read, or the errors of its fields. */
  save: (value: Valid<S>['value'], declined: Record<string, string>) => Promise<Saved<S>>
  /** Reads the row again after a conflict. */
  find: () => Promise<Kept | null>
  /** Address of the page once the row is saved. */
  to: string
}

/** Saves the posted form of a content row. Returns the form with its errors, both versions after an edit conflict, or a
 *  redirect with a message. */
export async function saveContent<S extends Schema>(
  args: GuardArgs,
  form: VersionedForm<S>,
  { row, words, save, find, to }: Saving<S>,
) {
  if (form.refused) return form.refused
  const answer = async (conflict: Parameters<typeof conflictAnswer>[1]) =>
    conflictAnswer(args, conflict, await conflictWords(args, row, await words()))
  if (form.conflict) return answer(form.conflict)

  const outcome = await save(form.value, form.declined)
  if (outcome !== null && typeof outcome === 'object') return form.refuse(outcome.refused)
  const now = outcome === 'conflict' ? await find() : null
  const raced = now && form.raced(now)
  if (raced) return answer(raced)
  return redirectWithToast(to, 'saved')
}
