import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { refusedAction, staleAction } from '#app/access/refused-action.server.ts'
import { moveSchema } from '#app/domain/assessments/draft.schema.ts'
import { moveTestPart } from '#app/domain/assessments/edit-tests.server.ts'
import { readAction } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'

/** Moves a scale or an item by one place and redirects to its row. */
export async function movePart(args: ActionFunctionArgs, part: 'scale' | 'item') {
  const viewer = await guards.superRole(args)
  const form = await readAction(args, moveSchema)
  if (form.refused) throw refusedAction(args)
  const { testId = '', scaleKey = '', itemKey = '' } = args.params
  const key = part === 'scale' ? scaleKey : itemKey
  const { by, from } = form.value
  const isThere = await moveTestPart(viewer, testId, { part, key }, { from, by: by === '1' ? 1 : -1 })
  if (!isThere) throw staleAction(args)
  return redirect(`${adminPathOf('adminTest', { testId })}#${part}-${key}`)
}

export async function backToTest(args: LoaderFunctionArgs) {
  await guards.superRole(args)
  return redirect(adminPathOf('adminTest', { testId: args.params.testId ?? '' }))
}
