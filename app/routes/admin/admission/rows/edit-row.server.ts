import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { type GuardArgs, guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { editCycleRow, findCycleRow } from '#app/domain/cycle/cycle-rows.server.ts'
import type { CycleTable } from '#app/domain/cycle/cycle-tables.server.ts'
import { type CycleForms, cycleSchemas } from '#app/domain/cycle/row.schema.ts'
import { readVersioned } from '#app/forms/conflict.server.ts'
import { constraintOf, type Schema } from '#app/forms/form.server.ts'
import { currencyText } from '#app/i18n/format.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { beginningOf, historyOf } from '../../content/history.server.ts'
import { saveContent } from '../../content/save-content.server.ts'
import { pagesOf } from './kinds.ts'
import { choicesOf, fieldWords, nameOf, refusedFields } from './row-words.server.ts'

/** Returns the row of the address. Throws a 404 when there is none. */
export async function cycleRowOf(args: GuardArgs & Pick<LoaderFunctionArgs, 'params'>, table: CycleTable) {
  const row = await findCycleRow(table, args.params.rowId ?? '')
  if (!row) throw problem(args, 404)
  return row
}

export async function loadRow(args: LoaderFunctionArgs, table: CycleTable) {
  await guards.superRole(args)
  const { id, version, values } = await cycleRowOf(args, table)
  const { t, language } = reading(args, 'admissionCycle')
  const row = { table, rowId: id, values }
  const { edit, remove } = pagesOf[table]
  const name = table === 'ExchangeRate' ? currencyText(id, language) : nameOf(args, table, values)
  const at = (asked: Record<string, string>) => adminPathOf(edit, { rowId: id }, asked)
  return {
    page: headOf(args, { title: t('editTitle', { name }), description: t('description') }),
    ...{ table, id },
    remove: remove && adminPathOf(remove, { rowId: id }),
    kept: { version, values },
    beginning: await beginningOf(args, row),
    constraint: constraintOf(cycleSchemas[table]),
    choices: choicesOf(args),
    history: await historyOf(args, row, { ...fieldWords(args, table), at }),
  }
}

export type LoadedRow = Awaited<ReturnType<typeof loadRow>>

export async function saveRow(args: ActionFunctionArgs, table: CycleTable) {
  const viewer = await guards.superRole(args)
  const row = await cycleRowOf(args, table)
  const form = await readVersioned(args, cycleSchemas[table] as Schema, row)
  const { id, version } = row
  return saveContent(args, form, {
    row: { table, rowId: id },
    words: () => fieldWords(args, table),
    async save(value, declined) {
      const outcome = await editCycleRow(viewer, table, id, value as CycleForms[CycleTable], { version, declined })
      if (outcome === null) throw problem(args, 404)
      return typeof outcome === 'object' ? { refused: refusedFields(outcome.refusal) } : outcome
    },
    find: () => cycleRowOf(args, table),
    to: adminPathOf(pagesOf[table].edit, { rowId: id }),
  })
}
