import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { guards } from '#app/access/guards.server.ts'
import { headOf, problem, reading } from '#app/access/page.server.ts'
import { redirectWithToast } from '#app/access/toast.server.ts'
import { removePartSchema } from '#app/domain/assessments/draft.schema.ts'
import { findTestPart, removeTestPart } from '#app/domain/assessments/edit-tests.server.ts'
import { readForm } from '#app/forms/form.server.ts'
import { adminPathOf } from '#app/paths/admin.ts'
import { titleOf } from './part.server.ts'

/** Loads the confirmation of removing a scale or an item, which says what is removed with it and what stays. */
export async function loadRemovedPart(args: LoaderFunctionArgs, name: 'scale' | 'item') {
  await guards.superRole(args)
  const { testId = '', scaleKey = '', itemKey = '' } = args.params
  const key = name === 'scale' ? scaleKey : itemKey
  const found = await findTestPart(testId, { part: name, key })
  if (!found || (name === 'scale' && found.test.isFixed)) throw problem(args, 404)
  const { t, language } = reading(args, 'adminTests')
  const { test, values, version } = found
  return {
    page: headOf(args, { title: t(`remove.${name}`), description: t('description') }),
    test: { id: test.id, ...titleOf(test, language) },
    here: new URL(args.request.url).pathname,
    name,
    back:
      name === 'scale' ? adminPathOf('testScale', { testId, scaleKey }) : adminPathOf('testItem', { testId, itemKey }),
    said: (name === 'scale' ? values.nameRu : values.textRu) ?? '',
    items: test.content.items.filter(({ scale }) => scale === key).length,
    version,
  }
}

export type RemovedPart = Awaited<ReturnType<typeof loadRemovedPart>>

export async function removePart(args: ActionFunctionArgs, name: 'scale' | 'item') {
  const viewer = await guards.superRole(args)
  const { testId = '', scaleKey = '', itemKey = '' } = args.params
  const part = { part: name, key: name === 'scale' ? scaleKey : itemKey }
  const removed = redirectWithToast(adminPathOf('adminTest', { testId }), 'deleted')
  const found = await findTestPart(testId, part)
  // The second request of a double click: the part is already removed.
  if (!found) return removed
  if (name === 'scale' && found.test.isFixed) throw problem(args, 404)
  const form = await readForm(args, removePartSchema)
  if (form.refused) return form.refused
  const outcome = await removeTestPart(viewer, testId, part, form.value.version)
  if (outcome === 'conflict') return form.refuse({ '': 'changedMeanwhile' }, 409)
  return removed
}
