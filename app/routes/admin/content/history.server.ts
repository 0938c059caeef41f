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

type Row = {
  table: EditedTable
  rowId: string
  /** The row as its form has it. */
  values: Fields
}

/** What the fields of a row and their values are called. */
export type FieldWords = { label: (name: string) => string; value: (name: string, value: string) => string }

type Words = FieldWords & {
  /** The address of the row's page with this asked of it. */
  at: (asked: { edit?: string; before?: string }) => string
  /** What a part of the row is called by its own row id. Given, the history is that of the row with all its parts, and the
   *  way back to an earlier version is on the page of each part. */
  part?: (rowId: string) => string | null
}

/** The history of a row as its page tells it (`ContentHistory`), the older edits by `?before=`. */
export async function historyOf(args: GuardArgs, { table, rowId }: Row, { label, value, at, part }: Words) {
  const { t, language } = reading(args, 'contentHistory')
  const before = new URL(args.request.url).searchParams.get('before')
  const found = await listContentEdits(table, rowId, before, { parts: part !== undefined })
  if (!found) throw problem(args, 404)
  const worded = (name: string, text: string) => (text === '' ? t('empty') : value(name, text))
  return {
    edits: found.edits.map(({ id, rowId: of, at: when, by, kind, changed }) => ({
      ...{ id, kind, of: part?.(of) ?? null, by: by ?? t('somebody'), when: momentText(when.toISOString(), language) },
      // Of a new row every field is new: that is told once.
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

/** What a row's form begins with: what is kept, or with `?edit=` the fields of an earlier edit, which `returned` says. */
export async function beginningOf(args: GuardArgs, { table, rowId, values }: Row) {
  const editId = new URL(args.request.url).searchParams.get('edit')
  if (editId === null) return { values, returned: false }
  const earlier = await findEditedFields(table, rowId, editId)
  if (!earlier) throw problem(args, 404)
  const known = Object.keys(values).map(name => [name, earlier[name] ?? values[name]!])
  return { values: Object.fromEntries(known) as Fields, returned: true }
}

/** The words of two versions of a row: who saved it meanwhile, and what its fields mean. */
export async function conflictWords(args: GuardArgs, { table, rowId }: Omit<Row, 'values'>, words: FieldWords) {
  const last = await findLastContentEdit(table, rowId)
  const { language } = reading(args, 'contentHistory')
  // A row without an edit was changed by a release just now.
  const at = momentText((last?.at ?? new Date()).toISOString(), language)
  return { ...words, by: last?.by ?? null, at }
}
