import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { addTestPart, findEditedTest } from '#app/domain/assessments/edit-tests.server.ts'
import { constraintOf, readForm, type Schema } from '#app/forms/form.server.ts'
import { newIdempotencyKey } from '#app/forms/idempotency-key.tsx'
import { adminPathOf } from '#app/paths/admin.ts'
import { aroundPart } from './part.server.ts'

/** Loads the form for a new scale or item. `?scale=` preselects the scale. */
export async function loadNewPart(args: LoaderFunctionArgs, part: 'scale' | 'item', schema: Schema) {
  await guards.superRole(args)
  const test = await findEditedTest(args.params.testId ?? '')
  if (!test || (part === 'scale' && test.isFixed)) throw problem(args, 404)
  const { t } = reading(args, 'adminTests')
  const asked = new URL(args.request.url).searchParams.get('scale')
  return {
    page: headOf(args, { title: t(`new.${part}`), description: t('description') }),
    here: new URL(args.request.url).pathname,
    scale: test.content.scales.find(({ key }) => key === asked)?.key ?? '',
    constraint: constraintOf(schema),
    idempotencyKey: newIdempotencyKey(),
    ...aroundPart(args, test),
  }
}

export type LoadedNewPart = Awaited<ReturnType<typeof loadNewPart>>

export async function addPart(args: ActionFunctionArgs, part: 'scale' | 'item', schema: Schema) {
  const viewer = await guards.superRole(args)
  const testId = args.params.testId ?? ''
  const test = await findEditedTest(testId)
  if (!test || (part === 'scale' && test.isFixed)) throw problem(args, 404)
  const form = await readForm(args, schema)
  if (form.refused) return form.refused
  const { idempotencyKey = '', ...fields } = form.value as Record<string, string | undefined>
  const outcome = await addTestPart(viewer, testId, part, { fields, idempotencyKey })
  if (outcome === null || outcome === 'fixed') throw problem(args, 404)
  if (outcome === 'tooMany') return form.refuse({ '': 'tooMany' })
  if (outcome === 'noAnswer') return form.refuse({ right: 'noAnswer' })
  if (outcome === 'noScale') return form.refuse({ scale: 'invalid' })
  // After adding an item, the form for the next one of the same scale opens.
  const to =
    part === 'item'
      ? adminPathOf('newTestItem', { testId }, { scale: fields.scale })
      : adminPathOf('adminTest', { testId })
  return redirectWithToast(to, 'saved')
}
