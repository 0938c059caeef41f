import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { createCycleRow } from '#app/domain/cycle/cycle-rows.server.ts'
import type { CycleTable } from '#app/domain/cycle/cycle-tables.server.ts'
import { type NewCycleForms, newCycleSchemas } from '#app/domain/cycle/row.schema.ts'
import { constraintOf, readForm, type Schema } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { adminPathOf } from '#app/paths/admin.ts'
import { pagesOf } from './kinds.ts'
import { choicesOf, refusedFields } from './row-words.server.ts'

export async function loadNewRow(args: LoaderFunctionArgs, table: CycleTable) {
  await guards.superRole(args)
  const { t } = reading(args, 'admissionCycle')
  return {
    page: headOf(args, { title: t(`${table}.new`), description: t('description') }),
    table,
    constraint: constraintOf(newCycleSchemas[table]),
    choices: choicesOf(args),
    idempotencyKey: newIdempotencyKey(),
  }
}

export type NewRow = Awaited<ReturnType<typeof loadNewRow>>

export async function addRow(args: ActionFunctionArgs, table: CycleTable) {
  const viewer = await guards.superRole(args)
  const form = await readForm(args, newCycleSchemas[table] as Schema)
  if (form.refused) return form.refused
  const outcome = await createCycleRow(viewer, table, form.value as NewCycleForms[CycleTable])
  if (outcome && 'refusal' in outcome) return form.refuse(refusedFields(outcome.refusal))
  return redirectWithToast(adminPathOf(pagesOf[table].list), 'saved')
}
