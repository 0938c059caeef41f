import type { GuardArgs } from '#app/access/guards.server.ts'
import { problem, reading } from '#app/access/page.server.ts'
import {
  type EditedTable,
  type Fields,
  findEditedFields,
  findLastContentEdit,
  listContentEdits,
  MERGED,
} from '#app/domain/content/history.server.ts'
import { differing } from '#app/domain/text/differing.ts'
import { momentText } from '#app/i18n/format.server.ts'

export type EditedRow = { table: EditedTable; rowId: string }
type Row = EditedRow & {
  /** The row's values as its form fields. */
  values: Fields
}

export type FieldWords = { label: (name: string) => string; value: (name: string, value: string) => string }

type Words = FieldWords & {
  /** Returns the address of the row's page with this query. */
  at: (asked: { edit?: string; before?: string }) => string
  /** Returns the name of a part by its row id. If given, the history includes all parts of the row, and earlier
   *  versions are restored on the page of each part. */
  part?: (rowId: string) => string | null
}

/** Returns the history of a row for `ContentHistory`. Older edits are read with `?before=`. */
export async function historyOf(args: GuardArgs, { table, rowId }: Row, { label, value, at, part }: Words) {
  const { t, language } = reading(args, 'contentHistory')
  const before = new URL(args.request.url).searchParams.get('before')
  const found = await listContentEdits(table, rowId, before, { parts: part !== undefined })
  if (!found) throw problem(args, 404)
  const worded = (name: string, text: string) => (text === '' ? t('empty') : value(name, text))
  return {
    edits: found.edits.map(({ id, rowId: of, at: when, by, kind, changed }) => ({
      ...{ id, kind, of: part?.(of) ?? null, by: by ?? t('somebody'), when: momentText(when.toISOString(), language) },
      // Every field of a new row is new, so its changes are not listed.
      changes:
        kind === 'CREATED'
          ? []
          : changed.map(({ name, ...texts }) => {
              const [from, to] = differing(worded(name, texts.from), worded(name, texts.to))
              return { label: name === MERGED ? t('merged') : label(name), from, to }
            }),
      returnTo: kind === 'REMOVED' || part ? null : at({ edit: id }),
    })),
    newest: before === null ? null : at({}),
    older: found.next && at({ before: found.next }),
  }
}

export type History = Awaited<ReturnType<typeof historyOf>>

/** Returns the initial values of a row's form: the stored ones or, with `?edit=`, those of an earlier edit
 *  (`returned`). */
export async function beginningOf(args: GuardArgs, { table, rowId, values }: Row) {
  const editId = new URL(args.request.url).searchParams.get('edit')
  if (editId === null) return { values, returned: false }
  const earlier = await findEditedFields(table, rowId, editId)
  if (!earlier) throw problem(args, 404)
  const known = Object.keys(values).map(name => [name, earlier[name] ?? values[name]!])
  return { values: Object.fromEntries(known) as Fields, returned: true }
}

/** Returns the texts of an edit conflict: the person who saved in the meantime, the time, and the labels of the fields. */
export async function conflictWords(args: GuardArgs, { table, rowId }: EditedRow, words: FieldWords) {
  const last = await findLastContentEdit(table, rowId)
  const { language } = reading(args, 'contentHistory')
  // A row without edits has just been changed by a release.
  const at = momentText((last?.at ?? new Date()).toISOString(), language)
  return { ...words, by: last?.by ?? null, at }
}
