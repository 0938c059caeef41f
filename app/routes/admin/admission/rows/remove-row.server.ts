import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { findCycleRow, isLastDay, removeCycleRow } from '#app/domain/cycle/cycle-rows.server.ts'
import { removalSchema } from '#app/domain/cycle/row.schema.ts'
import { constraintOf, readForm } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { cycleRowOf } from './edit-row.server.ts'
import { pagesOf } from './kinds.ts'
import { nameOf } from './row-words.server.ts'

type Removed = 'LegalFloor' | 'ExamDate'

/** Loads the confirmation page of a deletion, which requires a reason. The last row that plans depend on cannot be
 *  deleted; the page says so. */
export async function loadRemovedRow(args: LoaderFunctionArgs, table: Removed) {
  await guards.superRole(args)
  const found = await cycleRowOf(args, table)
  const { t } = reading(args, 'admissionCycle')
  return {
    page: headOf(args, { title: t(`${table}.remove`), description: t('description') }),
    table,
    name: nameOf(args, table, found.values),
    version: found.version,
    back: adminPathOf(pagesOf[table].edit, { rowId: found.id }),
    isLast: await isLastDay(table, found.row),
    constraint: constraintOf(removalSchema),
  }
}

export type RemovedRow = Awaited<ReturnType<typeof loadRemovedRow>>

export async function removeThisRow(args: ActionFunctionArgs, table: Removed) {
  const viewer = await guards.superRole(args)
  const list = redirectWithToast(adminPathOf(pagesOf[table].list), 'deleted')
  const found = await findCycleRow(table, args.params.rowId ?? '')
  // The second request of a double click: the row is already deleted.
  if (!found) return list
  const form = await readForm(args, removalSchema)
  if (form.refused) return form.refused
  const outcome = await removeCycleRow(viewer, table, found.id, form.value)
  if (outcome === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  // The page explains that the last row cannot be deleted.
  return outcome === 'last' ? data(null, { status: 400 }) : list
}
